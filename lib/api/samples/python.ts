import { formatData } from './format-data'
import { joinLines, keyComment, type SampleRequest } from './sample-request'

/** Writes the request as a program for Python 3 that needs no packages. */
export function buildPython(request: SampleRequest): string {
  const { method, baseUrl, path, query, body, hasIdempotencyKey, hasAnswer } = request
  const hasQuery = Object.keys(query).length > 0
  const hasMoreHeaders = body !== undefined || hasIdempotencyKey
  const authorization = `"Authorization": f"Bearer {os.environ['TOKEN']}"`
  return joinLines([
    'import json\nimport os\nimport sys',
    hasIdempotencyKey && 'import uuid',
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
    hasIdempotencyKey && `        # ${keyComment}\n        "Idempotency-Key": str(uuid.uuid4()),`,
    hasMoreHeaders && '    },',
    body !== undefined && '    data=json.dumps(body).encode(),',
    ')',
    '',
    'try:',
    '    with urlopen(request) as response:',
    hasAnswer ? '        print(json.dumps(json.load(response), indent=2))' : '        print(response.status)',
    'except HTTPError as failure:',
    '    error = json.load(failure)["error"]',
    '    sys.exit(',
    "        f\"{error['code']}: {error['message']}\"",
    '        f" (request {error[\'request_id\']})"',
    '    )',
  ])
}
