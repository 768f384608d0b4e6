import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { validateXML } from 'xmllint-wasm'
import { z } from 'zod'

/** The feeds and the sitemap, each with the schema of its format. */
const files = [
  { file: 'out/releases/rss.xml', schema: 'rss' },
  { file: 'out/releases/atom.xml', schema: 'atom' },
  { file: 'out/api/changelog.atom', schema: 'atom' },
  { file: 'out/api/changelog.rss', schema: 'rss' },
  ...(existsSync('out/sitemap.xml') ? [{ file: 'out/sitemap.xml', schema: 'sitemap' }] : []),
] as const

for (const { file, schema } of files) {
  test(`${file} is valid`, async () => {
    expect(await listXmlFaults(readFileSync(file, 'utf8'), schema)).toEqual([])
  })
}

test('a mistake in a feed is found', async () => {
  const atom = readFileSync('out/releases/atom.xml', 'utf8')
  const rss = readFileSync('out/releases/rss.xml', 'utf8')
  expect(await listXmlFaults(atom.replace(/ term="[^"]*"/, ''), 'atom')).not.toEqual([])
  expect(await listXmlFaults(atom.replace(/<updated>[^<]*/, '<updated>yesterday'), 'atom')).not.toEqual([])
  expect(await listXmlFaults(rss.replace(/<pubDate>[^<]*/, '<pubDate>yesterday'), 'rss')).not.toEqual([])
  expect(await listXmlFaults(rss.replace('</channel>', ''), 'rss')).not.toEqual([])
})

test('a mistake in a sitemap is found', async () => {
  const build = (parts: string) =>
    `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url>${parts}</url></urlset>`
  const loc = '<loc>https://site.example/</loc>'
  expect(await listXmlFaults(build(`${loc}<lastmod>2026-11-20</lastmod>`), 'sitemap')).toEqual([])
  expect(await listXmlFaults(build(`${loc}<lastmod>20 November</lastmod>`), 'sitemap')).not.toEqual([])
  expect(await listXmlFaults(build('<loc>/docs</loc>'), 'sitemap')).not.toEqual([])
})

test('out/releases/feed.json is a JSON Feed', () => {
  const url = z.url({ protocol: /^https$/ })
  const author = z.strictObject({ name: z.string().min(1), url: url.optional() })
  const item = z.strictObject({
    id: z.string().min(1),
    url,
    title: z.string().min(1),
    summary: z.string().min(1),
    content_html: z.string().min(1),
    date_modified: z.iso.datetime(),
    date_published: z.iso.datetime(),
    authors: z.array(author).length(1),
    tags: z.array(z.string().min(1)),
  })
  const feed = z.object({
    version: z.literal('https://jsonfeed.org/version/1.1'),
    language: z.string().min(2),
    authors: z.array(author).length(1),
    title: z.string().min(1),
    home_page_url: url,
    feed_url: url,
    items: z.array(item).min(1),
  })
  expect(feed.safeParse(JSON.parse(readFileSync('out/releases/feed.json', 'utf8'))).error?.issues).toBeUndefined()
})

async function listXmlFaults(xml: string, schema: string): Promise<string[]> {
  const grammar = readFileSync(path.join(import.meta.dirname, 'support/schemas', `${schema}.rng`), 'utf8')
  const { errors } = await validateXML({
    xml: { fileName: 'file.xml', contents: xml },
    schema: grammar,
    extension: 'relaxng',
  })
  return errors.map(({ rawMessage }) => rawMessage)
}
