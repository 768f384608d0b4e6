import { spawnSync } from 'node:child_process'
import { installDebianPackages, isRoot } from './debian.mjs'

/** How we run the samples of each language: the program that runs the file, the file's extension, and all the commands that are needed. */
export const interpreters = {
  curl: { label: 'curl', command: 'bash', ending: 'sh', needs: ['bash', 'curl'] },
  javascript: { label: 'JavaScript', command: process.execPath, ending: 'mjs', needs: [] },
  python: { label: 'Python', command: 'python3', ending: 'py', needs: ['python3'] },
  ruby: { label: 'Ruby', command: 'ruby', ending: 'rb', needs: ['ruby'] },
}

/** The Debian package of each command. Programs of the API's pages also use `jq`. @type {Record<string, string>} */
const packages = { bash: 'bash', curl: 'curl', jq: 'jq', python3: 'python3', ruby: 'ruby' }

/**
 * Installs the Debian packages that the samples need, if they're missing and we're root.
 * @returns {Promise<Record<keyof typeof interpreters, string[]>>} the commands that each language still lacks
 */
export async function ensureInterpreters() {
  const missing = Object.keys(packages).filter(isMissing)
  if (missing.length && isRoot) {
    await installDebianPackages(missing.map((command) => packages[command] ?? command)).catch((error) =>
      console.warn(`Couldn't install ${missing.join(', ')}: ${error.message}`),
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

/** Runs the command to find out, because a file on the path may be a stand-in that does nothing. @param {string} command */
export function isMissing(command) {
  return spawnSync(command, ['--version']).status !== 0
}
