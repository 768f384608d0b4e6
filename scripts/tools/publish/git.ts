import { execFile } from 'node:child_process'
import { tmpdir } from 'node:os'
import { promisify } from 'node:util'

/** The name that commits of the publishing commands have as their author. */
const author = { name: 'Publishing', email: 'publishing@localhost' }

/** A git command failed. `output` is everything that it printed. */
export class GitError extends Error {
  constructor(
    command: string,
    readonly output: string,
  ) {
    super(`git ${command} failed: ${output}`)
  }
}

type Options = {
  /** What git reads from its standard input. */
  input?: string
  env?: Record<string, string>
}

/** Runs git in a folder. @returns what it printed, without white space around it @throws {GitError} */
export async function runGit(cwd: string, args: readonly string[], { input = '', env }: Options = {}): Promise<string> {
  try {
    const running = promisify(execFile)('git', args, {
      cwd,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      env: { ...process.env, ...env },
    })
    // If git ends without reading everything, its own message has the reason.
    running.child.stdin?.on('error', () => {}).end(input)
    return (await running).stdout.trim()
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string }
    throw new GitError(args.find((arg) => /^[a-z][a-z-]*$/.test(arg)) ?? '', `${stdout}${stderr}`.trim() || message)
  }
}

/**
 * Writes a commit without parents.
 * @param date by default, now. With a fixed date, the same tree and message always give the same commit.
 * @returns its hash
 */
export function writeCommit(cwd: string, tree: string, message: string, date?: string): Promise<string> {
  const person = {
    GIT_AUTHOR_NAME: author.name,
    GIT_AUTHOR_EMAIL: author.email,
    GIT_COMMITTER_NAME: author.name,
    GIT_COMMITTER_EMAIL: author.email,
  }
  const dates = date === undefined ? undefined : { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date }
  return runGit(cwd, ['-c', 'commit.gpgSign=false', 'commit-tree', tree, '-m', message], {
    env: { ...person, ...dates },
  })
}

/** Returns the message of a failed publication. If a disk is full, it says that nothing was published and what to do. */
export function explainFailure(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  if (!/ENOSPC|no space left on device|disk quota exceeded/i.test(message)) return message
  return `A disk is full, so nothing was published and the site hasn't changed. Free some space in ${tmpdir()} and in the repository (or, if the lines below begin with "remote:", on the server of origin), and run the command again.\n${message}`
}
