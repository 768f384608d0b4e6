import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { run, tool } from '../run.mjs'
import { installDebianPackages, isRoot } from './debian.mjs'

/** Debian's Chromium without a window. It's the same engine, but a test takes about half the CPU time. */
const headlessShell = '/usr/bin/chromium-headless-shell'
const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Returns the browser that `CHROMIUM_PATH` names, the system's, or Playwright's own, or undefined if there isn't one. */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which doesn't exist.`)
  return [named, ...systemPaths, chromium.executablePath()].find((candidate) => candidate && existsSync(candidate))
}

/** Returns the browser for tests: the headless shell if it's installed and `CHROMIUM_PATH` doesn't name another. */
export function findTestBrowser() {
  return !process.env.CHROMIUM_PATH && existsSync(headlessShell) ? headlessShell : findChromium()
}

/** Finds a browser for tests, or installs one: Debian's headless shell if we're root, otherwise Playwright's own. */
export async function ensureTestBrowser() {
  const attempts = [
    async () => {
      if (!isRoot) throw new Error('installing a Debian package needs root')
      await installDebianPackages(['chromium-headless-shell'])
    },
    () => run(...tool('playwright', 'install', 'chromium')),
  ]
  for (const attempt of attempts) {
    const found = findTestBrowser()
    if (found) return found
    await attempt().catch((error) => console.warn(`Couldn't install a browser: ${error.message}`))
  }
  const found = findTestBrowser()
  if (found) return found
  throw new Error(
    'No Chromium. Install one (Debian: apt-get install chromium-headless-shell), or set CHROMIUM_PATH to a Chrome or Chromium.',
  )
}
