import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { createTempFolder } from '@/lib/testing/temp-folder'
import { commentOnPullRequests } from './pull-requests'

const { at, write } = createTempFolder()
let server: Server | undefined
afterEach(() => void server?.close())

/** Starts a server that responds like GitHub's API. @returns its address, and what was written there */
async function startApi(responses: Record<string, unknown>, writeStatus = 200) {
  const written: string[] = []
  server = createServer(async (request, response) => {
    const body = (await request.setEncoding('utf8').toArray()).join('')
    const key = `${request.method} ${request.url?.replace('/repos/owner/site/', '')}`
    if (request.method !== 'GET') written.push(`${key} ${JSON.parse(body).body}`)
    const found = key in responses || key.endsWith('/pulls') ? 200 : 404
    response.statusCode = request.method === 'GET' ? found : writeStatus
    response.end(JSON.stringify(responses[key] ?? {}))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { api: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, written }
}

const commit = '0123abc'
const pulls = [
  { number: 7, state: 'open' },
  { number: 5, state: 'closed' },
]
const where = { token: 't', repository: 'owner/site', commit, text: 'See it.' }

describe('commentOnPullRequests', () => {
  test('comments on the open pull requests of a commit', async () => {
    const { api, written } = await startApi({
      [`GET commits/${commit}/pulls`]: pulls,
      'GET issues/7/comments?per_page=100': [{ id: 1, body: '<!-- preview --> mine', user: { type: 'User' } }],
    })
    expect(await commentOnPullRequests({ api, ...where })).toEqual([7])
    expect(written).toEqual(['POST issues/7/comments <!-- preview -->\nSee it.'])
  })

  test('updates the existing comment', async () => {
    const { api, written } = await startApi({
      [`GET commits/${commit}/pulls`]: pulls,
      'GET issues/7/comments?per_page=100': [{ id: 9, body: '<!-- preview -->\nold', user: { type: 'Bot' } }],
    })
    await commentOnPullRequests({ api, ...where })
    expect(written).toEqual(['PATCH issues/comments/9 <!-- preview -->\nSee it.'])
  })

  test('fails if the token can only read', async () => {
    const { api } = await startApi(
      { [`GET commits/${commit}/pulls`]: pulls, 'GET issues/7/comments?per_page=100': [] },
      403,
    )
    await expect(commentOnPullRequests({ api, ...where })).rejects.toThrow('was refused with status 403')
  })
})

/** Runs the real command as the workflow does. */
async function run(api: string, ...more: string[]) {
  const env = { ...process.env, GITHUB_API_URL: api, GITHUB_REPOSITORY: 'owner/site', GITHUB_TOKEN: 't' }
  const args = ['comment', '--branch', 'x', '--commit', commit, '--from', at('preview'), ...more]
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/preview.ts', ...args], { env })
  const output = Promise.all([child.stdout, child.stderr].map(async (stream) => (await stream.toArray()).join('')))
  const [status] = await once(child, 'exit')
  return { status, output: (await output).join('') }
}

describe('npm run preview -- comment', () => {
  const changes = { pages: 3, problems: 1, summary: '@everyone' }
  const manifest = { branch: 'x', commit: '0123abcdef', basePath: '/previews/x', title: '@someone', changes }

  test('writes the address and the counts, but no text of the branch', async () => {
    write('preview/preview.json', JSON.stringify(manifest))
    const responses = { [`GET commits/${commit}/pulls`]: pulls, 'GET issues/7/comments?per_page=100': [] }
    const { api, written } = await startApi(responses)
    expect(await run(api)).toMatchObject({ status: 0, output: expect.stringContaining('Commented on #7.') })
    expect(written[0]).toMatch(/https:\/\/\S+\/previews\/x\n/)
    expect(written[0]).toMatch(/\[3 pages changed, 1 problem\]\(https:\/\/\S+\/previews\/x\/changes\)/)
    expect(written[0]).not.toContain('@')
  })

  test('writes only the summary if the token can only read', async () => {
    write('preview/preview.json', JSON.stringify(manifest))
    const responses = { [`GET commits/${commit}/pulls`]: pulls, 'GET issues/7/comments?per_page=100': [] }
    const { api } = await startApi(responses, 403)
    expect(await run(api)).toMatchObject({ status: 0, output: expect.stringContaining('The summary of this run') })
  })

  /** A file as GitHub's API returns it. */
  const toFile = (own: object) => ({ content: Buffer.from(JSON.stringify({ ...manifest, ...own })).toString('base64') })

  test('finds the published preview for a pull request that was opened after the push', async () => {
    const { api, written } = await startApi({
      'GET contents/previews/x/preview.json?ref=published': toFile({ branch: 'X' }),
      'GET contents/previews/x-fd0c5087/preview.json?ref=published': toFile({ basePath: '/previews/x-fd0c5087' }),
      [`GET commits/${commit}/pulls`]: pulls,
      'GET issues/7/comments?per_page=100': [],
    })
    expect(await run(api, '--published')).toMatchObject({
      status: 0,
      output: expect.stringContaining('Commented on #7.'),
    })
    expect(written[0]).toContain('/previews/x-fd0c5087/changes')
  })

  test('writes no comment if no preview is published yet', async () => {
    const { api, written } = await startApi({})
    expect(await run(api, '--published')).toMatchObject({
      status: 0,
      output: expect.stringContaining('No preview of x is published yet. The run that publishes it will comment.'),
    })
    expect(written).toEqual([])
  })

  test('refuses a preview whose address belongs to another branch', async () => {
    write('preview/preview.json', JSON.stringify({ ...manifest, basePath: '/previews/y' }))
    expect(await run('http://127.0.0.1:9')).toMatchObject({
      status: 1,
      output: expect.stringContaining('There is no finished preview of x'),
    })
  })
})
