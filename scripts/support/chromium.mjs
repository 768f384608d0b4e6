import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { run } from './run.mjs'

const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The browser to test with: the one named by `CHROMIUM_PATH`, the system's, or Playwright's own; undefined when there is none. */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`)
  return [named, ...systemPaths, chromium.executablePath()].find((candidate) => candidate && existsSync(candidate))
}

/** Finds a browser, or installs one: Playwright's where it can be downloaded, else Debian's package where we are root. */
export async function ensureChromium() {
  const attempts = [
    () => run('npx', ['playwright', 'install', 'chromium']),
    async () => {
      if (process.getuid?.() !== 0) throw new Error('not root')
      execFileSync('apt-get', ['update'], { stdio: 'ignore' })
      await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'])
    },
  ]
  for (const attempt of attempts) {
    const found = findChromium()
    if (found) return found
    await attempt().catch((error) => console.warn(`Could not install a browser: ${error.message}`))
  }
  const found = findChromium()
  if (found) return found
  throw new Error(
    'No Chromium. Install one (Debian: apt-get install chromium), or set CHROMIUM_PATH to a Chrome or Chromium.',
  )
}
