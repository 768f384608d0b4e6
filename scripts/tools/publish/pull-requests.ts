/** A repository on GitHub. In a workflow, GitHub sets all of these. */
export type Repository = {
  /** The address of the API, such as `https://api.github.com`. */
  api: string
  token: string
  /** Owner and name. */
  repository: string
}

/** What to write, in Markdown, into the pull requests that contain a commit. */
type Comment = Repository & { commit: string; text: string }

/** The first line of our comments. Readers don't see it, and we find the comment by it when there's another commit. */
const marker = '<!-- preview -->'

type Said = { id: number; body?: string; user?: { type?: string } }

/**
 * Comments on the open pull requests that contain a commit, or changes the comment that's there already.
 * @returns their numbers. There's no pull request for a branch that nobody has proposed yet.
 * @throws {Error} if the API refuses, for example because the token of a fork can only read
 */
export async function commentOnPullRequests({ api, token, repository, commit, text }: Comment): Promise<number[]> {
  const request = async (method: string, place: string, body?: object) => {
    const response = await ask({ api, token, repository }, method, place, body)
    if (!response.ok) throw refused(method, place, response)
    return response.json()
  }
  const pulls = (await request('GET', `commits/${commit}/pulls`)) as { number: number; state: string }[]
  const open = pulls.filter(({ state }) => state === 'open').map(({ number }) => number)
  const body = { body: `${marker}\n${text}` }
  for (const number of open) {
    const comments = (await request('GET', `issues/${number}/comments?per_page=100`)) as Said[]
    const own = comments.find((said) => said.user?.type === 'Bot' && said.body?.startsWith(marker))
    if (own) await request('PATCH', `issues/comments/${own.id}`, body)
    else await request('POST', `issues/${number}/comments`, body)
  }
  return open
}

/**
 * Returns the text of a file on a branch, or undefined if there's no such file or branch.
 * @throws {Error} if the API refuses
 */
export async function readRemoteFile(where: Repository, branch: string, file: string): Promise<string | undefined> {
  const place = `contents/${file}?ref=${branch}`
  const response = await ask(where, 'GET', place)
  if (response.status === 404) return undefined
  if (!response.ok) throw refused('GET', place, response)
  const { content } = (await response.json()) as { content: string }
  return Buffer.from(content, 'base64').toString()
}

function ask({ api, token, repository }: Repository, method: string, place: string, body?: object): Promise<Response> {
  return fetch(`${api}/repos/${repository}/${place}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, Accept: 'application/vnd.github+json' },
    ...(body && { body: JSON.stringify(body) }),
  })
}

const refused = (method: string, place: string, { status }: Response) =>
  new Error(`${method} ${place} was refused with status ${status}`)
