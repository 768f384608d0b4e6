import { existsSync } from 'node:fs'
import { installDebianPackages, isRoot } from './debian.mjs'

/** Playwright can't drive Debian's Firefox, whose version lacks a command that it sends first, and its own WebKit isn't on every machine. */
const firefox = '/usr/bin/firefox-esr'
/** WebKitGTK is as close as a Linux machine can get to Safari's engine. Its driver starts the browser, which needs a screen. */
const webkit = {
  driver: '/usr/bin/WebKitWebDriver',
  screen: '/usr/bin/Xvfb',
}
const engines = [
  { name: 'Firefox', find: findFirefox, packages: ['firefox-esr'] },
  { name: 'WebKitGTK', find: findWebKit, packages: ['webkit2gtk-driver', 'xvfb'] },
]

/** Returns the path of Firefox ESR, or undefined if it's missing. */
export function findFirefox() {
  return existsSync(firefox) ? firefox : undefined
}

/** Returns the paths of WebKit's driver and of a screen for it, or undefined if either is missing. */
export function findWebKit() {
  return Object.values(webkit).every((file) => existsSync(file)) ? webkit : undefined
}

/** Installs Firefox ESR and WebKitGTK if we're root. @returns {Promise<string[]>} notes for the summary about what can't be tested */
export async function ensureEngines() {
  const notes = []
  for (const { name, find, packages } of engines) {
    if (!find() && isRoot) {
      try {
        await installDebianPackages(packages)
      } catch (error) {
        console.warn(`Couldn't install ${name}: ${error instanceof Error ? error.message : error}`)
      }
    }
    if (!find()) notes.push(`        not tested: the site in ${name}. Debian: apt-get install ${packages.join(' ')}`)
  }
  return notes
}
