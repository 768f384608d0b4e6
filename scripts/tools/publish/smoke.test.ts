import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, test } from 'vitest'
import { buildHostRules } from '@/lib/publish/hosts/rules'
import { parseRedirectsFile } from '@/lib/publish/hosts/static-hosts'
import { createTempFolder } from '@/lib/testing/temp-folder'
import { findFreePort } from '../serve/listen.mjs'
import { type Host, type HostName, isInstalled, startHost } from '../serve/start-host'
import { checkPublished } from './check-published'
import { placeSite } from './place-site'
import { pullPublished } from './published-tree'
import { rollBack } from './roll-back'
import { smokeTest } from './smoke'
import { createOrigin, listWholeSite, toCommit, writeSite } from './testing'

const folder = createTempFolder()
const { at, write, remove } = folder
let host: Host | undefined
afterEach(async () => {
  await host?.stop()
  host = undefined
})

const place = (text: string, files: Record<string, string> = {}) =>
  placeSite(writeSite(folder, 'site', text, { ...listWholeSite(text), ...files }), at('tree'), { commit: text })

async function start(name: HostName, tree = at('tree')): Promise<string> {
  await host?.stop()
  const rules = buildHostRules(parseRedirectsFile(readFileSync(at('tree/_redirects'), 'utf8')))
  host = await startHost(name, tree, '', rules)
  return host.origin
}

/** Lets the host fetch what's published, as it does after every publication. */
function updateHost(): void {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: at('tree'), stdio: 'pipe' })
  git('fetch', '--quiet', 'origin', 'published')
  git('reset', '--quiet', '--hard', 'FETCH_HEAD')
}

const hosts: HostName[] = ['own server', 'nginx', 'caddy']

describe.each(hosts.filter(isInstalled))('the smoke check of a site on %s', { timeout: 120_000 }, (name) => {
  test('finds no problems with a complete site', async () => {
    place('first')
    place('second')
    const origin = await start(name)
    expect(await smokeTest({ origin, tree: at('tree') })).toEqual({ asked: 23, problems: [] })
  })

  test('lists what is missing, old or redirected wrongly', async () => {
    place('second')
    writeSite(folder, 'served', 'second', listWholeSite('second'))
    remove('served/docs/1.x/features/habits.html')
    write('served/sitemap.xml', '<urlset>first</urlset>')
    remove('served/_next/static/second.css')
    const origin = await start(name, at('served'))
    const { problems } = await smokeTest({ origin, tree: at('tree') })
    expect(problems).toEqual([
      `${origin}/docs/1.x/features/habits (archived documentation) has status 404 instead of 200`,
      `${origin}/_next/static/second.css (style sheet) has status 404 instead of 200`,
      `${origin}/sitemap.xml (sitemap) isn't the published file sitemap.xml: it has 22 bytes instead of 23`,
    ])
  })

  test('reports headers and redirects if the host has a different configuration', async () => {
    place('second')
    host = await startHost(name, at('tree'), '', {
      ...buildHostRules(),
      headers: [{ path: '/*', headers: { 'X-A': '1' } }],
    })
    const { problems } = await smokeTest({ origin: host.origin, tree: at('tree') })
    expect(problems).toContain(
      `${host.origin}/ (home page) has no header Strict-Transport-Security: max-age=63072000; includeSubDomains`,
    )
    expect(problems).toContain(`${host.origin}/old (moved page) has status 404 instead of 301`)
    const files = await smokeTest({ origin: host.origin, tree: at('tree'), abilities: 'files' })
    expect(files.problems).toEqual([])
  })
})

describe.each(hosts.filter(isInstalled))('a rollback on %s', { timeout: 300_000 }, (name) => {
  const { publishSite } = createOrigin(folder)

  test('restores the previous site, with the files of open pages', async () => {
    await publishSite('good', listWholeSite('good'))
    await publishSite('bad', { ...listWholeSite('bad'), 'about.html': 'broken' })
    await pullPublished(at('tree'), at('sources'))
    const origin = await start(name)
    const get = async (path: string) => (await fetch(origin + path)).text()
    expect(await get('/about')).toBe('broken')

    await rollBack({ repository: at('sources') })
    updateHost()
    expect(await get('/about')).toContain('About of good')
    expect(await smokeTest({ origin, tree: at('tree') })).toMatchObject({ problems: [] })
    expect(await get('/_next/static/bad.css')).toBe('bad')
  })

  test('fixes a broken publication that the check has found', async () => {
    const repository = at('sources')
    const on = { 'own server': 'server', nginx: 'nginx', caddy: 'caddy' }[name]
    await publishSite('good', listWholeSite('good'))
    expect(await checkPublished({ repository, on })).toMatchObject({ asked: 22, problems: [] })
    // The host still sends the old site.
    await pullPublished(at('tree'), repository)
    const url = await start(name)
    await publishSite('bad', listWholeSite('bad'))
    const { problems, before } = await checkPublished({ repository, url })
    expect(problems[0]).toContain(`${url}/ (home page) isn't the published file index.html`)
    expect(problems.join()).not.toMatch(/short address|slash/)
    expect(before?.commit).toBe(toCommit('good'))
    await rollBack({ repository, asked: before?.id })
    expect(await checkPublished({ repository, on })).toMatchObject({ problems: [] })
  })
})

describe('the smoke check', { timeout: 60_000 }, () => {
  const { publishSite } = createOrigin(folder)

  test('starts again if somebody else publishes another site in the meantime', async () => {
    await publishSite('first', listWholeSite('first'))
    await pullPublished(at('tree'), at('sources'))
    const url = await start('own server')
    await publishSite('second', listWholeSite('second'))
    const notes: string[] = []
    const checking = checkPublished({
      repository: at('sources'),
      url,
      wait: 10_500,
      log: (message) => void notes.push(message),
    })
    // The host has the first site, and it's published again while the check is waiting.
    await expect.poll(() => notes.length, { timeout: 20_000 }).toBe(1)
    expect(notes[0]).toContain('Retrying')
    await rollBack({ repository: at('sources') })
    updateHost()
    expect(await checking).toMatchObject({ problems: [] })
    expect(notes.join()).toContain('published another site in the meantime')
  })

  test('refuses a server that it doesn’t know, an address without a host, and a branch without a site', async () => {
    const repository = at('sources')
    await expect(checkPublished({ repository })).rejects.toThrow('No site is published yet')
    await publishSite('first', listWholeSite('first'))
    await expect(checkPublished({ repository, on: 'apache' })).rejects.toThrow('must be one of: server, nginx, caddy')
    await expect(checkPublished({ repository, url: 'site' })).rejects.toThrow('--url is "site", but must be an address')
  })

  test("names the kind of file that's missing from the tree itself", async () => {
    place('first')
    remove('tree/sitemap.xml')
    await expect(smokeTest({ origin: 'http://127.0.0.1:9', tree: at('tree') })).rejects.toThrow(
      "The published tree has no sitemap, so it isn't complete.",
    )
  })

  test("reports that a host can't be reached", async () => {
    place('first')
    const origin = `http://127.0.0.1:${await findFreePort()}`
    const { problems } = await smokeTest({ origin, tree: at('tree') })
    expect(problems[0]).toMatch(new RegExp(`^${origin}/ \\(home page\\) can't be reached: .*ECONNREFUSED`))
  })
})
