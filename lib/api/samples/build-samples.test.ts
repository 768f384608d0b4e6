import { describe, expect, test } from 'vitest'
import { buildSamples } from './build-samples'
import { createRequest, listRequest } from './fixtures'
import type { SampleRequest } from './sample-request'

const listCodes = (request: SampleRequest) => buildSamples(request).map(({ code }) => code)

describe('buildSamples', () => {
  test('names the languages in the order of the tabs', () => {
    expect(buildSamples(listRequest).map(({ label, highlight }) => `${label} ${highlight}`)).toEqual([
      'curl bash',
      'JavaScript js',
      'Python python',
      'Ruby ruby',
    ])
  })

  test('shows the status where no body comes back', () => {
    const request = { ...listRequest, method: 'DELETE', path: '/tasks/1', query: {}, hasAnswer: false } as const
    const [curl, javascript, python, ruby] = listCodes(request)
    expect(curl).toMatch(/^curl -i -X DELETE https:\/\/api.example.com\/v1\/tasks\/1 /)
    expect(javascript).toMatch(/console\.log\(response\.status\)$/)
    expect(python).toMatch(/ print\(response\.status\)\n/)
    expect(ruby).toMatch(/\nputs response\.code$/)
  })

  test('sends a change with PATCH, and a POST without a body as POST', () => {
    const [curl, javascript, python, ruby] = listCodes({ ...createRequest, method: 'PATCH' })
    expect(curl).toMatch('curl -X PATCH https')
    expect(javascript).toMatch("method: 'PATCH'")
    expect(python).toMatch('method="PATCH"')
    expect(ruby).toMatch('Net::HTTP::Patch.new(uri)')
    expect(listCodes({ ...createRequest, body: undefined })[0]).toMatch('curl -X POST https')
  })

  test('holds the base URL once, as it stands in the document', () => {
    for (const code of listCodes(createRequest)) expect(code.split(createRequest.baseUrl)).toHaveLength(2)
  })
})
