import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { createSecureServer } from 'node:http2'
import type { AddressInfo, Server } from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

/** `keyHash` tells Chromium to trust the certificate: with a general exception it wouldn't cache anything. */
export type Certificate = { key: Buffer; cert: Buffer; keyHash: string }

/** A site that's served over HTTP/1.1 without encryption, and over HTTP/2 with TLS on `securePort`. */
export type Host = { origin: string; securePort: number; stop: () => void }

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  json: 'application/json',
  md: 'text/markdown; charset=utf-8',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
  png: 'image/png',
  woff2: 'font/woff2',
}
const keptFor = 600_000
/** Other files are compressed already, as Pagefind's index is. */
const compressed = /^(?:text|application|image\/svg)/

/** Makes a certificate for this machine, or reads the one that's there. @throws when there's no openssl */
export function readCertificate(folder: string): Certificate {
  mkdirSync(folder, { recursive: true })
  const [key, cert] = [path.join(folder, 'local-key.pem'), path.join(folder, 'local-cert.pem')]
  if (!existsSync(cert)) {
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1']
    const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '365', ...subject]
    execFileSync('openssl', [...request, '-keyout', key, '-out', cert], { stdio: 'pipe' })
  }
  const pem = readFileSync(cert)
  const publicKey = new X509Certificate(pem).publicKey.export({ type: 'spki', format: 'der' })
  return { key: readFileSync(key), cert: pem, keyHash: createHash('sha256').update(publicKey).digest('base64') }
}

/**
 * Serves a folder as static hosts do, by the same rules for every site: `/a` is `a`, `a.html` or `a/index.html`, text goes out with brotli, and pages are
 * checked again on each visit. A file is compressed when it's first requested, and kept, so the first visit to a page is slower than the others.
 */
export async function serveSite(root: string, { key, cert }: Certificate): Promise<Host> {
  const answer = createAnswer(path.resolve(root))
  // Hosts keep a connection for a minute or more. Node closes it after five seconds, which is when a slow visit wants it again.
  const plain = createServer({ keepAliveTimeout: keptFor }, answer)
  const secure = createSecureServer({ key, cert }, answer)
  const [port, securePort] = await Promise.all([listen(plain), listen(secure)])
  const stop = () => {
    plain.close()
    plain.closeAllConnections()
    secure.close()
  }
  return { origin: `http://127.0.0.1:${port}`, securePort, stop }
}

/** What the requests and responses of both protocols have in common. */
type Request = { url?: string; headers: IncomingHttpHeaders }
type Response = {
  writeHead(status: number, headers: Record<string, string>): unknown
  end(body: Buffer | string): unknown
}

function createAnswer(root: string) {
  const bodies = new Map<string, Promise<Buffer>>()
  function read(file: string, encoding: string | undefined): Promise<Buffer> {
    const name = `${file} ${encoding}`
    const body = bodies.get(name) ?? compress(readFileSync(file), encoding)
    bodies.set(name, body)
    return body
  }
  return async ({ url = '/', headers }: Request, response: Response) => {
    const file = findFile(root, decodeURIComponent(url.replace(/[?#].*$/, '')))
    if (!file) {
      response.writeHead(404, { 'Content-Type': 'text/plain' })
      response.end('Not found\n')
      return
    }
    const type = types[path.extname(file).slice(1)]
    const accepted = String(headers['accept-encoding'] ?? '')
    const encoding = ['br', 'gzip'].find((name) => type && compressed.test(type) && accepted.includes(name))
    const body = await read(file, encoding)
    response.writeHead(200, {
      'Content-Type': type ?? 'application/octet-stream',
      'Content-Length': String(body.length),
      'Cache-Control': type === types.html ? 'no-cache' : 'public, max-age=3600',
      Vary: 'Accept-Encoding',
      ...(encoding && { 'Content-Encoding': encoding }),
    })
    response.end(body)
  }
}

function compress(body: Buffer, encoding: string | undefined): Promise<Buffer> {
  if (encoding === 'br') return promisify(brotliCompress)(body)
  return encoding === 'gzip' ? promisify(gzip)(body, { level: 9 }) : Promise.resolve(body)
}

function findFile(root: string, address: string): string | undefined {
  const base = path.join(root, path.posix.normalize(`/${address}`))
  const stem = base.replace(/\/$/, '')
  const candidates = [base, `${stem}.html`, path.join(stem, 'index.html')]
  return candidates.find((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}
