import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import compression from 'compression'
import sirv from 'sirv'
// Whoever imports this file has something that reads TypeScript: tsx, or the test runner.
import { buildHostRules } from '../../lib/deploy/host-rules'
import { listHeaders, resolveRequest } from '../../lib/deploy/resolve-request'
import { parseRedirectsFile } from '../../lib/deploy/static-hosts'

/**
 * A server with the rules of a static host, those that `deploy/` holds for nginx and Caddy: `/a/b` is `a/b.html`, also where a folder `a/b/` or a
 * dot in the name stands in the way (`/releases/2.0.18`); pages have one address; the same headers; an unknown path gets the site's own page with
 * status 404. Files that were compressed beforehand are sent as they are.
 * @param {string} folder the exported site
 * @param {import('../../lib/deploy/host-rules').HostRules} [rules] those of the site in `folder` unless others are given
 */
export function createStaticServer(folder, rules = readRules(folder)) {
  const root = path.resolve(folder)
  /** @param {import('node:http').ServerResponse} response @param {string} address */
  const setHeaders = (response, address) => {
    const { Vary, ...headers } = listHeaders(rules, address)
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    response.setHeader('Vary', Vary ? `Accept-Encoding, ${Vary}` : 'Accept-Encoding')
  }
  /** @param {string} address */
  const hasFile = (address) => {
    const file = path.join(root, address)
    return file.startsWith(root + path.sep) && statSync(file, { throwIfNoEntry: false })?.isFile() === true
  }
  // `dev` reads the disk at each request, so that a rebuild is served at once.
  const files = sirv(root, { dev: true, etag: true, brotli: true, gzip: true, extensions: [], setHeaders })
  const compress = compression({ threshold: 1024 })

  return createServer((request, response) => {
    const [, asked = '/', query = ''] = /^([^?]*)(.*)$/.exec(request.url ?? '/') ?? []
    const decoded = decode(asked)
    const answer =
      decoded === undefined
        ? { file: rules.notFound, status: 404 }
        : resolveRequest(rules, { path: decoded, query, accept: request.headers.accept ?? '' }, hasFile)

    if ('redirect' in answer) {
      setHeaders(response, asked)
      response.writeHead(answer.status, { Location: answer.redirect }).end()
      return
    }
    setHeaders(response, answer.file)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end()
      return
    }
    if (answer.status === 200) {
      request.url = encodeURI(answer.file)
      files(request, response)
      return
    }
    compress(/** @type {any} */ (request), /** @type {any} */ (response), () => {
      response.statusCode = 404
      response.end(hasFile(answer.file) ? readFileSync(root + answer.file) : 'Not found')
    })
  })
}

/** @param {string} text @returns {string | undefined} undefined where it is malformed, or hides a zero byte */
function decode(text) {
  try {
    const decoded = decodeURIComponent(text)
    return decoded.includes('\0') ? undefined : decoded
  } catch {
    return undefined
  }
}

/** @param {string} folder */
function readRules(folder) {
  const file = path.join(folder, '_redirects')
  return buildHostRules(existsSync(file) ? parseRedirectsFile(readFileSync(file, 'utf8')) : [])
}
