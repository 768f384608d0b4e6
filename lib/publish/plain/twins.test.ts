import { describe, expect, test } from 'vitest'
import type { MiniatureData } from '../../miniatures/schema'
import { currentVersion } from '../../site/versions'
import { getFacts } from '../../source/facts'
import { getSiteTokens } from '../../source/site-tokens.mjs'
import { toMarkdown } from './to-markdown'
import { toPlainTree } from './to-plain-tree'

const miniature: MiniatureData = { kind: 'timer', title: 'Answer Petra', clock: '24:10' }
const miniatures = new Map([['timer-round', miniature]])

const facts = getFacts(currentVersion.id)
const write = (body: string) =>
  toMarkdown(
    toPlainTree(body, { facts, miniatures, tokens: getSiteTokens(), sourcePath: `docs/${currentVersion.id}/a.mdx` }),
  ).trimEnd()

describe('Callout', () => {
  test('is a quote that begins with its kind', () => {
    expect(write(':::tip\nStart with 2.\n:::')).toBe('> **Tip**\n>\n> Start with 2.')
  })

  test('has its own title after its kind', () => {
    expect(write(':::warning[Nothing is moved]\nText.\n:::')).toBe('> **Warning: Nothing is moved**\n>\n> Text.')
  })
})

test('Steps are their numbered list', () => {
  expect(write('<Steps>\n\n1. Open it.\n2. Close it.\n\n</Steps>')).toBe('1. Open it.\n2. Close it.')
})

test('PlatformTabs name the systems of each tab, in the order of the page', () => {
  const body =
    '<PlatformTabs>\n<Platform on="linux win">\n\nA\n\n</Platform>\n<Platform on="ios">\n\nB\n\n</Platform>\n</PlatformTabs>'
  expect(write(body)).toBe('**Windows and Linux**\n\nA\n\n**iOS**\n\nB')
})

test('Tabs show all tabs under their labels', () => {
  const body = '<Tabs group="x">\n<Tab label="CSV">\n\nA\n\n</Tab>\n<Tab label="JSON">\n\n- B\n\n</Tab>\n</Tabs>'
  expect(write(body)).toBe('**CSV**\n\nA\n\n**JSON**\n\n- B')
})

test('Details show their summary and what they hide', () => {
  expect(write('<Details summary="If it fails">\n\nText.\n\n</Details>')).toBe('**If it fails**\n\nText.')
})

describe('Cards', () => {
  test('are a list of links', () => {
    const body =
      '<Cards>\n<Card title="Habits" href="/docs/features/habits">Each `day`.</Card>\n<Card title="Search" href="/docs/features/search">\n\nFind it.\n\n</Card>\n</Cards>'
    expect(write(body)).toBe(
      '- [Habits](/docs/features/habits): Each `day`.\n- [Search](/docs/features/search): Find it.',
    )
  })

  test('may stand on one line', () => {
    expect(write('<Cards><Card title="A" href="/docs/a">B.</Card></Cards>')).toBe('- [A](/docs/a): B.')
  })
})

describe('Keys', () => {
  test('are the keys of a shortcut for both keyboards', () => {
    expect(write('Press <Keys id="search" /> now.')).toBe('Press Ctrl+K (⌘K on macOS) now.')
  })

  test('are the keys that the author wrote, once where they are the same', () => {
    expect(write('<Keys win="Esc" mac="Esc" /> closes it.')).toBe('Esc closes it.')
    expect(write('Use <Keys win="Ctrl+Click" mac="⌘Click" />.')).toBe('Use Ctrl+Click (⌘Click on macOS).')
  })

  test('are a paragraph when they stand alone', () => {
    expect(write('A\n\n<Keys win="F" mac="F" />\n\nB')).toBe('A\n\nF\n\nB')
  })

  test('stand in tables and headings too', () => {
    expect(write('## Press <Keys win="F" mac="F" />')).toBe('## Press F')
    expect(write('| A |\n|---|\n| <Keys win="F" mac="F" /> |')).toBe('| A |\n| - |\n| F |')
  })

  test('throw with the nearest id', () => {
    expect(() => write('<Keys id="serach" />')).toThrow('the nearest is "search"')
  })
})

describe('pictures', () => {
  test('a Miniature is told in words, with its caption', () => {
    expect(write('<Miniature id="timer-round" caption="A round runs." />')).toBe(
      'Picture: Timer: Answer Petra. 24:10.\n\n_A round runs._',
    )
  })

  test('a Miniature that does not exist throws with the nearest name', () => {
    expect(() => write('<Miniature id="timer-rond" />')).toThrow('the nearest is "timer-round"')
  })

  test('a Figure is an image, with its caption', () => {
    expect(write('<Figure src="/a.svg" dark="/b.svg" alt="Two keys" caption="Keys." width="7" height="4" />')).toBe(
      '![Two keys](/a.svg)\n\n_Keys._',
    )
    expect(write('<Figure src="/a.svg" alt="Two keys" width="7" height="4" />')).toBe('![Two keys](/a.svg)')
  })
})
