import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, get, type IncomingHttpHeaders } from 'node:http'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { replaceFolder } from '../scripts/tools/replace-folder.mjs'

/** The server that `npm start` runs, under load and with the descriptor limit of macOS. The full run does all of it, `npm test` a tenth. */
const isFull = process.env.E2E_FULL === '1'
const share = (count: number) => (isFull ? count : count / 10)

let folder = ''
let site = ''
let server: ChildProcess
let port = 0

test.describe.configure({ mode: 'default' })
test.setTimeout(240_000)

test.beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'server-'))
  site = path.join(folder, 'out')
  writeSite(site, 0)
  server = spawn('bash', ['-c', `ulimit -n 256; exec node scripts/tools/serve/serve.mjs 0 "${site}"`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  port = await new Promise<number>((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}`)))
    server.stdout?.on('data', (text) => {
      const started = /localhost:(\d+)/.exec(String(text))
      if (started) resolve(Number(started[1]))
    })
  })
})
test.afterEach(async () => {
  if (server.exitCode === null) {
    server.kill('SIGKILL')
    await once(server, 'exit')
  }
  rmSync(folder, { recursive: true, force: true })
})

test('aborted downloads release their file descriptors', async () => {
  const before = await countDescriptorsAfterRequest()
  await repeat(share(5000), 20, abortDownload)
  await expect.poll(countDescriptorsAfterRequest, { timeout: 20_000 }).toBeLessThanOrEqual(before)
  expect(server.exitCode).toBe(null)
})

test('while the site is replaced, every response is a whole file of one build', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  let isReplacing = true
  let announce = () => {}
  const readers = Array.from({ length: 8 }, async (_, reader) => {
    for (let count = reader; isReplacing; count++) {
      const address = ['/', '/page', '/data.txt', '/missing'][count % 4] as string
      const { status, headers, body } = await request(
        address,
        { 'Accept-Encoding': count % 3 ? 'identity' : 'br' },
        agent,
      )
      expect([address, status]).toEqual([address, address === '/missing' ? 404 : 200])
      const text = headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body
      const build = Number(/^build (\d+)/.exec(text.toString())?.[1])
      expect(text.toString()).toBe(writeText(build))
      announce()
    }
  })
  for (let build = 1; build <= share(500); build++) {
    const next = path.join(folder, 'next')
    writeSite(next, build)
    replaceFolder(next, site)
    // The next build comes when one of the readers has had a response, while the others are waiting for theirs.
    const answered = new Promise<void>((resolve) => {
      announce = resolve
    })
    await Promise.race([answered, Promise.all(readers)])
  }
  isReplacing = false
  await Promise.all(readers)
  agent.destroy()
  expect((await request('/')).body.toString()).toBe(writeText(share(500)))
  expect(server.exitCode).toBe(null)
})

test("a site that's missing for a while responds with 503, and works again without a restart", async () => {
  rmSync(site, { recursive: true })
  const { status, headers } = await request('/')
  expect([status, headers['retry-after']]).toEqual([503, '1'])
  writeSite(site, 1)
  writeFileSync(path.join(site, '_redirects'), '/old /page 301\n')
  expect((await request('/')).body.toString()).toBe(writeText(1))
  expect((await request('/old')).headers.location).toBe('/page')
})

test('slow connections are closed, and readers are served again', { tag: '@full' }, async () => {
  const before = await countDescriptorsAfterRequest()
  const half = `GET /page HTTP/1.1\r\nHost: localhost\r\nX-Slow: `
  const sockets = Array.from({ length: 300 }, (_, count) => {
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    if (count % 3 === 1) socket.write(half)
    // Requests a file and never reads it.
    if (count % 3 === 2) socket.pause().write('GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n')
    return socket
  })
  const closed = sockets.filter((_, count) => count % 3 < 2).map(waitUntilClosed)
  const trickle = setInterval(() => {
    for (const [count, socket] of sockets.entries()) if (count % 3 === 1 && socket.writable) socket.write('a')
  }, 500)
  try {
    // Only the server closes these.
    await Promise.all(closed)
  } finally {
    clearInterval(trickle)
    for (const socket of sockets) socket.destroy()
  }
  await expect
    .poll(
      () =>
        request('/page').then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 60_000 },
    )
    .toBe(200)
  await expect.poll(countDescriptorsAfterRequest, { timeout: 20_000 }).toBeLessThanOrEqual(before)
  expect(server.exitCode).toBe(null)
})

/** Returns texts of different lengths, so that no build's file fits into the response for another one. */
function writeText(build: number): string {
  return `build ${build}\n${`line of build ${build}\n`.repeat(100 * (1 + (build % 40)))}`
}

function writeSite(target: string, build: number) {
  mkdirSync(target)
  for (const name of ['index.html', 'page.html', '404.html', 'data.txt'])
    writeFileSync(path.join(target, name), writeText(build))
  writeFileSync(path.join(target, 'medium.txt'), build === 0 ? writeText(39).repeat(8) : '')
  writeFileSync(path.join(target, 'large.bin'), Buffer.alloc(build === 0 ? 8_000_000 : 0))
}

function request(address: string, headers: Record<string, string> = {}, agent?: Agent) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: address, headers, agent: agent ?? false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    }).on('error', reject)
  })
}

/** Requests a large file, plain or compressed, and disconnects: at once, at the first bytes, or in the middle. */
async function abortDownload(count: number) {
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  const encoding = count % 2 ? 'Accept-Encoding: br\r\n' : ''
  const file = count % 5 ? '/medium.txt' : '/data.txt'
  socket.write(`GET ${file} HTTP/1.1\r\nHost: localhost\r\n${encoding}\r\n`)
  if (count % 3 === 0) socket.once('connect', () => socket.destroy())
  else if (count % 3 === 1) socket.once('data', () => socket.destroy())
  else socket.once('data', () => setImmediate(() => socket.resetAndDestroy()))
  await waitUntilClosed(socket)
}

function waitUntilClosed(socket: Socket): Promise<void> {
  return new Promise((resolve) => (socket.closed ? resolve() : socket.once('close', () => resolve()).resume()))
}

async function repeat(times: number, atOnce: number, act: (count: number) => Promise<void>) {
  let started = 0
  const work = async () => {
    while (started < times) await act(started++)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

/** Counts the server's open descriptors (0 on systems other than Linux). The request makes sure that the server responds and has loaded its modules. */
async function countDescriptorsAfterRequest(): Promise<number> {
  expect((await request('/page')).status).toBe(200)
  const list = `/proc/${server.pid}/fd`
  return existsSync(list) ? readdirSync(list).length : 0
}
