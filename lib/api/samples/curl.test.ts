import { expect, test } from 'vitest'
import { buildCurl } from './curl'
import { createRequest, listRequest } from './fixtures'

test('buildCurl reads with a query', () => {
  expect(buildCurl(listRequest)).toMatchInlineSnapshot(`
    "curl "https://api.example.com/v1/tasks?stage=next,now&limit=3" \\
      -H "Authorization: Bearer $TOKEN""
  `)
})

test('buildCurl sends a body with a key of its own', () => {
  expect(buildCurl(createRequest)).toMatchInlineSnapshot(`
    "curl https://api.example.com/v1/tasks \\
      -H "Authorization: Bearer $TOKEN" \\
      -H "Content-Type: application/json" \\
      -H "Idempotency-Key: $(uuidgen)" \\
      -d '{
        "name": "Water Petra'\\''s seeds",
        "important": true,
        "estimate": null
      }'"
  `)
})
