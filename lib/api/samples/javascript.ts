import { formatData } from './format-data'
import { joinLines, keyComment, type SampleRequest } from './sample-request'

/** Writes the request as a program for Node 18 and later, where `fetch` is built in but `crypto` has to be imported. */
export function buildJavaScript(request: SampleRequest): string {
  const { id, method, baseUrl, path, query, body, hasIdempotencyKey, hasAnswer } = request
  const hasQuery = Object.keys(query).length > 0
  const hasMoreHeaders = body !== undefined || hasIdempotencyKey
  const authorization = `Authorization: \`Bearer \${process.env.TOKEN}\``
  return joinLines([
    `// Node 18 or later; save it as ${toKebabCase(id)}.mjs`,
    hasIdempotencyKey && "import { randomUUID } from 'node:crypto'\n",
    `const baseUrl = '${baseUrl}'`,
    hasQuery && `const query = new URLSearchParams(${formatData(query, 'javascript')})`,
    '',
    `const response = await fetch(\`\${baseUrl}${path}${hasQuery ? `?\${query}` : ''}\`, {`,
    method !== 'GET' && `  method: '${method}',`,
    ...(hasMoreHeaders ? ['  headers: {', `    ${authorization},`] : [`  headers: { ${authorization} },`]),
    body !== undefined && "    'Content-Type': 'application/json',",
    hasIdempotencyKey && `    // ${keyComment}\n    'Idempotency-Key': randomUUID(),`,
    hasMoreHeaders && '  },',
    body !== undefined && `  body: JSON.stringify(${formatData(body, 'javascript', '  ')}),`,
    '})',
    '',
    'if (!response.ok) {',
    '  const { error } = await response.json()',
    '  throw new Error(',
    `    \`\${error.code}: \${error.message} (request \${error.request_id})\`,`,
    '  )',
    '}',
    hasAnswer ? 'console.log(JSON.stringify(await response.json(), null, 2))' : 'console.log(response.status)',
  ])
}

/** @example toKebabCase('createTask') // => 'create-task' */
function toKebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
