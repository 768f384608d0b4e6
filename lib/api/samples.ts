import type { ApiMethod, ApiSample } from './api-types'
import { formatData } from './format-data'
import type { JsonValue } from './openapi-types'

/** The request that an operation's samples send. */
export type SampleRequest = {
  /** The operation's ID, such as "createTask". */
  id: string
  method: ApiMethod
  /** The server's URL, without a trailing slash. */
  baseUrl: string
  /** The path after the base URL, with examples in place of the parameters. */
  path: string
  query: Readonly<Record<string, string | number>>
  body?: JsonValue
  /** The same each time the program runs, so that a second run doesn't create a second record. */
  idempotencyKey?: string
  /** Whether the response is JSON. Otherwise it's only a status. */
  hasResponseBody: boolean
}

/** Writes the request as a complete program in each language. The programs read the token from the environment variable TOKEN. */
export function buildSamples(request: SampleRequest): ApiSample[] {
  return [
    { language: 'curl', label: 'curl', highlight: 'bash', code: buildCurl(request) },
    { language: 'javascript', label: 'JavaScript', highlight: 'js', code: buildJavaScript(request) },
    { language: 'python', label: 'Python', highlight: 'python', code: buildPython(request) },
    { language: 'ruby', label: 'Ruby', highlight: 'ruby', code: buildRuby(request) },
  ]
}

/** Writes the request as a shell command. It has no comments, because zsh, as macOS sets it up, runs a pasted comment as a command. */
function buildCurl({ method, baseUrl, path, query, body, idempotencyKey, hasResponseBody }: SampleRequest): string {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  const url = search.size ? `"${baseUrl}${path}?${keepReadable(search.toString())}"` : `${baseUrl}${path}`
  const isMethodImplied = method === 'GET' || (method === 'POST' && body !== undefined)
  const parts = [
    // If there's no body, curl prints nothing, so -i shows the status.
    ['curl', !hasResponseBody && '-i', !isMethodImplied && `-X ${method}`, url].filter(Boolean).join(' '),
    '-H "Authorization: Bearer $TOKEN"',
    body !== undefined && '-H "Content-Type: application/json"',
    idempotencyKey && `-H "Idempotency-Key: ${idempotencyKey}"`,
    body !== undefined && `-d '${toShellText(JSON.stringify(body, null, 2))}'`,
  ]
  return parts.filter(Boolean).join(' \\\n  ')
}

/** Encodes an example for a path, so that a shell can read the address without quotation marks. `encodeURIComponent` leaves `!'()*` as they are. */
export function toPathSegment(example: string | number): string {
  return encodeURIComponent(example).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)
}

/** Decodes commas and colons, which don't need encoding in a query. */
function keepReadable(query: string): string {
  return query.replaceAll('%2C', ',').replaceAll('%3A', ':')
}

/** Indents all lines after the first, and escapes single quotes by closing the quotes around them. */
function toShellText(text: string): string {
  return text.replaceAll("'", "'\\''").replaceAll('\n', '\n  ')
}

/** The comment above the key in every program. */
const keyComment = 'Keep the key to run this again. Choose a new one for a new request.'

/** Joins the lines of a program. Lines that don't apply are false and left out. */
function joinLines(lines: readonly (string | false | undefined)[]): string {
  return lines.filter((line) => line !== false && line !== undefined).join('\n')
}

/** Writes the request as a program for Node 18 and later, where `fetch` is built in. */
function buildJavaScript(request: SampleRequest): string {
  const { id, method, baseUrl, path, query, body, idempotencyKey, hasResponseBody } = request
  const hasQuery = Object.keys(query).length > 0
  const hasMoreHeaders = body !== undefined || idempotencyKey !== undefined
  const authorization = `Authorization: \`Bearer \${process.env.TOKEN}\``
  return joinLines([
    `// Node 18 or later; save it as ${toKebabCase(id)}.mjs`,
    `const baseUrl = '${baseUrl}'`,
    hasQuery && `const query = new URLSearchParams(${formatData(query, 'javascript')})`,
    '',
    `const response = await fetch(\`\${baseUrl}${path}${hasQuery ? `?\${query}` : ''}\`, {`,
    method !== 'GET' && `  method: '${method}',`,
    ...(hasMoreHeaders ? ['  headers: {', `    ${authorization},`] : [`  headers: { ${authorization} },`]),
    body !== undefined && "    'Content-Type': 'application/json',",
    idempotencyKey && `    // ${keyComment}\n    'Idempotency-Key': '${idempotencyKey}',`,
    hasMoreHeaders && '  },',
    body !== undefined && `  body: JSON.stringify(${formatData(body, 'javascript', '  ')}),`,
    '})',
    '',
    'if (!response.ok) {',
    `  throw new Error(\`\${response.status} \${await response.text()}\`)`,
    '}',
    hasResponseBody ? 'console.log(JSON.stringify(await response.json(), null, 2))' : 'console.log(response.status)',
  ])
}

/** Returns the key of an operation's samples. It never changes, so running a sample again creates nothing twice. */
export function toSampleKey(id: string): string {
  return `${toKebabCase(id)}-0001`
}

/** @example toKebabCase('createTask') // => 'create-task' */
function toKebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** Writes the request as a program for Python 3 that needs no packages. */
function buildPython(request: SampleRequest): string {
  const { method, baseUrl, path, query, body, idempotencyKey, hasResponseBody } = request
  const hasQuery = Object.keys(query).length > 0
  const hasMoreHeaders = body !== undefined || idempotencyKey !== undefined
  const authorization = `"Authorization": f"Bearer {os.environ['TOKEN']}"`
  return joinLines([
    'import json\nimport os\nimport sys',
    'from urllib.error import HTTPError',
    hasQuery && 'from urllib.parse import urlencode',
    'from urllib.request import Request, urlopen',
    '',
    `BASE_URL = "${baseUrl}"`,
    hasQuery && `query = urlencode(${formatData(query, 'python')})`,
    body !== undefined && `body = ${formatData(body, 'python')}`,
    '',
    'request = Request(',
    `    f"{BASE_URL}${path}${hasQuery ? '?{query}' : ''}",`,
    method !== 'GET' && `    method="${method}",`,
    ...(hasMoreHeaders ? ['    headers={', `        ${authorization},`] : [`    headers={${authorization}},`]),
    body !== undefined && '        "Content-Type": "application/json",',
    idempotencyKey && `        # ${keyComment}\n        "Idempotency-Key": "${idempotencyKey}",`,
    hasMoreHeaders && '    },',
    body !== undefined && '    data=json.dumps(body).encode(),',
    ')',
    '',
    'try:',
    '    with urlopen(request) as response:',
    hasResponseBody ? '        print(json.dumps(json.load(response), indent=2))' : '        print(response.status)',
    'except HTTPError as failure:',
    '    sys.exit(f"{failure.code} {failure.read().decode()}")',
  ])
}

const classes = { GET: 'Get', POST: 'Post', PATCH: 'Patch', DELETE: 'Delete' } as const satisfies Record<
  ApiMethod,
  string
>

/** Writes the request as a Ruby program that needs no gems. */
function buildRuby(request: SampleRequest): string {
  const { method, baseUrl, path, query, body, idempotencyKey, hasResponseBody } = request
  const hasQuery = Object.keys(query).length > 0
  return joinLines([
    "require 'json'\nrequire 'net/http'",
    '',
    `BASE_URL = '${baseUrl}'`,
    `uri = URI("#{BASE_URL}${path}")`,
    hasQuery && `uri.query = URI.encode_www_form(${formatData(query, 'ruby')})`,
    '',
    `request = Net::HTTP::${classes[method]}.new(uri)`,
    `request['Authorization'] = "Bearer #{ENV.fetch('TOKEN')}"`,
    body !== undefined && "request['Content-Type'] = 'application/json'",
    idempotencyKey && `# ${keyComment}\nrequest['Idempotency-Key'] = '${idempotencyKey}'`,
    body !== undefined && `request.body = ${formatData(body, 'ruby')}.to_json`,
    '',
    'http = Net::HTTP.new(uri.hostname, uri.port)',
    "http.use_ssl = uri.scheme == 'https'",
    'response = http.request(request)',
    '',
    'unless response.is_a?(Net::HTTPSuccess)',
    '  abort "#{response.code} #{response.body}"',
    'end',
    hasResponseBody ? 'puts JSON.pretty_generate(JSON.parse(response.body))' : 'puts response.code',
  ])
}
