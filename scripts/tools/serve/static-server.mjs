import { existsSync, readFileSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { createServer, STATUS_CODES } from 'node:http'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import compression from 'compression'
import send from 'send'
import { listHeaders, resolveRequest } from '../../../lib/publish/hosts/resolve-request'
// These are TypeScript, so this file has to be imported in tsx or a test runner.
import { buildHostRules } from '../../../lib/publish/hosts/rules'
import { parseRedirectsFile } from '../../../lib/publish/hosts/static-hosts'

/**
 * @typedef {import('../../../lib/publish/hosts/rules').HostRules} HostRules
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {{ handle: import('node:fs/promises').FileHandle, stats: import('node:fs').Stats }} OpenFile
 */

/**
 * A connection takes one file descriptor, and one more while a file is being sent. Node itself needs about 40, and 256 is the default limit on macOS,
 * so 100 connections are safe there. The timeouts stop slow clients from using them all up.
 */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 5000,
  connectionsCheckingInterval: 1000,
}
const maxConnections = 100
/** A connection is closed if nothing happens on it for this long, for example because a client has stopped reading. */
const idleTimeout = 30_000

/** While a build replaces the folder, it's missing for an instant. A request waits for it up to a second. */
const attempts = 50
const pause = 20

/** A range counts the bytes of the file itself, so we don't compress the response to a range request. */
const compress = compression({
  filter: (request, response) =>
    request.headers.range === undefined &&
    (compression.filter(request, response) || response.getHeader('Content-Type') === 'application/yaml'),
})

/**
 * Creates a server with the rules of a static host, the same as those in `deploy/` for nginx and Caddy: `/a/b` is `a/b.html`, even if there is a
 * folder `a/b/` or a dot in the name (`/releases/2.0.18`); pages have one address; unknown paths get the site's own page with status 404.
 * @param {string} folder the exported site, which may be replaced while the server runs
 * @param {HostRules} [rules] instead of those of the site in `folder`
 */
export function createStaticServer(folder, rules) {
  const site = openSite(folder, rules)
  const server = createServer(limits, (request, response) => {
    answer(site, request, response).catch((error) => {
      console.error(error)
      refuse(response, isOutOfDescriptors(error) ? 503 : 500)
    })
  })
  server.maxConnections = maxConnections
  server.setTimeout(idleTimeout)
  // A connection that's only kept for the next request makes room for a new one.
  server.on('drop', () => server.closeIdleConnections())
  return server
}

/**
 * Returns the site in a folder. `identify` can tell two builds apart by the folder itself, because `replaceFolder` renames a new one into place.
 * @param {string} folder @param {HostRules} [fixedRules]
 */
function openSite(folder, fixedRules) {
  const root = path.resolve(folder)
  let rules = fixedRules
  let known = ''
  return {
    root,
    /** @returns {string | undefined} undefined if the folder is missing */
    identify() {
      const stats = statSync(root, { throwIfNoEntry: false })
      return stats?.isDirectory() ? `${stats.dev}-${stats.ino}-${stats.birthtimeMs}` : undefined
    },
    /** @param {string} build */
    getRules(build) {
      if (!rules || (!fixedRules && build !== known)) rules = readRules(root)
      known = build
      return rules
    },
    /** @param {string} address */
    hasFile(address) {
      try {
        return statSync(path.join(root, address)).isFile()
      } catch {
        // The path may be missing, below a file or too long. Whatever the reason is, there's nothing to send.
        return false
      }
    },
  }
}

/** @param {ReturnType<typeof openSite>} site @param {Request} request @param {Response} response */
async function answer(site, request, response) {
  const [, asked = '/', query = ''] = /^([^?]*)(.*)$/s.exec(request.url ?? '/') ?? []
  const decoded = decode(asked)
  for (let attempt = 0; attempt < attempts && !response.destroyed; attempt++) {
    const build = site.identify()
    if (build) {
      const rules = site.getRules(build)
      const accept = request.headers.accept ?? ''
      const found =
        decoded === undefined
          ? { file: rules.notFound, status: 404 }
          : resolveRequest(rules, { path: decoded, query, accept }, site.hasFile)
      if ('redirect' in found) {
        setHeaders(response, rules, asked)
        response.writeHead(found.status, { Location: found.redirect }).end()
        return
      }
      const opened = await openFile(path.join(site.root, found.file))
      // If the folder has changed in the meantime, we may have looked at files of two builds.
      if (site.identify() === build) {
        setHeaders(response, rules, found.file)
        await sendFound(request, response, { ...found, opened })
        return
      }
      await opened?.handle.close()
    }
    await wait(pause)
  }
  refuse(response, 503, { 'Retry-After': '1' })
}

/**
 * @param {Request} request @param {Response} response
 * @param {{ file: string, status: number, opened: OpenFile | undefined }} found
 */
async function sendFound(request, response, { file, status, opened }) {
  // If the client has gone already, `close` won't be emitted again and nothing else would give the descriptor back.
  if (response.destroyed) return opened?.handle.close()
  response.on('close', () => opened?.handle.close().catch(console.error))
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405, { Allow: 'GET, HEAD' })
  if (!opened) return refuse(response, 404)

  compress(/** @type {any} */ (request), /** @type {any} */ (response), () => {})
  if (status === 200) return sendFile(request, response, file, opened)
  const body = await opened.handle.readFile()
  response.writeHead(status, { 'Content-Length': body.length }).end(body)
}

/** @param {Request} request @param {Response} response @param {string} file @param {OpenFile} opened */
function sendFile(request, response, file, { handle, stats }) {
  // Given a path, `send` would read its size and then open it, and a build could put another file there in between. It passes `fd` on to the stream.
  const options = /** @type {send.SendOptions} */ ({ cacheControl: false, fd: handle })
  const stream = Object.assign(send(request, file, options), { res: response })
  stream.on('error', ({ status = 500, headers = {} }) => refuse(response, status, headers))
  stream.send(file, stats)
}

/**
 * Sends a response that isn't a file of the site.
 * @param {Response} response @param {number} status @param {Record<string, string>} [headers]
 */
function refuse(response, status, headers = {}) {
  if (response.headersSent) {
    response.destroy()
    return
  }
  for (const name of ['Accept-Ranges', 'Content-Length', 'ETag', 'Last-Modified']) response.removeHeader(name)
  response.setHeader('Cache-Control', 'no-cache')
  response.setHeader('Content-Type', 'text/plain; charset=utf-8')
  response.writeHead(status, headers).end(`${STATUS_CODES[status]}\n`)
}

/** @param {Response} response @param {HostRules} rules @param {string} address */
function setHeaders(response, rules, address) {
  const { Vary, ...headers } = listHeaders(rules, address)
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  response.setHeader('Vary', Vary ? `Accept-Encoding, ${Vary}` : 'Accept-Encoding')
}

/** @param {string} file @returns {Promise<OpenFile | undefined>} undefined if there's no such file */
async function openFile(file) {
  const handle = await open(file).catch((error) => {
    if (isOutOfDescriptors(error)) throw error
  })
  if (!handle) return undefined
  try {
    return { handle, stats: await handle.stat() }
  } catch (error) {
    await handle.close()
    throw error
  }
}

/** @param {unknown} error */
function isOutOfDescriptors(error) {
  return error instanceof Error && 'code' in error && (error.code === 'EMFILE' || error.code === 'ENFILE')
}

/** @param {string} text @returns {string | undefined} undefined if the encoding is malformed or hides a null byte */
function decode(text) {
  try {
    const decoded = decodeURIComponent(text)
    return decoded.includes('\0') ? undefined : decoded
  } catch {
    return undefined
  }
}

/**
 * Returns the rules for a site in a folder, with the redirects of its `_redirects`.
 * @param {string} folder
 */
export function readRules(folder) {
  const file = path.join(folder, '_redirects')
  return buildHostRules(existsSync(file) ? parseRedirectsFile(readFileSync(file, 'utf8')) : [])
}
