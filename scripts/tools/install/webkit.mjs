import { existsSync } from 'node:fs'
import { installDebianPackages, isRoot } from './debian.mjs'

/** WebKitGTK is as close as a Linux machine can get to Safari's engine. Its driver includes a browser, which needs a screen. */
const binaries = { driver: '/usr/bin/WebKitWebDriver', screen: '/usr/bin/Xvfb' }
const packages = ['webkit2gtk-driver', 'xvfb']

/** Returns the paths of the driver and of a screen for it, or undefined if either is missing. */
export function findWebKit() {
  return Object.values(binaries).every((file) => existsSync(file)) ? binaries : undefined
}

/** Installs WebKitGTK if we're root. @returns {Promise<string[]>} notes for the summary if it can't be tested */
export async function ensureWebKit() {
  if (!findWebKit() && isRoot) {
    try {
      await installDebianPackages(packages)
    } catch (error) {
      console.warn(`Couldn't install WebKitGTK: ${error instanceof Error ? error.message : error}`)
    }
  }
  return findWebKit()
    ? []
    : [`        not tested: the keyboard in WebKitGTK. Debian: apt-get install ${packages.join(' ')}`]
}
