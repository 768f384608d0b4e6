import { describe, expect, test } from 'vitest'
import type { ApiLanguage } from './api-types'
import { buildSamples, type SampleRequest, toPathSegment } from './samples'

/** A request without a body, with a query. */
const listRequest: SampleRequest = {
  id: 'listTasks',
  method: 'GET',
  baseUrl: 'https://api.example.com/v1',
  path: '/tasks',
  query: { stage: 'next,now', limit: 3 },
  hasResponseBody: true,
}

/** A request with a body and a key. */
const createRequest: SampleRequest = {
  ...listRequest,
  id: 'createTask',
  method: 'POST',
  query: {},
  body: { name: "Water Petra's seeds", important: true, estimate: null },
  idempotencyKey: 'create-task-0001',
}

const listCodes = (request: SampleRequest) => buildSamples(request).map(({ code }) => code)

/** Returns the program in one language, without what follows `end`, which is the same for every request. */
function build(language: ApiLanguage, request: SampleRequest, end = '\0'): string | undefined {
  return buildSamples(request)
    .find((sample) => sample.language === language)
    ?.code.split(end)[0]
}

describe('buildSamples', () => {
  test('names the languages in the order of the tabs', () => {
    expect(buildSamples(listRequest).map(({ label, highlight }) => `${label} ${highlight}`)).toEqual([
      'curl bash',
      'JavaScript js',
      'Python python',
      'Ruby ruby',
    ])
  })

  test('shows the status if the response has no body', () => {
    const request = { ...listRequest, method: 'DELETE', path: '/tasks/1', query: {}, hasResponseBody: false } as const
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

  test('contains the base URL once, as in the document', () => {
    for (const code of listCodes(createRequest)) expect(code.split(createRequest.baseUrl)).toHaveLength(2)
  })
})

describe('toPathSegment', () => {
  test('leaves nothing that a shell would read', () => {
    expect(toPathSegment("$(a) & O'Brien!*")).toBe('%24%28a%29%20%26%20O%27Brien%21%2A')
  })
})

describe('the programs', () => {
  test('read data with a query in curl', () => {
    expect(build('curl', listRequest)).toMatchInlineSnapshot(`
      "curl "https://api.example.com/v1/tasks?stage=next,now&limit=3" \\
        -H "Authorization: Bearer $TOKEN""
    `)
  })

  test('send a body with its own key in curl', () => {
    expect(build('curl', createRequest)).toMatchInlineSnapshot(`
      "curl https://api.example.com/v1/tasks \\
        -H "Authorization: Bearer $TOKEN" \\
        -H "Content-Type: application/json" \\
        -H "Idempotency-Key: create-task-0001" \\
        -d '{
          "name": "Water Petra'\\''s seeds",
          "important": true,
          "estimate": null
        }'"
    `)
  })

  test('read data with a query in JavaScript', () => {
    expect(build('javascript', listRequest)).toMatchInlineSnapshot(`
      "// Node 18 or later; save it as list-tasks.mjs
      const baseUrl = 'https://api.example.com/v1'
      const query = new URLSearchParams({
        stage: 'next,now',
        limit: 3,
      })

      const response = await fetch(\`\${baseUrl}/tasks?\${query}\`, {
        headers: { Authorization: \`Bearer \${process.env.TOKEN}\` },
      })

      if (!response.ok) {
        throw new Error(\`\${response.status} \${await response.text()}\`)
      }
      console.log(JSON.stringify(await response.json(), null, 2))"
    `)
  })

  test('send a body with its own key in JavaScript', () => {
    expect(build('javascript', createRequest, '\n\nif (!response')).toMatchInlineSnapshot(`
      "// Node 18 or later; save it as create-task.mjs
      const baseUrl = 'https://api.example.com/v1'

      const response = await fetch(\`\${baseUrl}/tasks\`, {
        method: 'POST',
        headers: {
          Authorization: \`Bearer \${process.env.TOKEN}\`,
          'Content-Type': 'application/json',
          // Keep the key to run this again. Choose a new one for a new request.
          'Idempotency-Key': 'create-task-0001',
        },
        body: JSON.stringify({
          name: "Water Petra's seeds",
          important: true,
          estimate: null,
        }),
      })"
    `)
  })

  test('read data with a query in Python', () => {
    expect(build('python', listRequest)).toMatchInlineSnapshot(`
      "import json
      import os
      import sys
      from urllib.error import HTTPError
      from urllib.parse import urlencode
      from urllib.request import Request, urlopen

      BASE_URL = "https://api.example.com/v1"
      query = urlencode({
          "stage": "next,now",
          "limit": 3,
      })

      request = Request(
          f"{BASE_URL}/tasks?{query}",
          headers={"Authorization": f"Bearer {os.environ['TOKEN']}"},
      )

      try:
          with urlopen(request) as response:
              print(json.dumps(json.load(response), indent=2))
      except HTTPError as failure:
          sys.exit(f"{failure.code} {failure.read().decode()}")"
    `)
  })

  test('send a body with its own key in Python', () => {
    expect(build('python', createRequest, '\n\ntry:')).toMatchInlineSnapshot(`
      "import json
      import os
      import sys
      from urllib.error import HTTPError
      from urllib.request import Request, urlopen

      BASE_URL = "https://api.example.com/v1"
      body = {
          "name": "Water Petra's seeds",
          "important": True,
          "estimate": None,
      }

      request = Request(
          f"{BASE_URL}/tasks",
          method="POST",
          headers={
              "Authorization": f"Bearer {os.environ['TOKEN']}",
              "Content-Type": "application/json",
              # Keep the key to run this again. Choose a new one for a new request.
              "Idempotency-Key": "create-task-0001",
          },
          data=json.dumps(body).encode(),
      )"
    `)
  })

  test('read data with a query in Ruby', () => {
    expect(build('ruby', listRequest)).toMatchInlineSnapshot(`
      "require 'json'
      require 'net/http'

      BASE_URL = 'https://api.example.com/v1'
      uri = URI("#{BASE_URL}/tasks")
      uri.query = URI.encode_www_form({
        stage: 'next,now',
        limit: 3
      })

      request = Net::HTTP::Get.new(uri)
      request['Authorization'] = "Bearer #{ENV.fetch('TOKEN')}"

      http = Net::HTTP.new(uri.hostname, uri.port)
      http.use_ssl = uri.scheme == 'https'
      response = http.request(request)

      unless response.is_a?(Net::HTTPSuccess)
        abort "#{response.code} #{response.body}"
      end
      puts JSON.pretty_generate(JSON.parse(response.body))"
    `)
  })

  test('send a body with its own key in Ruby', () => {
    expect(build('ruby', createRequest, '\n\nhttp =')).toMatchInlineSnapshot(`
      "require 'json'
      require 'net/http'

      BASE_URL = 'https://api.example.com/v1'
      uri = URI("#{BASE_URL}/tasks")

      request = Net::HTTP::Post.new(uri)
      request['Authorization'] = "Bearer #{ENV.fetch('TOKEN')}"
      request['Content-Type'] = 'application/json'
      # Keep the key to run this again. Choose a new one for a new request.
      request['Idempotency-Key'] = 'create-task-0001'
      request.body = {
        name: "Water Petra's seeds",
        important: true,
        estimate: nil
      }.to_json"
    `)
  })
})
