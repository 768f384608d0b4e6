import { describe, expect, test } from 'vitest'
import { checkNavigation } from './check-navigation'
import { config } from './config.mjs'
import { navigation } from './navigation'

const labels = (items: readonly { label: string }[]) => items.map(({ label }) => label)
const allLabels = ['Documentation', 'Releases', 'Idea Portal', 'Slack Community', 'API', 'Pricing', 'Contact Us']

describe('navigation', () => {
  test('holds the items of the specification in its order', () => {
    expect(labels(navigation)).toEqual(allLabels)
  })

  test('leads where the specification says', () => {
    const targets = Object.fromEntries(navigation.map((item) => [item.label, 'href' in item ? item.href : item.url]))
    expect(targets).toMatchObject({ 'Slack Community': '/slack', Pricing: '/pricing', 'Contact Us': '/contact' })
    expect(targets['Idea Portal']).toBe(config.ideaPortal)
  })

  test('is configured soundly', () => {
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
    ['whose url is no web address', { type: 'external', label: 'Ideas', url: 'javascript:void 0' }],
    ['that is no object', 'Releases'],
  ])('names the configuration of an item %s', (_fault, item) => {
    expect(() => checkNavigation([page, item])).toThrow(JSON.stringify(item, null, 2))
  })
})
