import { describe, expect, test } from 'vitest'
import { buildCorpus, countWords, readSources, toPlainMarkdown } from './corpus'

const sources = readSources(process.cwd())
const pages = buildCorpus(sources)

describe('buildCorpus', () => {
  test('makes 250 pages, each at its own address', () => {
    expect(new Set(pages.map(({ folder, name }) => `${folder}/${name}`)).size).toBe(250)
    expect(new Set(pages.map(({ folder }) => folder)).size).toBe(25)
  })

  test('makes the same pages every time', () => {
    expect(buildCorpus(sources)).toEqual(pages)
  })

  test('makes pages of about 770 words', () => {
    const counts = pages.map(({ body }) => countWords(body))
    const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length
    expect(mean).toBeGreaterThan(730)
    expect(mean).toBeLessThan(810)
    expect(Math.min(...counts)).toBeGreaterThan(650)
  })

  test('gives every page headings, code, a table and a list', () => {
    for (const { body } of pages)
      for (const part of [/^## /m, /^```/m, /^\|/m, /^(?:-|\d+\.) /m]) expect(body).toMatch(part)
  })

  test('links to pages that exist', () => {
    const addresses = new Set(pages.map(({ folder, name }) => `/docs/${folder}/${name}`))
    for (const { body } of pages) {
      const links = [...body.matchAll(/\]\((\/docs\/[^)]+)\)/g)].map(([, link]) => link ?? '')
      expect(links).toHaveLength(4)
      for (const link of links) expect(addresses).toContain(link)
    }
  })
})

describe('toPlainMarkdown', () => {
  test('takes out front matter, components, tokens, anchors and links', () => {
    const mdx =
      '---\ntitle: A\n---\n\n## Undo [#undo]\n\n<Steps>\n\n1. In {product}, press <Keys id="undo" /> as in [Search](/docs/search).\n\n</Steps>\n'
    expect(toPlainMarkdown(mdx).trim()).toBe('## Undo\n\n1. In the app, press `undo` as in Search.')
  })

  test('leaves code unchanged, apart from its title', () => {
    expect(toPlainMarkdown('```ts title="a.ts"\nf<A>({ b })\n```')).toBe('```ts\nf<A>({ b })\n```')
  })
})
