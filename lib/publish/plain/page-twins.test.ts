import { describe, expect, test } from 'vitest'
import type { MiniatureData } from '../../miniatures/schema'
import { config } from '../../site/config.mjs'
import { currentVersion } from '../../site/versions'
import { getFacts } from '../../source/facts'
import { getSiteTokens } from '../../source/site-tokens.mjs'
import { toMarkdown } from './to-markdown'
import { toPlainTree } from './to-plain-tree'

const miniatures = new Map<string, MiniatureData>([['round', { kind: 'timer', title: 'Answer Petra', clock: '24:10' }]])
const picture = 'Picture: Timer: Answer Petra. 24:10.'
const release = { version: '2.0', title: 'Threads', date: '2026-02-03', href: '/releases/2.0' }
const releases = { newest: release, first: { ...release, version: '0.1' } }

const toTree = (body: string, given: Partial<typeof releases> = releases) =>
  toPlainTree(body, {
    facts: getFacts(currentVersion.id),
    miniatures,
    tokens: getSiteTokens(),
    sourcePath: 'pages/a.mdx',
    ...given,
  })
const write = (body: string) => toMarkdown(toTree(body)).trimEnd()

describe('pageTwins', () => {
  test('a Hero is its words, its actions as links, and its picture', () => {
    const actions = '<Actions>\n<DownloadAction />\n<Action href="/pricing" label="See the plans" quiet />\n</Actions>'
    expect(write(`<Hero band miniature="round">\n\nWords.\n\n${actions}\n\n</Hero>`)).toBe(
      `Words.\n\n- [Download](/download)\n- [See the plans](/pricing)\n\n${picture}`,
    )
  })

  test('a Section has its heading with its id, its words and its picture', () => {
    const tree = toTree('<Section title="Where you pay" id="pay" aside="round" tone="well">\n\nA\n\n</Section>')
    expect(tree.children[0]).toMatchObject({ type: 'heading', depth: 2, data: { hProperties: { id: 'pay' } } })
    expect(toMarkdown(tree)).toBe(`## Where you pay\n\nA\n\n${picture}\n`)
  })

  test('a heading without an address has no id', () => {
    expect(toTree('<Faq title="A" />').children[0]).toMatchObject({ type: 'heading', data: undefined })
  })

  test('a Day tells its moments in order', () => {
    const moment =
      '<Moment time="07:10" title="Rise" href="/docs/a" label="More" miniature="round">\n\nUp.\n\n</Moment>'
    expect(write(`<Day title="One day" lead="From dawn.">\n\n${moment}\n\n</Day>`)).toBe(
      `## One day\n\nFrom dawn.\n\n### 07:10 Rise\n\nUp.\n\n[More](/docs/a)\n\n${picture}`,
    )
  })

  test('a Grid has a heading for each thing, with its link', () => {
    const items = '<GridItem title="A" href="/docs/a">One.</GridItem>\n\n<GridItem title="B">Two.</GridItem>'
    expect(write(`<Grid title="Around">\n\n${items}\n\n</Grid>`)).toBe(
      '## Around\n\n### [A](/docs/a)\n\nOne.\n\n### B\n\nTwo.',
    )
  })

  test('questions and a closing have headings', () => {
    expect(write('<Faq title="Questions">\n\n<Question title="Why?">\n\nSo.\n\n</Question>\n\n</Faq>')).toBe(
      '## Questions\n\n### Why?\n\nSo.',
    )
    expect(write('<Closing title="Begin">\n\n<Actions><DownloadAction /></Actions>\n\n</Closing>')).toBe(
      '## Begin\n\n- [Download](/download)',
    )
  })

  test('Sealed tells of each field whether the server can read it', () => {
    const markdown = write('<Sealed title="Encrypted">\n\nWords.\n\n</Sealed>')
    expect(markdown).toMatch(/^## Encrypted\n\nWords\.\n\n_An example: .*_\n\n\| Field \|/)
    expect(markdown).toMatch(/^\| Task: Name \| .* \| Encrypted \|$/m)
    expect(markdown).toMatch(/^\| Task: Stage \| Next \| Readable: Next \|$/m)
  })
})

describe('pageFactTwins', () => {
  test.each([
    ['<Stores />', /^- Linux: \[Snap Store\]\(https:.*\), needs \S/m],
    [
      '<NewestRelease />',
      /^Version 2\.0, 3 February 2026: \[Threads\]\(\/releases\/2\.0\)\. \[All releases\]\(\/releases\)$/,
    ],
    ['<BrandAssets />', /^- Mark, in colour: \[SVG\]\(\/brand\/mark\.svg\), \[PNG\]\(\/brand\/mark\.png\)$/m],
    ['<BrandAssets />', /^- Ink: `#1f1c26`$/m],
    ['<FactSheet />', /^- First version: \[0\.1\]\(\/releases\/2\.0\), 3 February 2026$/m],
    ['<FactSheet />', new RegExp(`^- Name: ${config.name}$`, 'm')],
    [
      '<Download />',
      /^\| Linux \| \[Snap Store\]\(.*\) \(recommended\); \[AppImage \(x86\)\]\(.*\.AppImage\) \(x86-64, \[SHA-256\]/m,
    ],
    ['<Download />', /^\| iOS \| \[App Store\]\([^ ]*\) \| /m],
    ['<Plans />', /^## Free and Premium\n\n### Free\n\n€0 or \$0\./],
    ['<Plans />', /^€6 or \$6 a month, or €60 or \$60 a year, which is 2 months free\./m],
    ['<Form id="contact" />', /^Contact form with the fields: Name \(optional\), Email address/],
    ['<ComparisonTable id="todoist-vs-ticktick" />', /^\| Aspect \| Todoist \| TickTick \|$/m],
    ['<Sources id="todoist-vs-ticktick" />', /^\| 1 \| /m],
  ])('%s has %s', (body, line) => expect(write(body)).toMatch(line))

  test('throw where the data of their collection are missing', () => {
    expect(() => toTree('<NewestRelease />', {})).toThrow(
      'content/pages/a.mdx: <NewestRelease> stands in a collection that has no data for it',
    )
  })
})
