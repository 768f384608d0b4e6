import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { checkPort, findFreePort, listen } from './listen.mjs'

const servers: Server[] = []
function createTestServer() {
  const server = createServer((_, response) => response.end('ok'))
  servers.push(server)
  return server
}
const addressOf = (server: Server) => server.address() as AddressInfo

afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

describe('listen', () => {
  test('serves only this computer by default, and says so', async () => {
    const server = createTestServer()
    const message = await listen(server, { PORT: '0' })
    expect(addressOf(server).address).toBe('127.0.0.1')
    expect(message).toContain(`http://localhost:${addressOf(server).port}`)
    expect(message).toContain('listens on 127.0.0.1')
    expect(message).toContain('HOST=0.0.0.0')
  })

  test('opens the site to the network with HOST, and says so', async () => {
    const server = createTestServer()
    const message = await listen(server, { PORT: '0', HOST: '0.0.0.0' })
    expect(addressOf(server).address).toBe('0.0.0.0')
    expect(message).toContain('other computers on your network can open it')
  })

  test.each(['203.0.113.7', 'no.such.host.invalid', 'not a host'])('explains HOST=%s', async (HOST) => {
    await expect(listen(createTestServer(), { PORT: '0', HOST })).rejects.toThrow(
      `HOST is "${HOST}", which isn't an address of this computer`,
    )
  })

  test('explains that a port is already in use', async () => {
    const first = createTestServer()
    await listen(first, { PORT: '0' })
    const PORT = String(addressOf(first).port)
    await expect(listen(createTestServer(), { PORT })).rejects.toThrow(
      `Port ${PORT} is in use. Choose another one: PORT=`,
    )
  })

  test.each(['http', '-1', '65536', '1.5'])('refuses PORT=%s', async (PORT) => {
    await expect(listen(createTestServer(), { PORT })).rejects.toThrow(`PORT is "${PORT}"`)
  })
})

describe('checkPort', () => {
  test('explains that a port is already in use, and how to choose another one', async () => {
    const server = createTestServer()
    await listen(server, { PORT: '0' })
    const { port } = addressOf(server)
    await expect(checkPort({ PORT: String(port) }, 'npm run dev')).rejects.toThrow(
      `Port ${port} is in use. Choose another one: PORT=${port + 1} npm run dev`,
    )
  })

  test('leaves a free port free', async () => {
    const PORT = String(await findFreePort())
    await checkPort({ PORT }, 'npm run dev')
    await expect(listen(createTestServer(), { PORT })).resolves.toContain(`http://localhost:${PORT}`)
  })

  test('has nothing to check if no port is set', () => expect(checkPort({}, 'npm run dev')).resolves.toBeUndefined())

  test('refuses a port that is no number', () =>
    expect(checkPort({ PORT: 'http' }, 'npm run dev')).rejects.toThrow('PORT is "http"'))
})
