import type { Heading } from 'mdast'
import { visit } from 'unist-util-visit'
import { describe, expect, test } from 'vitest'
import { listHeadings } from '../../catalogue/headings'
import { currentVersion } from '../../site/versions'
import { getFacts } from '../../source/facts'
import { getSiteTokens } from '../../source/site-tokens.mjs'
import { toMarkdown } from './to-markdown'
import { toPlainTree } from './to-plain-tree'

const toTree = (body: string) =>
  toPlainTree(body, {
    facts: getFacts(currentVersion.id),
    miniatures: new Map(),
    tokens: { ...getSiteTokens(), product: 'Weft' },
    sourcePath: `docs/${currentVersion.id}/features/tasks/timers.mdx`,
  })
const write = (body: string) => toMarkdown(toTree(body)).trimEnd()

describe('toPlainTree', () => {
  test('keeps Markdown as it is written', () => {
    const body =
      '## Name\n\nSome **bold**, _soft_ and ~~old~~ words.\n\n- [x] a\n- [ ] b\n\n> Said.\n\n1. One\n\n   More'
    expect(write(body)).toBe(body)
  })

  test('fills in tokens, in code, links and props too', () => {
    expect(write('{product} `{product}` [a](</x/{product}>)')).toBe('Weft `Weft` [a](/x/Weft)')
    expect(write('<Details summary="In {product}">\n\nText.\n\n</Details>')).toBe('**In Weft**\n\nText.')
  })

  test('leaves other braces in code', () => expect(write('`/habits/{id}`')).toBe('`/habits/{id}`'))

  test('turns links between files into addresses', () => {
    expect(write('[Habits](../habits.mdx#streaks)')).toBe('[Habits](/docs/features/habits#streaks)')
  })

  test('gives headings the ids of the page, inside components too', () => {
    const body = '## Set a limit [#set]\n\n<Details summary="x">\n\n## Limits\n\n</Details>\n\n## Limits'
    const ids: unknown[] = []
    visit(toTree(body), 'heading', (node: Heading) => void ids.push(node.data?.hProperties?.id))
    expect(ids).toEqual(listHeadings(body).map(({ id }) => id))
    expect(write(body)).toContain('## Set a limit\n')
  })

  test('joins neighbouring pieces of text', () => {
    const [words] = toTree('Press <Keys win="F" mac="F" /> in {product}.').children
    expect(words).toMatchObject({ children: [{ type: 'text', value: 'Press F in Weft.' }] })
  })

  test('keeps a time of day, which resembles a directive', () => expect(write('From 09:00 on.')).toBe('From 09:00 on.'))

  test('nests components', () => {
    const body = '<Details summary="A">\n\n:::note\n<Steps>\n\n1. B\n\n</Steps>\n:::\n\n</Details>'
    expect(write(body)).toBe('**A**\n\n> **Note**\n>\n> 1. B')
  })

  test.each([
    ['<Marquee>\n\nA\n\n</Marquee>', '<Marquee> has no plain twin'],
    ['A <br /> B', '<br> has no plain twin'],
    ['<toString />', '<toString> has no plain twin'],
    ['A <PlanTable /> B', '<PlanTable> stands inside a sentence'],
    ['A {1 + 1} B', '{1 + 1} cannot be written in plain text'],
    ['{/* hidden */}', '{/* hidden */} cannot be written in plain text'],
    ["import x from 'y'", "import x from 'y' cannot be written in plain text"],
    [':::aside\nA\n:::', ':::aside cannot be written in plain text'],
    ['<Keys id={name} />', '<Keys> has an expression among its props'],
    ['<Keys {...props} />', '<Keys> has an expression among its props'],
    ['<Keys', 'Unexpected end of file'],
  ])('refuses %j, naming the file', (body, message) => {
    expect(() => toTree(body)).toThrow(`content/docs/${currentVersion.id}/features/tasks/timers.mdx: ${message}`)
  })
})
