import { describe, expect, test } from 'vitest'
import { config } from './config.mjs'
import { checkNavigation, type FooterLink, footerColumns, footerGroups, navigation } from './navigation'

const labels = (items: readonly { label: string }[]) => items.map(({ label }) => label)
const allLabels = ['Documentation', 'Releases', 'Idea Portal', 'Slack Community', 'API', 'Pricing', 'Contact Us']

describe('navigation', () => {
  test('has the items of the specification in its order', () => {
    expect(labels(navigation)).toEqual(allLabels)
  })

  test('links to the addresses in the specification', () => {
    const targets = Object.fromEntries(navigation.map((item) => [item.label, 'href' in item ? item.href : item.url]))
    expect(targets).toMatchObject({ 'Slack Community': '/slack', Pricing: '/pricing', 'Contact Us': '/contact' })
    expect(targets['Idea Portal']).toBe(config.ideaPortal)
  })

  test('can be rendered', () => {
    expect(checkNavigation(navigation)).toBe(navigation)
  })
})

describe('checkNavigation', () => {
  const page = { type: 'page', label: 'Releases', href: '/releases', section: '/releases' }

  test.each<[string, unknown]>([
    ['of an unknown type', { type: 'dropdown', label: 'More' }],
    ['without a type', { label: 'Releases', href: '/releases' }],
    ['without a label', { ...page, label: ' ' }],
    ['without an address', { ...page, href: undefined }],
    ['with a trailing slash in its address', { ...page, href: '/releases/' }],
    ['with a relative section', { ...page, section: 'releases' }],
    ["whose url isn't a web address", { type: 'external', label: 'Ideas', url: 'javascript:void 0' }],
    ["that isn't an object", 'Releases'],
  ])('names the configuration of an item %s', (_fault, item) => {
    expect(() => checkNavigation([page, item])).toThrow(JSON.stringify(item, null, 2))
  })
})

const targetOf = (link: FooterLink) => ('href' in link ? link.href : link.url)
const columnLinks = footerColumns.flatMap<FooterLink>(({ links }) => links)

/** The pages that the specification lists for the footer. */
const pages = [
  '/docs/getting-started/privacy',
  '/docs/keyboard-shortcuts',
  '/adhd',
  '/api/overview',
  '/compare/todoist-alternative',
  '/compare/ticktick-alternative',
  '/compare/todoist-vs-ticktick',
  '/slack',
  '/contact',
  '/about',
  '/privacy',
  '/terms',
  '/affiliate',
  '/press',
]
const overview = '/docs/features/tasks/overview'

describe('footerColumns', () => {
  test('are the five of the design, in its order', () => {
    expect(footerColumns.map(({ title }) => title)).toEqual(['In Stores', 'Documentation', 'Compare', 'Help', 'About'])
  })

  test('list every page of the specification once, and the tasks overview twice', () => {
    const hrefs = columnLinks.flatMap((link) => ('href' in link ? [link.href] : []))
    expect(hrefs.toSorted()).toEqual([...pages, overview, overview].toSorted())
  })

  test('give the tasks overview its two labels', () => {
    const labels = columnLinks.filter((link) => targetOf(link) === overview).map(({ label }) => label)
    expect(labels).toEqual(['Documentation', `Why ${config.name} works?`])
  })

  test('use the labels of the specification', () => {
    const labelOf = (href: string) => columnLinks.find((link) => targetOf(link) === href)?.label
    expect(labelOf('/docs/getting-started/privacy')).toBe('Encryption & Privacy')
    expect(labelOf('/api/overview')).toBe('API Reference')
  })

  test('open only the idea portal in a new tab', () => {
    const inNewTab = columnLinks.filter((link) => 'opensNewTab' in link && link.opensNewTab)
    expect(inNewTab.map(targetOf)).toEqual([config.ideaPortal])
  })

  test('lead to four stores, each with its event', () => {
    expect(footerColumns[0]?.links).toEqual([
      { type: 'store', label: 'App Store', url: config.stores.mac.url, event: 'Mac App Store opened' },
      { type: 'store', label: 'Microsoft Store', url: config.stores.microsoft.url, event: 'Microsoft Store opened' },
      { type: 'store', label: 'Snap Store', url: config.stores.snap.url, event: 'Snap Store opened' },
      { type: 'store', label: 'Play Store', url: config.stores.play.url, event: 'Play Store opened' },
    ])
  })
})

describe('footerGroups', () => {
  test('are the configured row', () => {
    const row = footerGroups.map(({ title, links }) => [title, links.map(({ label }) => label)])
    expect(row).toEqual([
      ['Docs', ['Tutorial']],
      ['Community', ['Slack', 'Mastodon']],
      ['More', ['Blog', 'Code']],
    ])
  })

  test('lead to the installation page, the releases and the code host', () => {
    const targets = footerGroups.flatMap(({ links }) => links.map(targetOf))
    expect(targets).toEqual([
      '/docs/getting-started/installation',
      '/slack',
      config.social.url,
      '/releases',
      config.repository.url,
    ])
  })
})
