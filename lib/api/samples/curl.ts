import type { SampleRequest } from './sample-request'

/** The request as a command for a shell. It has no comments: zsh, as macOS sets it up, runs a pasted one as a command. */
export function buildCurl({ method, baseUrl, path, query, body, hasIdempotencyKey, hasAnswer }: SampleRequest): string {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  const url = search.size ? `"${baseUrl}${path}?${keepReadable(search.toString())}"` : `${baseUrl}${path}`
  const isMethodImplied = method === 'GET' || (method === 'POST' && body !== undefined)
  const parts = [
    // With no body to print, curl would say nothing at all: -i shows the status.
    ['curl', !hasAnswer && '-i', !isMethodImplied && `-X ${method}`, url].filter(Boolean).join(' '),
    '-H "Authorization: Bearer $TOKEN"',
    body !== undefined && '-H "Content-Type: application/json"',
    hasIdempotencyKey && '-H "Idempotency-Key: $(uuidgen)"',
    body !== undefined && `-d '${toShellText(JSON.stringify(body, null, 2))}'`,
  ]
  return parts.filter(Boolean).join(' \\\n  ')
}

/** Commas and colons need no encoding in a query. */
function keepReadable(query: string): string {
  return query.replaceAll('%2C', ',').replaceAll('%3A', ':')
}

/** Indents the lines after the first one, and ends the quotes around each single quote. */
function toShellText(text: string): string {
  return text.replaceAll("'", "'\\''").replaceAll('\n', '\n  ')
}
