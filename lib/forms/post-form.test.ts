import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getForm } from './forms'
import { postForm, toRequestBody } from './post-form'

const contact = getForm('contact')
const servers: Server[] = []

beforeEach(() => void vi.stubGlobal('navigator', { onLine: true }))
afterEach(() => {
  vi.unstubAllGlobals()
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

const post = (url: string, timeout = 2000) =>
  postForm(contact, { url, body: new URLSearchParams({ email: 'a@example.org' }), timeout })

describe('postForm', () => {
  test('posts like a browser, but requests JSON', async () => {
    const seen: Record<string, string | undefined> = {}
    const url = await serve((request, response) => {
      const { accept, 'content-type': type } = request.headers
      Object.assign(seen, { method: request.method, accept, type })
      request.on('data', (chunk) => Object.assign(seen, { body: String(chunk) })).on('end', () => response.end())
    })
    expect(await post(url)).toEqual({ kind: 'accepted' })
    expect(seen).toEqual({
      method: 'POST',
      accept: 'application/json',
      type: 'application/x-www-form-urlencoded;charset=UTF-8',
      body: 'email=a%40example.org',
    })
  })

  test.each([[200], [201], [204]])('counts status %i as success, whatever the body', async (status) => {
    const url = await serve((_, response) => response.writeHead(status).end(status === 204 ? '' : '<h1>Thanks'))
    expect(await post(url)).toEqual({ kind: 'accepted' })
  })

  test('reads which mistakes the fields have', async () => {
    const url = await serve((_, response) => response.writeHead(422).end('{"errors":{"email":"It bounces."}}'))
    expect(await post(url)).toEqual({ kind: 'refused', errors: { email: 'It bounces.' }, reasons: [] })
  })

  test('relies on the status if the body is incomplete', async () => {
    const url = await serve((_, response) => {
      response.writeHead(422, { 'Content-Length': '1000' }).write('{"errors"')
      setTimeout(() => response.destroy(), 50)
    })
    expect(await post(url)).toEqual({ kind: 'failed', failure: { kind: 'invalid', status: 422 } })
  })

  test('waits no longer than the timeout', async () => {
    const url = await serve(() => {})
    expect(await post(url, 60)).toEqual({ kind: 'failed', failure: { kind: 'timeout' } })
  })

  test.each([
    [true, 'unreachable'],
    [false, 'offline'],
  ])("with the browser online: %s, a server that can't be reached is %s", async (onLine, kind) => {
    vi.stubGlobal('navigator', { onLine })
    expect(await post('http://127.0.0.1:1/')).toEqual({ kind: 'failed', failure: { kind } })
  })

  test("doesn't report that it's offline if the connection broke after the form was sent", async () => {
    const url = await serve((request) => {
      vi.stubGlobal('navigator', { onLine: false })
      request.socket.destroy()
    })
    expect(await post(url)).toEqual({ kind: 'failed', failure: { kind: 'unreachable' } })
  })

  test("counts a redirect as success and doesn't follow it", async () => {
    const fetched = vi.fn(async () => ({ ok: false, type: 'opaqueredirect', status: 0 }))
    vi.stubGlobal('fetch', fetched)
    expect(await post('https://forms.example/')).toEqual({ kind: 'accepted' })
    expect(fetched).toHaveBeenCalledWith('https://forms.example/', expect.objectContaining({ redirect: 'manual' }))
  })
})

describe('a form that the server refuses', () => {
  const invalid = { kind: 'failed', failure: { kind: 'invalid', status: 422 } }
  const refuse = (body: unknown, status = 422) => {
    vi.stubGlobal('fetch', async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }))
    return post('https://forms.example/')
  }

  test('sorts messages by their fields, in the order of the form', async () => {
    const answer = await refuse({ errors: { message: 'Write more.', email: 'This address bounces.' } })
    expect(answer).toEqual({
      kind: 'refused',
      errors: { email: 'This address bounces.', message: 'Write more.' },
      reasons: [],
    })
    expect(answer.kind === 'refused' && Object.keys(answer.errors)).toEqual(['email', 'message'])
  })

  test('takes the first of several messages for a field', async () => {
    expect(await refuse({ errors: { email: ['One.', 'Two.'] } })).toMatchObject({ errors: { email: 'One.' } })
  })

  test('keeps messages without a field as reasons', async () => {
    expect(await refuse({ errors: { email: 'Wrong.', form: 'Too late.', __proto__: null } })).toMatchObject({
      errors: { email: 'Wrong.' },
      reasons: ['Too late.'],
    })
    expect(await refuse('{"errors":{"__proto__":"Odd.","website":"No."}}')).toMatchObject({
      errors: {},
      reasons: ['Odd.', 'No.'],
    })
  })

  test('cuts a message that is too long for a visitor', async () => {
    const answer = await refuse({ errors: { email: 'x'.repeat(5000) } })
    expect(answer.kind === 'refused' && answer.errors.email?.length).toBe(301)
  })

  test.each([
    ['no body', ''],
    ['a page', '<!doctype html><h1>Unprocessable</h1>'],
    ['half of a body', '{"errors": {"ema'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a list of errors', '{"errors": ["email"]}'],
    ['errors that are a text', '{"errors": "email"}'],
    ["errors that aren't texts", '{"errors": {"email": 1, "topic": null, "name": {}, "message": []}}'],
    ['empty messages', '{"errors": {"email": " "}}'],
    ['other fields', '{"message": "No."}'],
  ])('copes with 422 with %s', async (_, body) => expect(await refuse(body)).toEqual(invalid))

  test.each([
    [400, 'invalid'],
    [403, 'rejected'],
    [404, 'rejected'],
    [408, 'server'],
    [413, 'large'],
    [429, 'busy'],
    [500, 'server'],
    [503, 'server'],
  ])('with status %i, relies on the status only: %s', async (status, kind) => {
    expect(await refuse({ errors: { email: 'Not read.' } }, status)).toEqual({
      kind: 'failed',
      failure: { kind, status },
    })
  })
})

describe('toRequestBody', () => {
  test('writes what the browser would write without JavaScript, including the honeypot', () => {
    const data = new FormData()
    data.append('email', 'a+b@example.org')
    data.append('message', 'One\nTwo\r\nThree')
    data.append('website', '')
    expect(toRequestBody(data).toString()).toBe('email=a%2Bb%40example.org&message=One%0D%0ATwo%0D%0AThree&website=')
  })
})
