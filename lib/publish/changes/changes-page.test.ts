import { describe, expect, test } from 'vitest'
import { buildChangesPage, summarize } from './changes-page'
import type { PageDifference } from './compare-pages'
import type { ChangedPage, ChangeProblem, LinkUse, PagePictures, SiteChanges } from './site'
import { buildComment, buildSummary } from './summary'

const nothing: SiteChanges = { pages: [], links: [], frame: [], styles: { declarations: [], pages: [] }, problems: [] }
const habits: ChangedPage = {
  kind: 'changed',
  area: 'Documentation 2.x',
  href: '/docs/features/habits',
  title: 'Habits | Site',
  description: '',
  weight: 3,
  difference: {
    values: [{ what: 'Title', before: 'Habit', after: 'Habits' }],
    text: [
      {
        heading: 'Streaks',
        id: 'streaks',
        parts: [
          { text: 'It takes ', kind: 'same' },
          { text: 'three', kind: 'removed' },
          { text: '<b>four</b>', kind: 'added' },
        ],
      },
    ],
    words: { added: 1, removed: 1 },
    headings: [],
    links: [],
    lostAnchors: [],
    newAnchors: ['new'],
    isOnlyLook: false,
  },
}
/** Returns a use of a link whose words stay the same. */
const toUse = (href: string) => ({ href, title: `Page ${href} | Site`, words: { before: 'Trash', after: 'Trash' } })
const problem: ChangeProblem = { kind: 'Broken address', what: 'x', fix: 'y', places: [] }
const compared = {
  branch: 'feature/x',
  commit: '0123456789abcdef',
  address: '/previews/x',
  against: 'production',
  earlier: '',
}

const buildWhole = (changes: Partial<SiteChanges>, pictures: [string, PagePictures][] = [], audited = 0) =>
  buildChangesPage({
    ...compared,
    siteName: 'Site',
    tokens: '@layer tokens { :root { --surface: white; } }',
    changes: { ...nothing, ...changes },
    pictures: new Map(pictures),
    audited,
    notes: [],
    toHash: () => 'hash',
  })

/** Builds the page as it looks: without words for screen readers and places where an address may break. */
const build = (...args: Parameters<typeof buildWhole>) =>
  buildWhole(...args).replace(/<span class="spoken">[^<]*<\/span>|<wbr>/g, '')

describe('buildChangesPage', () => {
  test('describes what was removed and added, for screen readers and copied text', () => {
    const text = buildWhole({ pages: [habits] }).replace(/<[^>]+>/g, '')
    expect(text).toContain('It takes [removed: three][added: &lt;b&gt;four&lt;/b&gt;]')
  })

  test('lets addresses break at their slashes', () => {
    expect(buildWhole({ pages: [habits] })).toContain('<code>/docs<wbr>/features<wbr>/habits</code>')
  })

  test('shows a renamed heading once, with its old and its new anchor', () => {
    const headings = [{ what: 'Heading', before: 'One', after: 'First', anchors: { before: 'one', after: 'first' } }]
    const difference = { ...habits.difference, headings, newAnchors: ['first'] } as ChangedPage['difference']
    const page = build({ pages: [{ ...habits, difference }] })
    expect(page).toContain('<ins>First</ins></dd><dd><code>#one</code> → <code>#first</code></dd>')
    expect(page).not.toContain('New anchors')
  })

  test('shows words that changed as text, with a link to the section', () => {
    const page = build({ pages: [habits] })
    expect(page).toContain('It takes <del>three</del><ins>&lt;b&gt;four&lt;/b&gt;</ins>')
    expect(page).toContain('<a href="/previews/x/docs/features/habits#streaks">Streaks</a>')
    expect(page).toContain('<dt>Title</dt><dd><del>Habit</del></dd><dd><ins>Habits</ins></dd>')
  })

  test('shows problems at the top, with what to do and where to look', () => {
    const places = [
      { label: 'Try /old', href: '/old' },
      { label: 'Open the page as it was', href: '/old', isEarlier: true },
    ]
    const problems = [
      {
        ...problem,
        what: '/old leads nowhere now. Nothing more.',
        fix: 'Add this to content/pages/new.mdx:',
        code: 'redirectFrom:\n  - /old',
        places,
      },
    ]
    const page = build({ pages: [habits], problems })
    const [above, ...others] = page.split('<strong><code>/old</code> leads nowhere now.</strong> Nothing more.')
    expect(others).toHaveLength(1)
    expect(above).not.toContain('Documentation 2.x')
    expect(page).toContain(
      '<p>Add this to <code>content/pages/new.mdx</code>:</p><pre><code>redirectFrom:\n  - /old</code></pre>',
    )
    expect(page).toContain('<a href="/previews/x/old">Try /old</a> <a href="/old">Open the page as it was</a>')
  })

  test('starts with a list of its contents by kind, with how much changes', () => {
    const moved = { ...habits, kind: 'moved', href: '/docs/new', from: '/docs/old', title: 'New | Site' } as const
    const broken = { ...habits.difference, lostAnchors: [{ id: 'gone' }] } as ChangedPage['difference']
    const card = { before: 'a', after: 'b' }
    const many = Array.from({ length: 13 }, (_, index) => ({ ...habits, href: `/docs/${index}` }))
    const pages = [moved, { ...habits, difference: broken, card }, ...many]
    const page = build({ pages, links: [{ before: '/a', after: '/b', uses: ['/docs/a', '/docs/b'].map(toUse) }] })
    const overview = /<nav class="overview"[\s\S]*?<\/nav>/.exec(page)?.[0] ?? ''
    expect(page.indexOf(overview)).toBeLessThan(page.indexOf('Documentation 2.x'))
    expect(overview).toContain(
      '<dt>Moved</dt><dd><ul><li><a href="#at-docs-new">New</a> <span class="about"><strong>no redirect</strong>, 1 word added, 1 removed, title</span></li></ul></dd>',
    )
    expect(overview).toContain('<strong>1 broken anchor</strong>, 1 word added, 1 removed, title, social card')
    expect(overview).toContain('<summary>2 more</summary>')
    expect(overview).toContain('<a href="#shared">Navigation and links</a> <span class="about">on 2 pages</span>')
    const ids = Array.from(overview.matchAll(/href="#([^"]+)"/g), ([, id]) => page.indexOf(` id="${id}"`))
    expect(ids).toHaveLength(16)
    expect(ids).toEqual(ids.filter((at) => at > 0).toSorted((a, b) => a - b))
    expect(build({ pages: [habits] })).not.toContain('Overview')
  })

  test.each([
    [{ added: 7, removed: 0 }, '7 words added'],
    [{ added: 0, removed: 6 }, '6 words removed'],
    [{ added: 7, removed: 6 }, '7 words added, 6 removed'],
  ])('counts added and removed words separately: %j', (words, expected) => {
    const difference = { ...habits.difference, words, values: [] } as ChangedPage['difference']
    expect(build({ pages: [{ ...habits, difference }, habits] })).toContain(`<span class="about">${expected}</span>`)
  })

  test('shows for each page which of its anchors have no redirect', () => {
    const difference = { ...habits.difference, lostAnchors: [{ id: 'gone' }] } as ChangedPage['difference']
    expect(build({ pages: [{ ...habits, difference }] })).toContain(
      '<strong>Anchors without a redirect</strong>: <code>#gone</code>',
    )
  })

  test('is kept from search engines, and allows only its own styles and script', () => {
    const page = build({})
    expect(page).toContain('<meta name="robots" content="noindex, nofollow">')
    expect(page).toContain(
      "default-src 'none'; img-src 'self'; font-src 'self'; style-src 'sha256-hash'; script-src 'none'; base-uri 'none'; form-action 'none'",
    )
  })

  test('shows pictures even without a script', () => {
    const pair = { name: '360 px, dark', width: 360, height: 900, areas: [], before: 'a.png', after: 'b.png' }
    const page = build({ pages: [habits] }, [['/docs/features/habits', { pairs: [pair] }]])
    expect(page).toContain('<img src="changes/a.png" alt="Before, 360 px, dark" width="360" height="900"')
    expect(page).toContain("script-src 'sha256-hash'")
  })

  test('reports styles once, with the pictures of samples', () => {
    const declarations = [{ selector: ':root', property: '--secondary', before: '#613', after: '#713' }]
    const pair = { name: '1440 px, light', width: 1440, height: 900, areas: [], before: 'a.png', after: 'b.png' }
    const styles = { declarations, pages: ['/', '/docs/a', '/docs/b'] }
    const pictures: [string, PagePictures][] = ['/', '/docs/a'].map((href) => [href, { pairs: [pair] }])
    const page = build({ styles }, pictures)
    expect(page).toContain('Styles, on 3 pages')
    expect(page).not.toContain('Only the')
    expect(page).toMatch(/fill="#613".+<del>#613<\/del>.+fill="#713".+<ins>#713<\/ins>/)
    expect(page).toContain('>Home</a>')
    expect(page.match(/<img /g)).toHaveLength(4)
    expect(build({ styles: { ...styles, onlyTheme: 'light' } })).toContain('Only the light theme changes.')
  })

  test('names up to ten of the rules that use a changed custom property', () => {
    const declarations = [{ selector: ':root', property: '--link', before: '#613', after: '#713' }]
    const rules = Array.from({ length: 12 }, (_, index) => ({ selector: `.rule-${index + 1}`, property: 'fill' }))
    const show = (number: number) =>
      build({ styles: { declarations, pages: ['/'], uses: [{ property: '--link', rules: rules.slice(0, number) }] } })
    expect(show(12)).toContain('<h3><code>--link</code> is used in 12 places</h3>')
    expect(show(12)).toContain('<li><code>.rule-10</code> (fill)</li><li>and 2 more</li></ul>')
    expect(show(12)).not.toContain('.rule-11')
    expect(show(10)).toContain('<li><code>.rule-10</code> (fill)</li></ul>')
    expect(show(1)).toContain('is used in 1 place</h3>')
  })

  test('reports what several pages share once, with the pages that have a link', () => {
    const labels = [{ what: 'Label', before: 'Trash', after: 'Deleted items' }]
    const frame = [{ place: 'Sidebar', labels, pages: ['/docs/a', '/docs/b'] }]
    const links = [{ before: '/docs/trash', after: '/docs/deleted', uses: ['/docs/a', '/docs/c'].map(toUse) }]
    const page = build({ frame, links })
    expect(page).toContain('<strong>Sidebar:</strong> <del>Trash</del> → <ins>Deleted items</ins>, on 2 pages')
    expect(page).toContain('<strong>Link:</strong> <del>/docs/trash</del> → <ins>/docs/deleted</ins>, on 2 pages')
    expect(page).toContain('<a href="/previews/x/docs/c">Page /docs/c</a>')
    expect(summarize({ ...nothing, frame, links })).toMatch(/^Links changed on 2 pages, navigation changed on 2 pages/)
  })

  test('shows the text of a changed link, and opens the list of pages if it has at most five', () => {
    const show = (uses: LinkUse[]) => build({ links: [{ before: '/a', after: '/b', uses }] })
    const renamed = { ...toUse('/docs/new'), words: { before: 'Trash', after: 'Deleted items' } }
    const added = { ...toUse('/docs/added'), words: { after: 'Bin' } }
    const page = show([toUse('/docs/a'), renamed, added])
    expect(page).toContain('<details open><summary>3 pages with this link</summary>')
    expect(page).toContain('Page /docs/a</a>: “Trash”</li>')
    expect(page).toContain('Page /docs/new</a>: <del>Trash</del> → <ins>Deleted items</ins></li>')
    expect(page).toContain('Page /docs/added</a>: <ins>Bin</ins></li>')
    expect(show(Array.from({ length: 5 }, (_, index) => toUse(`/${index}`)))).toContain('<details open>')
    expect(show(Array.from({ length: 6 }, (_, index) => toUse(`/${index}`)))).toContain('<details><summary>6 pages')
  })

  test('shows the text of a link that changed on one page', () => {
    const links = [
      { what: 'Link', before: '/a', after: '/b', words: { before: 'Trash', after: 'Trash' } },
      { what: 'Link', before: '/c', words: { before: 'Bin' } },
    ]
    const page = build({ pages: [{ ...habits, difference: { ...habits.difference, links } as PageDifference }] })
    expect(page).toContain('<dd><del>/a</del></dd><dd><ins>/b</ins></dd><dd>“Trash”</dd>')
    expect(page).toContain('<dd><del>/c</del></dd><dd><del>Bin</del></dd>')
  })

  test('begins with the change at the top in pictures of navigation', () => {
    const frame = [{ place: 'Sidebar', labels: [], pages: ['/docs/a'] }]
    const areas = [900, 100].map((top) => ({ left: 10, top, width: 50, height: 20 }))
    const pair = { name: '1440 px, light', width: 1440, height: 1000, areas, before: 'a.png', after: 'b.png' }
    const page = build({ frame }, [['/docs/a', { pairs: [pair] }]])
    expect(page).toContain('<rect id="at-docs-a-1440-px-light" x="4" y="94" width="62" height="32" rx="4"/>')
  })

  test("lists what was checked, and what wasn't", () => {
    expect(build({ questions: 40 })).toContain('No problems found.')
    expect(build({ questions: 40 })).toContain('for 40 questions</li>')
    expect(build({})).toContain('Not checked: search, accessibility.')
  })

  test.each([[[]], [[problem]]])('shows without a click that no check reads the text, with %j', (problems) => {
    const [visible = ''] = build({ problems }).split('<details')
    expect(visible).toContain('No check can tell whether the text is right, so read it.')
  })

  test('lists what axe found on the pages that it checked', () => {
    const axe: ChangeProblem = { ...problem, kind: 'Accessibility' }
    expect(build({}, [], 4)).toContain('<li>Whether 4 pages have new accessibility problems: axe found none</li>')
    expect(build({ problems: [axe, axe] }, [], 4)).toContain(': axe found some, listed below</li>')
  })

  test('shows without a click that axe checked fewer pages than the number with changed styles', () => {
    const declarations = [{ selector: ':root', property: '--secondary', before: '#613', after: '#713' }]
    const show = (audited: number) =>
      build({ styles: { declarations, pages: ['/', '/docs/a', '/docs/b'] } }, [], audited).split('<details')[0]
    expect(show(1)).toContain('Styles changed on 3 pages, but axe checked only 1 page.')
    expect(show(0)).toContain('Styles changed on 3 pages, but axe checked none.')
    expect(show(3)).not.toContain('but axe')
    expect(build({})).not.toContain('but axe')
  })

  test('leaves the spaces around changed words unmarked', () => {
    const parts = [{ text: ' so  ', kind: 'removed' as const }]
    const difference = { ...habits.difference, text: [{ heading: '', id: '', parts }] } as ChangedPage['difference']
    expect(build({ pages: [{ ...habits, difference }] })).toContain(' <del>so</del>  <')
  })

  test('shows the pictures of a page only once, even if it’s the only sample of a style', () => {
    const declarations = [{ selector: ':root', property: '--secondary', before: '#613', after: '#713' }]
    const pair = { name: '1440 px, light', width: 1440, height: 900, areas: [], before: 'a.png', after: 'b.png' }
    const styles = { declarations, pages: [habits.href] }
    const page = build({ pages: [habits], styles }, [[habits.href, { pairs: [pair] }]])
    expect(page.match(/<img /g)).toHaveLength(2)
    expect(page).toContain('<h3>Samples</h3>')
  })
})

test('summarize counts what changes, and says when nothing does', () => {
  expect(summarize(nothing)).toBe('No page changes. No problems found.')
  const moved = { ...habits, kind: 'moved' } as const
  const problems = [problem]
  expect(summarize({ ...nothing, pages: [habits, moved, habits], problems })).toBe(
    '1 page moved, 2 pages changed. 1 problem found.',
  )
})

test('buildSummary gives the address of the preview, and lists problems before pages', () => {
  const problems = [{ ...problem, what: '/old leads nowhere now.', code: 'redirectFrom:\n  - /old' }]
  const text = buildSummary({ ...nothing, pages: [habits], problems }, compared, 'https://site.example/previews/x')
  expect(text).toContain('its changes at https://site.example/previews/x/changes')
  expect(text).toContain('Compared with production: 1 page changed. 1 problem found.')
  expect(text).toContain('\n  redirectFrom:\n    - /old\n')
  expect(text.indexOf('/old leads nowhere now.')).toBeLessThan(text.indexOf('- changed: `/docs/features/habits`'))
})

test('summaries without problems say that no check reads the text', () => {
  const caveat = 'No check can tell whether the text is right, so read it.'
  expect(buildSummary({ ...nothing, pages: [habits] }, compared, undefined)).toContain(`No problems found. ${caveat}`)
  expect(buildComment('https://site.example/x', { pages: 1, problems: 0 })).toContain(caveat)
  expect(buildComment('https://site.example/x', { pages: 1, problems: 1 })).not.toContain(caveat)
})
