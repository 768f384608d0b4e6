import { expect, test } from 'vitest'
import { currentVersion } from '../site/versions'
import { parsePage } from './lexer/parse-page'
import { listPageLinks } from './page-links'
import { findPlace } from './places'

const path = `content/docs/${currentVersion.id}/guide/habits.mdx`

/** Returns the links of a page with this text. Every file exists. */
function list(text: string): string[] {
  const place = findPlace(path)
  if (!place) throw new Error(`${path} has no place`)
  const page = parsePage(path, text, place, { memory: new Map(), tokens: { supportEmail: 'a@b.example' } }, () => {})
  return listPageLinks(page, { tokens: { supportEmail: 'a@b.example' }, hasFile: () => true })
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
