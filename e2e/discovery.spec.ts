import { existsSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import type { Code } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { visit } from 'unist-util-visit'
import { parse } from 'yaml'
import { listEntries } from '../lib/catalogue/entries'
import { buildRedirectStub, listMovedPages } from '../lib/publish/discovery/redirects'
import { readSitemapPaths } from '../lib/publish/discovery/sitemap'
import { toUrl } from '../lib/site/address'
import { routes } from '../lib/site/routes'
import { withPlainSpaces } from '../lib/utils/typography.mjs'
import { entryPaths, isArchivedPath, listPagePaths, toCurrentPath } from './support/pages'
import { readCodeBlocks, readDocument, readHead, readOut } from './support/read-html'

const paths = listPagePaths().filter((path) => !entryPaths.includes(path))
const pages = paths.map((path) => ({ path, document: readDocument(path) }))
const heads = pages.map(({ path, document }) => ({ path, ...readHead(document) }))
const markdownOf = (path: string) => (path === '/' ? '/index.md' : `${path}.md`)
const findLink = (links: readonly Readonly<Record<string, string>>[], wanted: Readonly<Record<string, string>>) =>
  links.find((link) => Object.entries(wanted).every(([name, value]) => link[name] === value))?.href
const toPath = (url: string | undefined) => decodeURI(new URL(url ?? '').pathname)
const isFile = (href: string) => existsSync(`out${href}`)

/** Lists the values that several pages share, with those pages. */
function listRepeated(values: readonly (readonly [string, string | undefined])[]): string[] {
  const first = new Map<string | undefined, string>()
  return values.flatMap(([path, value]) => {
    const other = first.get(value)
    if (other === undefined) first.set(value, path)
    return other === undefined ? [] : [`${path} and ${other}: ${value}`]
  })
}

test.describe('the head of every page', () => {
  test('has its own title and description', () => {
    expect(heads.filter(({ title, meta, lang }) => !title || !meta.get('description') || !lang)).toEqual([])
    expect(listRepeated(heads.map(({ path, title }) => [path, title]))).toEqual([])
    // An archived page that's the same as the current one names that as its lasting address, and may describe itself in the same words.
    const lasting = heads.filter(({ path, links }) => toPath(findLink(links, { rel: 'canonical' })) === path)
    expect(listRepeated(lasting.map(({ path, meta }) => [path, meta.get('description')]))).toEqual([])
  })

  test('has a canonical address: its own, or for an archived page that of the current version', () => {
    const moved = new Map(listMovedPages(listEntries()).map(({ from, to }) => [from, to]))
    const wrong = heads.filter(({ path, links }) => {
      const canonical = toPath(findLink(links, { rel: 'canonical' }))
      const sameSlug = toCurrentPath(path)
      const current = moved.get(sameSlug) ?? sameSlug
      return canonical !== path && !(current !== path && canonical === current && paths.includes(current))
    })
    expect(wrong.map(({ path }) => path)).toEqual([])
  })

  test("never has another page's canonical address together with `noindex`", () => {
    const torn = heads.filter(({ path, links, meta }) => {
      return toPath(findLink(links, { rel: 'canonical' })) !== path && meta.get('robots')?.includes('noindex')
    })
    expect(torn.map(({ path }) => path)).toEqual([])
  })

  test('has a card of 1200 by 630 pixels, and the same text for all networks', () => {
    for (const { path, meta } of heads) {
      const card = toPath(meta.get('og:image'))
      expect(isFile(card), `${path}: ${card}`).toBe(true)
      const picture = readOut(card)
      expect(picture.toString('latin1', 1, 4), card).toBe('PNG')
      expect([picture.readUInt32BE(16), picture.readUInt32BE(20)], card).toEqual([1200, 630])
      expect(meta.get('twitter:card'), path).toBe('summary_large_image')
      expect(meta.get('twitter:image'), path).toBe(meta.get('og:image'))
      expect(meta.get('og:description'), path).toBe(meta.get('description'))
      expect(toPath(meta.get('og:url')), path).toBe(path)
      expect(meta.get('og:site_name') && meta.get('og:locale') && meta.get('og:title'), path).toBeTruthy()
    }
    expect(listRepeated(heads.map(({ path, meta }) => [path, meta.get('og:image')]))).toEqual([])
  })

  test('has valid structured data with the address of the page', () => {
    const kinds = new Map<string, number>()
    for (const { path, jsonLd } of heads) {
      expect(jsonLd.length, path).toBeLessThanOrEqual(1)
      for (const text of jsonLd) {
        const data = JSON.parse(text)
        expect(data['@context'], path).toBe('https://schema.org')
        for (const thing of data['@graph']) kinds.set(thing['@type'], (kinds.get(thing['@type']) ?? 0) + 1)
        if (data['@graph'].some((thing: { url?: string }) => thing.url))
          expect(text, path).toContain(`"${toUrl(path)}"`)
        if (isArchivedPath(path) && toCurrentPath(path) !== routes.docsStart)
          expect(text, path).not.toContain(toUrl(routes.docsStart))
      }
    }
    expect([...kinds.keys()].sort()).toEqual(
      [
        'BlogPosting',
        'BreadcrumbList',
        'CollectionPage',
        'FAQPage',
        'Organization',
        'SoftwareApplication',
        'TechArticle',
        'WebSite',
      ].sort(),
    )
  })

  test('links to icons and a manifest that exist', () => {
    for (const { path, links, meta } of heads) {
      const icons = ['icon', 'apple-touch-icon', 'manifest'].map((rel) => findLink(links, { rel }))
      for (const href of icons) expect(href && isFile(href), `${path}: ${href}`).toBe(true)
      expect(meta.get('theme-color'), path).toMatch(/^#/)
    }
    const { icons } = JSON.parse(readOut('/manifest.webmanifest').toString())
    for (const { src } of icons) expect(isFile(`/${src}`), src).toBe(true)
  })
})

test.describe('the Markdown of every page', () => {
  /** Returns whether the page is a list or the search page, whose Markdown is a list of links. */
  const isList = (path: string) =>
    path === '/search' ||
    /^\/releases(?:\/(?:archive|authors|since(?:\/.*)?|page\/.*|area\/.*|platform\/.*))?$/.test(path)

  test('is linked from its head, with its title', () => {
    for (const { path, links, meta } of heads) {
      const href = toPath(findLink(links, { rel: 'alternate', type: 'text/markdown' }))
      expect(href, path).toBe(markdownOf(path))
      const text = readOut(href).toString()
      const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n\n([\s\S]*)$/.exec(text) ?? []
      const { url, description } = parse(head)
      expect(toPath(url), path).toBe(path)
      expect(description, path).toBe(withPlainSpaces(meta.get('description') ?? ''))
      expect(body, path).toMatch(/^# \S/)
      // Every link can be followed from anywhere, and one to a page leads to its Markdown.
      for (const [, target = ''] of body.matchAll(/\]\((\S+?)\)/g)) {
        if (target.startsWith(`${toUrl('/')}/`) && !target.includes('?'))
          expect(isFile(toPath(target)), target).toBe(true)
      }
      expect(body.replaceAll(/```[\s\S]*?```|`[^`]*`/g, ''), path).not.toMatch(/\]\((?:\/|#)/)
    }
  })

  test('has the code of the page, letter for letter', () => {
    let count = 0
    for (const { path, document } of pages.filter((page) => !isList(page.path))) {
      const blocks: string[] = []
      const tree = fromMarkdown(
        readOut(markdownOf(path))
          .toString()
          .replace(/^---\n[\s\S]*?\n---\n/, ''),
      )
      // The page shows the method of a request next to the block.
      visit(tree, 'code', ({ lang, value }: Code) => {
        blocks.push(lang === 'http' ? value.replace(/^[A-Z]+ (\/\S+)$/, '$1') : value.trimEnd())
      })
      count += blocks.length
      expect(blocks.sort(), path).toEqual(readCodeBlocks(document).sort())
    }
    expect(count).toBeGreaterThan(100)
  })

  test('is listed in `llms.txt`, and current pages are in `llms-full.txt` in full', () => {
    const index = readOut('/llms.txt').toString()
    const links = Array.from(index.matchAll(/\]\((\S+?)\)/g), ([, url]) => toPath(url))
    expect(links.filter((href) => !isFile(href))).toEqual([])
    const isWanted = (path: string) => /^\/(?:docs|api)\//.test(path) && !isArchivedPath(path)
    expect(paths.filter((path) => isWanted(path) && !links.includes(markdownOf(path)))).toEqual([])
    const full = readOut('/llms-full.txt').toString()
    expect(paths.filter((path) => isWanted(path) && !full.includes(`Source: ${toUrl(path)}\n\n# `))).toEqual([])
  })
})

test('the home page has the same address everywhere', () => {
  const { links, meta, jsonLd } = readHead(readDocument('/'))
  const address = findLink(links, { rel: 'canonical' })
  expect(meta.get('og:url')).toBe(address)
  expect(readOut('/sitemap.xml').toString()).toContain(`<loc>${address}</loc>`)
  expect(jsonLd.join()).toContain(`"url":"${address}"`)
  expect(jsonLd.join()).not.toContain(`"url":"${address}/"`)
})

test.describe('search engines', () => {
  test('get a sitemap of exactly the pages that they may index', () => {
    const wanted = heads
      .filter(({ meta }) => !meta.get('robots')?.includes('noindex'))
      .filter(({ path, links }) => toPath(findLink(links, { rel: 'canonical' })) === path)
    const xml = readOut('/sitemap.xml').toString()
    expect(readSitemapPaths(xml).sort()).toEqual(wanted.map(({ path }) => path).sort())
    const days = Array.from(xml.matchAll(/<lastmod>(.*?)<\/lastmod>/g), ([, day = '']) => day)
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
    expect(days.filter((day) => !/^20\d\d-\d\d-\d\d$/.test(day) || day > tomorrow)).toEqual([])
    expect(readOut('/robots.txt').toString()).toContain(`Sitemap: ${toUrl('/sitemap.xml')}`)
  })

  test("don't index addresses that only redirect", () => {
    for (const path of entryPaths) {
      const { meta, links, title } = readHead(readDocument(path))
      expect(meta.get('robots'), path).toContain('noindex')
      expect(paths, path).toContain(toPath(findLink(links, { rel: 'canonical' })))
      expect(isFile(toPath(meta.get('og:image'))), path).toBe(true)
      expect(title, path).toBeTruthy()
    }
  })
})

for (const path of ['/docs/features/habits', '/docs/1.x/features/journal', '/api/tasks-api/create', '/releases/2.0']) {
  test(`"Copy page" on ${path} copies it as Markdown and confirms it`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(path)
    // Before hydration, a click follows the link, as it should.
    await page.waitForLoadState('networkidle')
    await page.getByRole('link', { name: 'Copy page' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Copied as Markdown' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(readOut(markdownOf(path)).toString())
    expect(new URL(page.url()).pathname).toBe(path)
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('"Copy page" leads to the Markdown of the page', async ({ page, request }) => {
    await page.goto('/docs/features/habits')
    await expect(page.getByRole('link', { name: 'Copy page' })).toHaveAttribute('href', '/docs/features/habits.md')
    const answer = await request.get('/docs/features/habits.md')
    expect(answer.headers()['content-type']).toContain('text/markdown')
  })

  test('an old address redirects', async ({ page }) => {
    await page.route('**/docs/old-habits*', (route) => route.fulfill({ contentType: 'text/html', body: stub }))
    await page.goto('/docs/old-habits')
    await expect(page).toHaveURL('/docs/features/habits')
  })
})

const stub = buildRedirectStub({ from: '/docs/old-habits', to: '/docs/features/habits', kind: 'moved' }, 'Habits')

test("an old address redirects with its query and anchor, and Back doesn't return to it", async ({ page }) => {
  await page.route('**/docs/old-habits*', (route) => route.fulfill({ contentType: 'text/html', body: stub }))
  await page.goto('/releases')
  await page.goto('/docs/old-habits?ctx=docs#streaks')
  await expect(page).toHaveURL('/docs/features/habits?ctx=docs#streaks')
  await page.goBack()
  await expect(page).toHaveURL('/releases')
})

test('security.txt leads to the contact form and to the section about reporting a vulnerability', () => {
  const text = readOut('/.well-known/security.txt').toString()
  const [, contact = ''] = /^Contact: (https:.*)$/m.exec(text) ?? []
  const [, policy = ''] = /^Policy: (.*)$/m.exec(text) ?? []
  expect(readOut(`${toPath(contact)}.html`).toString()).toContain('<form')
  expect(readOut(`${toPath(policy)}.html`).toString()).toContain(`id="${new URL(policy).hash.slice(1)}"`)
})
