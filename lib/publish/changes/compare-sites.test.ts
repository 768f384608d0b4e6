import { describe, expect, test } from 'vitest'
import { currentVersion } from '../../site/versions'
import { compareSites } from './compare-sites'
import type { AskedQuestion, Site } from './site'
import { toSitePage } from './site-pages'

type Draft = { main?: string; title?: string; nav?: string; style?: string; bar?: string; redirect?: string }

/** Returns a page as the build exports it. */
const toHtml = ({ main = '', title = 'Habits', nav = '', style = '', bar = '', redirect }: Draft) =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"><title>${title}</title><style>${style}</style>${
    redirect ? `<noscript><meta http-equiv="refresh" content="0; url=${redirect}"></noscript>` : ''
  }</head><body>${bar}<header><nav>${nav}</nav></header><main id="main"><h1>${title}</h1>${main}</main><script>1</script></body></html>`

function toSite(
  pages: Record<string, Draft>,
  { basePath = '', questions = [] as AskedQuestion[], size = 1, copies = [] as string[] } = {},
): Site {
  const list = Object.entries(pages).map(([href, page]) => toSitePage(`${href}.html`, toHtml(page), basePath))
  return {
    pages: new Map(list.map((page) => [page.href, page])),
    readFacts: () => new Map(),
    hasMarkdown: (href) => copies.includes(href),
    hashCard: () => undefined,
    search: { entries: new Map(), questions },
    measure: () => size,
  }
}

const long = `<p>${'You tick a habit every day and keep a streak through days off. '.repeat(5)}</p>`
const edit = '<a href="https://code.example/site/edit/main/content/docs/2.x/b.mdx">Edit</a>'
const list = (before: Record<string, Draft>, after: Record<string, Draft>) =>
  compareSites(toSite(before), toSite(after))

describe('compareSites', () => {
  test('finds no change between production and a preview of the same sources', () => {
    const before = toSite({
      '/docs/a': {
        main: '<p><a href="/docs/b#x">b<!-- --></a><a href="/">home</a></p><span>Last updated <time>2 May</time></span>',
        style: '@layer a{.b{color:red}}',
      },
    })
    const bar = '<div class="x_bar" role="region" aria-label="Preview"><p>Preview of branch a</p></div>'
    const main = '<p><a href="/previews/x/docs/b#x">b</a><a href="/previews/x">home</a></p>'
    const style = '@layer a{.x_bar{color:blue}.x_bar strong{color:blue}.b{color:red}}'
    const after = toSite({ '/docs/a': { main, bar, style } }, { basePath: '/previews/x' })
    expect(compareSites(before, after)).toMatchObject({
      pages: [],
      frame: [],
      styles: { declarations: [] },
      problems: [],
    })
  })

  test('shows the words that changed, below their heading', () => {
    const at = (word: string) => ({ '/docs/a': { main: `<h2 id="s">Streaks</h2><p>It takes ${word} days.</p>` } })
    const [page] = list(at('three'), at('four')).pages
    expect(page).toMatchObject({ kind: 'changed', href: '/docs/a', area: `Documentation ${currentVersion.id}` })
    expect(page?.difference?.text).toMatchObject([{ heading: 'Streaks', id: 's' }])
    expect(page?.difference?.text[0]?.parts.filter(({ kind }) => kind !== 'same')).toEqual([
      { text: 'three', kind: 'removed' },
      { text: 'four', kind: 'added' },
    ])
  })

  test('sorts pages by how much a reader would notice', () => {
    const before = {
      '/docs/a': { main: 'One word.' },
      '/docs/b': { main: long },
      '/docs/c': { main: '<p>Other text</p>' },
    }
    const after = {
      '/docs/a': { main: 'Two words.' },
      '/docs/b': { main: '<p>New.</p>' },
      '/docs/d': { main: 'Added' },
    }
    expect(list(before, after).pages.map(({ kind, href }) => `${kind} ${href}`)).toEqual([
      'removed /docs/c',
      'added /docs/d',
      'changed /docs/b',
      'changed /docs/a',
    ])
  })

  test('recognises a page that has moved with a redirect, and its earlier text', () => {
    const after = { '/docs/a': { redirect: '/docs/b' }, '/docs/b': { main: '<p>Quite another text</p>' } }
    const { pages, problems } = list({ '/docs/a': { main: '<p>One text</p>' } }, after)
    expect(pages).toMatchObject([{ kind: 'moved', from: '/docs/a', href: '/docs/b', redirectsTo: '/docs/b' }])
    expect(problems).toEqual([])
  })

  test('recognises a page that has moved without a redirect, and explains how to add one', () => {
    const { pages, problems } = list(
      { '/docs/a': { main: long } },
      { '/docs/b': { main: `${long}<p>More</p>${edit}` } },
    )
    expect(pages).toMatchObject([{ kind: 'moved', from: '/docs/a', href: '/docs/b' }])
    expect(problems).toMatchObject([
      {
        what: expect.stringContaining('/docs/a no longer leads anywhere'),
        fix: 'Add this to the front matter of content/docs/2.x/b.mdx:',
        code: 'redirectFrom:\n  - /docs/a',
      },
    ])
  })

  test('reports dead addresses, of a removed page and of a redirect', () => {
    const before = {
      '/docs/a': { main: long },
      '/docs/b': {},
      '/older': { redirect: '/docs/a' },
      '/old': { redirect: '/docs/b' },
    }
    const { problems } = list(before, { '/docs/b': {} })
    expect(problems.map(({ what }) => what)).toEqual([
      '/docs/a no longer leads anywhere, because its page was removed. The same is true of /older, which redirected to it.',
      '/old no longer leads anywhere. It redirected to /docs/b.',
    ])
    expect(problems[0]?.code).toBe('redirectFrom:\n  - /docs/a\n  - /older')
    expect(problems[0]?.places).toEqual([
      { label: 'Try /docs/a', href: '/docs/a' },
      { label: 'Open the page as it was', href: '/docs/a', isEarlier: true },
    ])
  })

  test('reports the Markdown copy of a page together with its address', () => {
    const before = toSite({ '/docs/a': { main: long }, '/b': {} }, { copies: ['/docs/a', '/b'] })
    const { problems } = compareSites(before, toSite({ '/b': {} }, { copies: ['/b'] }))
    expect(problems.map(({ what }) => what)).toEqual([
      '/docs/a no longer leads anywhere, because its page was removed. Its Markdown copy, /docs/a.md, is gone too.',
    ])
  })

  test('lists every lost address in the fix for a moved page, and mentions that the Markdown copies follow', () => {
    const numbered = `/docs/${currentVersion.id}/a`
    const before = toSite(
      { '/docs/a': { main: long }, [numbered]: { redirect: '/docs/a' } },
      { copies: ['/docs/a', numbered] },
    )
    const after = toSite({ '/docs/b': { main: long + edit } }, { copies: ['/docs/b'] })
    expect(compareSites(before, after).problems).toMatchObject([
      {
        fix: 'Add this to the front matter of content/docs/2.x/b.mdx, which also makes the Markdown copies redirect:',
        code: `redirectFrom:\n  - /docs/a\n  - ${numbered}`,
      },
    ])
  })

  test('reports missing Markdown copies if their page or its redirect still exists', () => {
    const before = toSite({ '/docs/a': { main: long }, '/b': {}, '/c': {} }, { copies: ['/docs/a', '/b', '/c'] })
    const after = toSite({ '/docs/a': { redirect: '/b' }, '/b': {}, '/c': {} }, { copies: ['/c'] })
    expect(compareSites(before, after).problems).toMatchObject([
      {
        what: '/docs/a.md no longer leads anywhere, although its page still does, and the same is true of 1 other copy.',
        places: [{ label: 'Try /docs/a.md', href: '/docs/a.md' }],
      },
    ])
  })

  test('counts the search page’s list of all pages as navigation', () => {
    const at = (label: string) => ({
      '/search': {
        main: `<div class="withoutRuntime"><p>All pages:</p><ul><li><a href="/docs/${label}">${label}</a></li></ul></div>`,
      },
    })
    const { pages, frame } = list(at('Trash'), at('Deleted items'))
    expect(pages).toEqual([])
    expect(frame).toMatchObject([{ labels: [{ before: 'Trash', after: 'Deleted items' }], pages: ['/search'] }])
  })

  test('reports an anchor that is gone, but not one that the page still has elsewhere', () => {
    const before = { '/docs/a': { main: '<h2 id="one">One</h2><h2 id="two">Two</h2>' } }
    const after = { '/docs/a': { main: '<span id="one"></span><h2 id="first">First</h2><h2 id="second">Second</h2>' } }
    const { pages, problems } = list(before, after)
    expect(problems.map(({ what }) => what)).toEqual([expect.stringContaining('Links to #two on /docs/a no longer')])
    expect(pages[0]?.difference?.headings).toEqual([
      { what: 'Heading', before: 'One', after: 'First', anchors: { before: 'one', after: 'first' } },
      { what: 'Heading', before: 'Two', after: 'Second', anchors: { before: 'two', after: 'second' } },
    ])
    // The headings are listed already, so they aren't among the changes of the text.
    expect(pages[0]?.difference?.text).toEqual([])
    expect(problems.map(({ code }) => code)).toEqual(['anchorsFrom:\n  two: second'])
  })

  test('reports the lost anchors of a page once, and marks former IDs of a heading', () => {
    const before = { '/docs/a': { main: '<h2 id="one"><span id="old"></span>One <a href="#one">#</a></h2>' } }
    const after = { '/docs/a': { main: '<h2 id="two">Two</h2>' } }
    expect(list(before, after).problems).toMatchObject([
      {
        what: expect.stringMatching(/^Links to #one and #old on .+ #old was a former ID of the heading “One”\.$/),
        code: 'anchorsFrom:\n  one: two\n  old: two',
      },
    ])
  })

  test("shows the file of one of the site's own pages, which has no edit link", () => {
    const { problems } = list({ '/about': { main: '<h2 id="one">One</h2>' } }, { '/about': {} })
    expect(problems.map(({ fix }) => fix)).toEqual([expect.stringContaining('content/pages/about.mdx')])
  })

  test('reports a change of the navigation once, with the labels and the pages that show it', () => {
    const at = (nav: string) => Object.fromEntries(['/docs/a', '/docs/b', '/docs/c'].map((href) => [href, { nav }]))
    const { pages, frame } = list(at('<a>Habits</a><a>Tasks</a>'), at('<a>Routines</a><a>Tasks</a>'))
    expect(pages).toEqual([])
    const labels = [{ what: 'Label', before: 'Habits', after: 'Routines' }]
    expect(frame).toEqual([{ place: 'Navigation', labels, pages: ['/docs/a', '/docs/b', '/docs/c'] }])
  })

  test('reports a link that changed on several pages once, and omits pages with no other changes', () => {
    const at = (target: string, text = '', words = 'Trash') => ({
      '/docs/a': { title: 'Notes | Site', main: `<p><a href="/docs/${target}">Trash</a></p>` },
      '/docs/b': { main: `<p>${text}<a href="/docs/${target}">${words}</a></p>` },
      '/docs/c': { main: `<p><a href="/docs/${target}">Trash</a></p>` },
    })
    const { pages, links } = list(at('old'), at('new', 'More ', 'Deleted items'))
    const words = { before: 'Trash', after: 'Trash' }
    const changed = { before: 'Trash', after: 'Deleted items' }
    const uses = [
      { href: '/docs/a', title: 'Notes | Site', words },
      { href: '/docs/b', title: 'Habits', words: changed },
      { href: '/docs/c', title: 'Habits', words },
    ]
    expect(links).toEqual([{ before: '/docs/old', after: '/docs/new', uses }])
    expect(pages).toMatchObject([{ href: '/docs/b', difference: { links: [] } }])
  })

  test('reports a changed style once, without the rules that another page already had', () => {
    const tokens = (color: string) => `@layer t{:root{--secondary:${color};--text:#000}}`
    const before = { '/a': { style: `${tokens('#613')}.x{top:0}` }, '/b': { style: tokens('#613') } }
    const after = { '/a': { style: `${tokens('#713')}.x{top:0}` }, '/b': { style: `${tokens('#713')}.x{top:0}` } }
    const { pages, styles } = list(before, after)
    expect(pages).toEqual([])
    expect(styles).toEqual({
      declarations: [{ selector: ':root', property: '--secondary', before: '#613', after: '#713' }],
      pages: ['/a', '/b'],
    })
  })

  test('lists the rules that use a changed custom property, with those for graphics and areas before those for text', () => {
    const rules = (color: string) =>
      `:root{--link:${color};--link-hover:#000}a{color:var(--link)}b{color:var( --link-hover )}
      .curve{stroke:var(--link, red)}.step,.knot{background:linear-gradient(var( --link ),#fff)}p{color:#000}`
    const { styles } = list({ '/a': { style: rules('#613') } }, { '/a': { style: rules('#713') } })
    expect(styles.uses).toEqual([
      {
        property: '--link',
        rules: [
          { selector: '.curve', property: 'stroke' },
          { selector: '.step,.knot', property: 'background' },
          { selector: 'a', property: 'color' },
        ],
      },
    ])
  })

  test('reports if a colour changes in only one theme, because the other has its own', () => {
    const tokens = (light: string) => `:root,[data-theme=light]{--link:${light};--x:1}[data-theme=dark]{--link:#fff}`
    const at = (style: string) => ({ '/a': { style } })
    expect(list(at(tokens('#613')), at(tokens('#713'))).styles.onlyTheme).toBe('light')
    const shared = list(at(tokens('#613')), at(tokens('#613').replace('--x:1', '--x:2'))).styles
    expect(shared.onlyTheme).toBeUndefined()
  })

  /** Asks questions about a page. @param ranks its place among what each question finds, or 0 if it isn't there */
  const ask = (page: string, ranks: readonly number[], right = page) => ({
    questions: ranks.map((rank, index) => ({
      q: `q${index}`,
      pages: [right],
      found: Array.from({ length: 6 }, (_, at) => (at === rank - 1 ? page : `/other-${at}`)),
    })),
  })
  const whats = (before: Site, after: Site) => compareSites(before, after).problems.map(({ what }) => what)

  test('reports a question that search no longer answers, unless it never did', () => {
    const pages = { '/docs/a': {} }
    const before = toSite(pages, ask('/docs/a', [1, 0, 2]))
    expect(whats(before, toSite(pages, ask('/docs/a', [5, 0, 3])))).toEqual([
      'Search for “q0” no longer finds /docs/a among the first three results. It’s number 5 now.',
    ])
  })

  test.each(['/docs/a', '/docs/b'])(
    'counts a page that has moved as found at its new address, if questions name %s',
    (right) => {
      const before = toSite({ '/docs/a': { main: long } }, ask('/docs/a', [1, 1], right))
      const pages = { '/docs/a': { redirect: '/docs/b' }, '/docs/b': { main: long } }
      expect(whats(before, toSite(pages, ask('/docs/b', [2, 5], right)))).toEqual([
        'Search for “q1” no longer finds /docs/b, which was at /docs/a, among the first three results. It’s number 5 now.',
      ])
      const moved = whats(before, toSite({ '/docs/b': { main: long } }, ask('/docs/b', [2, 0], right)))
      expect(moved).toEqual([
        expect.stringContaining('/docs/a no longer leads anywhere'),
        'Search for “q1” no longer finds /docs/b, which was at /docs/a, among the first three results.',
      ])
    },
  )

  test('counts a removed page as found if search finds the one that it redirects to', () => {
    const before = toSite({ '/docs/a': { main: long }, '/docs/b': {} }, ask('/docs/a', [1]))
    const pages = { '/docs/a': { redirect: '/docs/b' }, '/docs/b': {} }
    expect(whats(before, toSite(pages, ask('/docs/b', [1], '/docs/a')))).toEqual([])
  })

  test('reports no question about a page that is gone, because its address is the problem', () => {
    const { problems } = compareSites(toSite({ '/docs/a': {} }, ask('/docs/a', [1])), toSite({}, ask('/docs/a', [0])))
    expect(problems.map(({ kind }) => kind)).toEqual(['Broken address'])
  })

  test('reports a page that has become too heavy', () => {
    const pages = { '/docs/a': { main: 'x' } }
    const limits = new Map([['/docs/a', 22]])
    expect(compareSites(toSite(pages, { size: 21 }), toSite(pages, { size: 22.5 }), limits).problems).toHaveLength(1)
    expect(compareSites(toSite(pages, { size: 23 }), toSite(pages, { size: 23 }), limits).problems).toEqual([])
  })
})
