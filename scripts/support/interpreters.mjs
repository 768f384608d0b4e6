import { execFileSync, spawnSync } from 'node:child_process'
import { run } from './run.mjs'

/** How the samples of each language are run: the program that takes the file, the ending of the file, and all the commands it needs. */
export const interpreters = {
  curl: { label: 'curl', command: 'bash', ending: 'sh', needs: ['bash', 'curl', 'uuidgen'] },
  javascript: { label: 'JavaScript', command: process.execPath, ending: 'mjs', needs: [] },
  python: { label: 'Python', command: 'python3', ending: 'py', needs: ['python3'] },
  ruby: { label: 'Ruby', command: 'ruby', ending: 'rb', needs: ['ruby'] },
}

/** The Debian package of each command. @type {Record<string, string>} */
const packages = { bash: 'bash', curl: 'curl', uuidgen: 'uuid-runtime', python3: 'python3', ruby: 'ruby' }

/**
 * Installs what the samples need as Debian packages, where it is missing and we are root.
 * @returns {Promise<Record<keyof typeof interpreters, string[]>>} the commands that each language still lacks
 */
export async function ensureInterpreters() {
  const missing = Object.keys(packages).filter(isMissing)
  if (missing.length && process.getuid?.() === 0) {
    await installPackages(missing.map((command) => packages[command] ?? command)).catch((error) =>
      console.warn(`Could not install ${missing.join(', ')}: ${error.message}`),
    )
  }
  const listLacks = (/** @type {keyof typeof interpreters} */ language) =>
    interpreters[language].needs.filter(isMissing)
  return {
    curl: listLacks('curl'),
    javascript: listLacks('javascript'),
    python: listLacks('python'),
    ruby: listLacks('ruby'),
  }
}

/** Asks the command itself: a file on the path may be a stand-in that runs nothing. @param {string} command */
function isMissing(command) {
  // The uuidgen of macOS has no options; without any, all of them print an ID.
  const args = command === 'uuidgen' ? [] : ['--version']
  return spawnSync(command, args).status !== 0
}

/** @param {string[]} names */
async function installPackages(names) {
  execFileSync('apt-get', ['update'], { stdio: 'ignore' })
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...names], { env })
}
