import type { SampleRequest } from './sample-request'

/** Writes the request as a shell command. It has no comments, because zsh, as macOS sets it up, runs a pasted comment as a command. */
export function buildCurl({ method, baseUrl, path, query, body, hasIdempotencyKey, hasAnswer }: SampleRequest): string {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  const url = search.size ? `"${baseUrl}${path}?${keepReadable(search.toString())}"` : `${baseUrl}${path}`
  const isMethodImplied = method === 'GET' || (method === 'POST' && body !== undefined)
  const parts = [
    // If there's no body, curl prints nothing, so -i shows the status.
    ['curl', !hasAnswer && '-i', !isMethodImplied && `-X ${method}`, url].filter(Boolean).join(' '),
    '-H "Authorization: Bearer $TOKEN"',
    body !== undefined && '-H "Content-Type: application/json"',
    hasIdempotencyKey && '-H "Idempotency-Key: $(uuidgen)"',
    body !== undefined && `-d '${toShellText(JSON.stringify(body, null, 2))}'`,
  ]
  return parts.filter(Boolean).join(' \\\n  ')
}

/** Decodes commas and colons, which don't need encoding in a query. */
function keepReadable(query: string): string {
  return query.replaceAll('%2C', ',').replaceAll('%3A', ':')
}

/** Indents all lines after the first, and escapes single quotes by closing the quotes around them. */
function toShellText(text: string): string {
  return text.replaceAll("'", "'\\''").replaceAll('\n', '\n  ')
}
