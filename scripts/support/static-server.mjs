import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import compression from 'compression'
import sirv from 'sirv'

/**
 * A server with the rules of a static host: `/a/b` is `a/b.html`, also where a folder `a/b/` or a dot in the name stands in the way
 * (`/releases/2.0.18`); a trailing slash is redirected away; hashed files may be kept for ever, everything else is asked for again;
 * an unknown path gets the site's own page with status 404.
 * @param {string} folder the exported site
 */
export function createStaticServer(folder) {
  const notFound = path.join(folder, '404.html')
  const files = sirv(folder, {
    // `dev` reads the disk at each request, so that a rebuild is served at once.
    dev: true,
    extensions: ['html'],
    setHeaders(response, pathname) {
      const isHashed = pathname.startsWith('/_next/static/')
      response.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  const compress = compression({ threshold: 512 })

  return createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    if (url.pathname !== '/' && url.pathname.endsWith('/')) {
      const clean = url.pathname.replace(/\/+$/, '') || '/'
      // Never `//host`: that would lead to another site.
      response.writeHead(308, { Location: clean.replace(/^\/{2,}/, '/') + url.search }).end()
      return
    }
    compress(/** @type {any} */ (request), /** @type {any} */ (response), () => {
      files(request, response, () => {
        const body = existsSync(notFound) ? readFileSync(notFound) : 'Not found'
        response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' }).end(body)
      })
    })
  })
}
