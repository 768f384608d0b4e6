import { readFileSync } from 'node:fs'

/** Where `next dev` writes its own address. */
const lockFile = '.next/dev/lock'

/** How long the server may take to start, in milliseconds. */
const patience = 120_000

/**
 * Waits until the development server responds, and returns its origin.
 * @param since the time from which on it was started, so that an earlier server's address isn't taken
 * @throws if it doesn't respond in time
 */
export async function findServer(since: number): Promise<string> {
  for (const end = Date.now() + patience; Date.now() < end; ) {
    const origin = readOrigin(since)
    if (origin && (await responds(origin))) return origin
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error(
    `The development server didn't respond within ${patience / 1000} s. Its address should be in ${lockFile}.`,
  )
}

function readOrigin(since: number): string | undefined {
  try {
    const { appUrl, startedAt } = JSON.parse(readFileSync(lockFile, 'utf8')) as { appUrl: string; startedAt: number }
    return startedAt >= since ? appUrl : undefined
  } catch {
    // The server hasn't written the file yet, or not all of it.
    return undefined
  }
}

function responds(origin: string): Promise<boolean> {
  return fetch(`${origin}/icon.svg`).then(
    ({ ok }) => ok,
    () => false,
  )
}
