import { execFileSync } from 'node:child_process'
import { run } from '../run.mjs'

/** Whether we may install packages of the system. */
export const isRoot = process.getuid?.() === 0

/** Installs Debian packages. @param {string[]} names @returns {Promise<void>} rejects if apt fails, for example because this isn't Debian */
export async function installDebianPackages(names) {
  execFileSync('apt-get', ['update'], { stdio: 'ignore' })
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...names], { env })
}
