import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { apiSource } from '../source/api'
import { fillSiteTokens } from '../source/site-tokens.mjs'
import { listPostmanRequests } from '../testing/postman-requests'
import { listEndpoints } from './document'
import type { OpenApiDocument } from './openapi-types'
import { buildPostmanCollection } from './postman'
import { buildApiReference } from './reference'

const document = parse(fillSiteTokens(readFileSync(apiSource, 'utf8'))) as OpenApiDocument
const reference = buildApiReference(document)
const operations = [...reference.operations.values()]
const collection = buildPostmanCollection(document, reference)
const requests = listPostmanRequests(collection, { token: 'pat_1' })

describe('the Postman collection', () => {
  test('has every operation of the document, in the folder of its tag', () => {
    expect(requests.map(({ folder, method, name }) => `${folder} ${method} ${name}`).toSorted()).toEqual(
      operations.map(({ tag, method, title }) => `${tag} ${method} ${title}`).toSorted(),
    )
    expect(requests).toHaveLength(listEndpoints(document).length)
  })

  test('specifies its format', () => {
    expect(collection).toMatchObject({ info: { schema: expect.stringContaining('/collection/v2.1.0/') } })
  })

  test('sends the variable token with every request, and is published without one', () => {
    expect(requests.map(({ headers }) => headers.Authorization)).toEqual(requests.map(() => 'Bearer pat_1'))
    expect(listPostmanRequests(collection)[0]?.headers.Authorization).toBe('Bearer ')
  })

  test('fills the base URL and example values into addresses, without disabled parameters', () => {
    for (const { url } of requests) expect(url).toMatch(/^https:\/\/[^/{:]+\/v1\/[\w/-]+(?:\?limit=\d+)?$/)
    expect(requests.find(({ name }) => name === 'List tasks')?.url).toMatch(/\/v1\/tasks\?limit=\d+$/)
  })

  test('sends an idempotency key with every POST, and only with POSTs', () => {
    for (const { method, name, headers } of requests) {
      expect('Idempotency-Key' in headers, name).toBe(method === 'POST')
    }
  })

  test('has every example of a body and of a successful response', () => {
    for (const { title, body, responses } of operations) {
      const saved = requests.find(({ name }) => name === title)?.responses ?? []
      for (const { json } of body?.examples ?? []) expect(saved.map(({ sent }) => sent)).toContain(json)
      for (const { status, examples } of responses) {
        for (const { json } of examples) expect(saved).toContainEqual(expect.objectContaining({ status, body: json }))
      }
    }
  })

  test('saves a response with the request example of the same name', () => {
    const saved = requests.find(({ name }) => name === 'Update a task')?.responses ?? []
    const [first, second] = saved.map(({ sent }) => Object.keys(JSON.parse(sent ?? '{}')))
    expect(first).toEqual(['stage'])
    expect(second).not.toEqual(first)
  })

  test('has absolute links', () => {
    const links = [...JSON.stringify(collection).matchAll(/\]\(([^)]*)\)/g)].map(([, href = '']) => href)
    expect(links.length).toBeGreaterThan(3)
    for (const href of links) expect(href).toMatch(/^https:\/\//)
  })
})
