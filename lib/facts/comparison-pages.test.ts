import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Paragraph } from 'mdast'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { describe, expect, test } from 'vitest'
import { listHeadings } from '../catalogue/headings'
import { currentVersion } from '../site/versions'
import { fillSiteTokens } from '../source/site-tokens.mjs'
import { parseYaml } from '../source/yaml-problems'
import { buildComparison } from './comparison-view'
import { comparisonsSchema } from './comparisons'

const folder = 'content/pages/compare'
const file = 'content/facts/comparisons.yml'
const result = parseYaml(file, fillSiteTokens(readFileSync(file, 'utf8')), comparisonsSchema)
const mdx = unified().use(remarkParse).use(remarkMdx)

const readBody = (path: string) => readFileSync(path, 'utf8').replace(/^---\n[\s\S]*?\n---\n/, '')
const pages = readdirSync(folder).map((name) => {
  const body = fillSiteTokens(readBody(`${folder}/${name}`))
  return { name, body, ids: listIds(body, 'ComparisonTable') }
})

/** Returns the IDs that a page gives to a component. */
function listIds(body: string, component: string): string[] {
  return [...body.matchAll(new RegExp(`<${component} id="([^"]+)" />`, 'g'))].map(([, id = '']) => id)
}

/** Returns whether a paragraph mentions another app in its own text, rather than in the label of a link or button. */
function namesOther(paragraph: Paragraph): boolean {
  return paragraph.children.some((child) => child.type === 'text' && /Todoist|TickTick/.test(child.value))
}

describe('content/facts/comparisons.yml', () => {
  test('has a source for each claim about another app, and uses every source', () =>
    expect(result.problems).toEqual([]))

  test('has words in bold in each claim, so that people can compare at a glance', () => {
    const claims = (result.data?.aspects ?? []).flatMap(({ todoist, ticktick, own }) => [todoist, ticktick, own])
    for (const claim of claims) if (claim) expect(claim.text).toMatch(/\*\*[^*]+\*\*/)
  })

  test('proves each claim about our app with pages and headings that exist', () => {
    const missing = (result.data?.aspects ?? []).flatMap(({ own }) => {
      const [href = '', anchor] = own?.page.split('#') ?? []
      if (!href) return []
      const path = href.replace('/docs/', `content/docs/${currentVersion.id}/`).concat('.mdx')
      if (!existsSync(path)) return [href]
      return anchor && !listHeadings(readBody(path)).some(({ id }) => id === anchor) ? [`${href}#${anchor}`] : []
    })
    expect(missing).toEqual([])
  })

  test('has a page for each comparison', () => {
    const ids = (result.data?.comparisons ?? []).map(({ id }) => id)
    expect(pages.flatMap((page) => page.ids).sort()).toEqual(ids.sort())
  })
})

describe.each(pages)('$name', ({ body, ids }) => {
  const comparisons = result.data && ids.map((id) => buildComparison({ comparisons: result.data }, { id }))
  const known = new Set(comparisons?.flatMap(({ sources }) => sources.map(({ url }) => url)))

  test('lists the sources of its table', () => expect(listIds(body, 'Sources')).toEqual(ids))

  test('leads to no other site than to pages that were read', () => {
    const unread: string[] = []
    visit(mdx.parse(body), 'link', ({ url }) => {
      if (url.startsWith('http') && !known.has(url)) unread.push(url)
    })
    expect(unread).toEqual([])
  })

  test('links to a source for each claim about another app in its sentences', () => {
    const bare: string[] = []
    visit(mdx.parse(body), 'paragraph', (paragraph) => {
      const hasLink = paragraph.children.some(({ type }) => type === 'link')
      if (namesOther(paragraph) && !hasLink) bare.push(body.slice(paragraph.position?.start.offset).slice(0, 60))
    })
    expect(bare).toEqual([])
  })
})
