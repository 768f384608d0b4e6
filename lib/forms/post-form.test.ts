import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getForm } from '../site/forms'
import { postForm } from './post-form'

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
  test('posts as a form does, and asks for JSON', async () => {
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

  test.each([[200], [201], [204]])('takes status %i for success, whatever the body', async (status) => {
    const url = await serve((_, response) => response.writeHead(status).end(status === 204 ? '' : '<h1>Thanks'))
    expect(await post(url)).toEqual({ kind: 'accepted' })
  })

  test('reads what is wrong with the fields', async () => {
    const url = await serve((_, response) => response.writeHead(422).end('{"errors":{"email":"It bounces."}}'))
    expect(await post(url)).toEqual({ kind: 'refused', errors: { email: 'It bounces.' }, reasons: [] })
  })

  test('lets the status speak where the body breaks off', async () => {
    const url = await serve((_, response) => {
      response.writeHead(422, { 'Content-Length': '1000' }).write('{"errors"')
      setTimeout(() => response.destroy(), 50)
    })
    expect(await post(url)).toEqual({ kind: 'failed', failure: { kind: 'invalid', status: 422 } })
  })

  test('waits no longer than it may', async () => {
    const url = await serve(() => {})
    expect(await post(url, 60)).toEqual({ kind: 'failed', failure: { kind: 'timeout' } })
  })

  test.each([
    [true, 'unreachable'],
    [false, 'offline'],
  ])('with the browser online %s, a server that is not there is %s', async (onLine, kind) => {
    vi.stubGlobal('navigator', { onLine })
    expect(await post('http://127.0.0.1:1/')).toEqual({ kind: 'failed', failure: { kind } })
  })

  test('does not call it offline when the connection broke after the form was sent', async () => {
    const url = await serve((request) => {
      vi.stubGlobal('navigator', { onLine: false })
      request.socket.destroy()
    })
    expect(await post(url)).toEqual({ kind: 'failed', failure: { kind: 'unreachable' } })
  })

  test('takes a redirect for success and does not follow it', async () => {
    const fetched = vi.fn(async () => ({ ok: false, type: 'opaqueredirect', status: 0 }))
    vi.stubGlobal('fetch', fetched)
    expect(await post('https://forms.example/')).toEqual({ kind: 'accepted' })
    expect(fetched).toHaveBeenCalledWith('https://forms.example/', expect.objectContaining({ redirect: 'manual' }))
  })
})
