import { existsSync } from 'node:fs'
import { installDebianPackages, isRoot } from './debian.mjs'

/** The servers that the full run tests `deploy/` with: the paths where they may be installed, and the names of their Debian packages. */
const servers = {
  nginx: {
    binaries: ['/usr/sbin/nginx'],
    packages: ['nginx-light', 'libnginx-mod-http-brotli-static'],
  },
  caddy: { binaries: ['/usr/bin/caddy', '/usr/local/bin/caddy', '/opt/homebrew/bin/caddy'], packages: ['caddy'] },
}
/**
 * The module that nginx needs to send Brotli files that were compressed in advance. Only Debian's package puts it at this path, so other installations of
 * nginx aren't tested.
 */
export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** @param {keyof typeof servers} name @returns {string | undefined} */
export function findWebServer(name) {
  const binary = servers[name].binaries.find((file) => existsSync(file))
  return name === 'nginx' && !existsSync(brotliModule) ? undefined : binary
}

/** Installs the servers that are missing, if we're root. @returns {Promise<string[]>} notes on those that couldn't be installed, so aren't tested */
export async function ensureWebServers() {
  const names = /** @type {(keyof typeof servers)[]} */ (Object.keys(servers))
  const missing = names.filter((name) => !findWebServer(name))
  if (missing.length && isRoot) {
    try {
      await installDebianPackages(missing.flatMap((name) => servers[name].packages))
    } catch (error) {
      console.warn(`Couldn't install ${missing.join(' and ')}: ${error instanceof Error ? error.message : error}`)
    }
  }
  return missing
    .filter((name) => !findWebServer(name))
    .map(
      (name) => `        not tested: deploy/ with ${name}. Debian: apt-get install ${servers[name].packages.join(' ')}`,
    )
}
