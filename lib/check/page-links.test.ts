import { expect, test } from 'vitest'
import { currentVersion, isArchived, versions } from '../site/versions'
import { parsePage } from './lexer/parse-page'
import { listPageLinks } from './page-links'
import { findPlace } from './places'

const path = `content/docs/${currentVersion.id}/guide/habits.mdx`

const tokens = { supportEmail: 'a@b.example' }

function parse(path: string, text: string) {
  const place = findPlace(path)
  if (!place) throw new Error(`${path} has no place`)
  return parsePage(path, text, place, { memory: new Map(), tokens }, () => {})
}

/** Returns the links of a page with this text. Every file exists. @param fragments the texts of fragments by their ID */
function list(text: string, fragments: Readonly<Record<string, string>> = {}, from = path): string[] {
  const findFragment = (id: string) => {
    const own = fragments[id]
    return own === undefined ? undefined : parse(`content/fragments/${id}.mdx`, own)
  }
  return listPageLinks(parse(from, text), { tokens, hasFile: () => true, findFragment })
}

test('a page links to what its text, its components and its front matter name, each once', () => {
  const text = `---
title: Habits
related: [start, /pricing]
next:
  Write it down: journal#new
---

See [Start](/docs/start), [the journal](./journal.mdx#mood) and [us](mailto:{supportEmail}).

<Cards>
<Card title="Plans" href="/pricing">Compare.</Card>
</Cards>

\`[not a link](/nowhere)\`, [here](#below), [itself](/docs/guide/habits) and [a list][one].

[one]: https://example.com/list
`
  expect(list(text)).toEqual([
    '/docs/start',
    '/docs/guide/journal',
    'mailto:a@b.example',
    '/pricing',
    'https://example.com/list',
    '/docs/journal',
  ])
})

test('a page links to what its fragments link to, which is in the current version', () => {
  const text = `[Start](/docs/start)

<Fragment id="note" />

<Fragment id="gone" />
`
  const note = '[Start](/docs/start), [us](mailto:{supportEmail}) and [the file](../pages/pricing.mdx).'
  const archived = versions.map(({ id }) => id).find(isArchived)
  expect(list(text, { note })).toEqual(['/docs/start', 'mailto:a@b.example', '/pricing'])
  expect(list(text, { note }, `content/docs/${archived}/guide/habits.mdx`)).toEqual([
    `/docs/${archived}/start`,
    '/docs/start',
    'mailto:a@b.example',
    '/pricing',
  ])
})
