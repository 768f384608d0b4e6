import type { ApiMethod } from '../api-types'
import { formatData } from './format-data'
import { joinLines, keyComment, type SampleRequest } from './sample-request'

const classes = { GET: 'Get', POST: 'Post', PATCH: 'Patch', DELETE: 'Delete' } as const satisfies Record<
  ApiMethod,
  string
>

/** Writes the request as a Ruby program that needs no gems. */
export function buildRuby(request: SampleRequest): string {
  const { method, baseUrl, path, query, body, hasIdempotencyKey, hasAnswer } = request
  const hasQuery = Object.keys(query).length > 0
  return joinLines([
    "require 'json'\nrequire 'net/http'",
    hasIdempotencyKey && "require 'securerandom'",
    '',
    `BASE_URL = '${baseUrl}'`,
    `uri = URI("#{BASE_URL}${path}")`,
    hasQuery && `uri.query = URI.encode_www_form(${formatData(query, 'ruby')})`,
    '',
    `request = Net::HTTP::${classes[method]}.new(uri)`,
    `request['Authorization'] = "Bearer #{ENV.fetch('TOKEN')}"`,
    body !== undefined && "request['Content-Type'] = 'application/json'",
    hasIdempotencyKey && `# ${keyComment}\nrequest['Idempotency-Key'] = SecureRandom.uuid`,
    body !== undefined && `request.body = ${formatData(body, 'ruby')}.to_json`,
    '',
    'http = Net::HTTP.new(uri.hostname, uri.port)',
    "http.use_ssl = uri.scheme == 'https'",
    'response = http.request(request)',
    '',
    'unless response.is_a?(Net::HTTPSuccess)',
    "  error = JSON.parse(response.body)['error']",
    "  abort \"#{error['code']}: #{error['message']}\" \\",
    '        " (request #{error[\'request_id\']})"',
    'end',
    hasAnswer ? 'puts JSON.pretty_generate(JSON.parse(response.body))' : 'puts response.code',
  ])
}
