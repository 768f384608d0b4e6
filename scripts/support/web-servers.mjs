import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { run } from './run.mjs'

/** The servers that the full run tests `deploy/` with: where they may stand, and what Debian calls them. */
const servers = {
  nginx: {
    binaries: ['/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'],
    packages: ['nginx-light', 'libnginx-mod-http-brotli-static'],
  },
  caddy: { binaries: ['/usr/bin/caddy', '/usr/local/bin/caddy', '/opt/homebrew/bin/caddy'], packages: ['caddy'] },
}
/** nginx reads packed brotli files with it; dynamic in Debian, built in or missing elsewhere. */
export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** @param {keyof typeof servers} name @returns {string | undefined} */
export function findWebServer(name) {
  const binary = servers[name].binaries.find((file) => existsSync(file))
  return name === 'nginx' && !existsSync(brotliModule) ? undefined : binary
}

/** Installs what is missing where we are root. @returns {Promise<string[]>} what could not be installed and so is not tested */
export async function ensureWebServers() {
  const names = /** @type {(keyof typeof servers)[]} */ (Object.keys(servers))
  const missing = names.filter((name) => !findWebServer(name))
  if (missing.length && process.getuid?.() === 0) {
    try {
      execFileSync('apt-get', ['update'], { stdio: 'ignore' })
      const packages = missing.flatMap((name) => servers[name].packages)
      await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages])
    } catch (error) {
      console.warn(`Could not install ${missing.join(' and ')}: ${error instanceof Error ? error.message : error}`)
    }
  }
  return missing
    .filter((name) => !findWebServer(name))
    .map(
      (name) => `        not tested: deploy/ with ${name}. Debian: apt-get install ${servers[name].packages.join(' ')}`,
    )
}
