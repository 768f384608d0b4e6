import { describe, expect, test } from 'vitest'
import { buildIndexPage as build } from './index-page'

type Options = Omit<Parameters<typeof build>[0], 'toHash'>
const buildIndexPage = (options: Options) => build({ ...options, toHash: (text) => String(text.length) })

const tokens = `@layer tokens { :root { --surface: white; } [data-theme='dark'] { --surface: black; } }`
const preview = (branch: string, publishedAt: string) => ({
  branch,
  commit: '0123456789abcdef',
  basePath: '/previews/x',
  publishedAt,
})

describe('buildIndexPage', () => {
  test('lists branch, commit and time, the newest first', () => {
    const page = buildIndexPage({
      siteName: 'Site',
      tokens,
      previews: [preview('old', '2026-01-02T03:04:05.000Z'), preview('new', '2026-02-02T03:04:05.000Z')],
    })
    expect(page.indexOf('of new<')).toBeLessThan(page.indexOf('of old<'))
    expect(page).toContain('<a href="/previews/x">Preview of old</a>')
    expect(page).toContain('<code>01234567</code>')
    expect(page).toContain('<time datetime="2026-01-02T03:04:05.000Z">2 January 2026, 03:04 UTC</time>')
  })

  test('shows when the commit was made, in the wording of the page of changes', () => {
    const previews = [{ ...preview('new', '2026-02-02T03:04:05.000Z'), committedAt: '2026-02-01T23:30:00-02:00' }]
    expect(buildIndexPage({ siteName: 'Site', tokens, previews })).toContain(
      '· committed on <time datetime="2026-02-01T23:30:00-02:00">2 February 2026, 01:30 UTC</time>',
    )
  })

  test('is kept from search engines', () => {
    expect(buildIndexPage({ siteName: 'Site', tokens, previews: [] })).toContain('content="noindex, nofollow"')
  })

  test('explains that there are no previews', () => {
    expect(buildIndexPage({ siteName: 'Site', tokens, previews: [] })).toContain('There are no previews yet.')
  })

  test('lists what the branch changes, with its last commit, problems and a picture', () => {
    const changes = { pages: 3, problems: 1, picture: '0123-small.png' }
    const previews = [{ ...preview('new', '2026-02-02T03:04:05.000Z'), title: 'docs: explain <streaks>', changes }]
    const page = buildIndexPage({ siteName: 'Site', tokens, previews })
    expect(page).toContain('<p>docs: explain &lt;streaks&gt;</p>')
    expect(page).toContain('<a href="/previews/x/changes">What changes on new</a>')
    expect(page).toContain('<strong>3 pages changed</strong>')
    expect(page).toContain('<a href="/previews/x">Open the start page of the preview</a>')
    expect(page).toContain('href="/previews/x/changes#problems">1 problem</a>')
    expect(page).toContain('<img src="/previews/x/changes/0123-small.png" alt=""')
  })

  test('lists what was checked if there are no problems', () => {
    const previews = [{ ...preview('new', '2026-02-02T03:04:05.000Z'), changes: { pages: 1, problems: 0 } }]
    expect(buildIndexPage({ siteName: 'Site', tokens, previews })).toContain(
      '<span>No problems found. No check can tell whether the text is right, so read it.</span>',
    )
  })

  test('shows names of branches as text', () => {
    const page = buildIndexPage({
      siteName: 'Site',
      tokens,
      previews: [preview('<script>"&', '2026-01-02T03:04:05.000Z')],
    })
    expect(page).not.toContain('<script>')
    expect(page).toContain('&lt;script&gt;&quot;&amp;')
  })

  test('uses the dark theme if the system does', () => {
    expect(buildIndexPage({ siteName: 'Site', tokens, previews: [] })).toContain(
      '@media (prefers-color-scheme: dark) { :root { --surface: black; } }',
    )
  })
})
