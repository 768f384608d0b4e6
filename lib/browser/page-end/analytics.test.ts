// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { loadAnalytics } from './analytics'

const settings = { domain: 'site.example', script: 'https://count.example/script.js' }
const findScript = () => document.head.querySelector('script')

beforeEach(() => document.head.replaceChildren())

test('loads the configured script on the host it counts for', () => {
  loadAnalytics(settings, 'site.example')
  expect(findScript()).toMatchObject({ src: settings.script, defer: true, dataset: { domain: 'site.example' } })
})

test('loads nothing on another host', () => {
  loadAnalytics(settings, 'preview.site.example')
  expect(findScript()).toBeNull()
})

test('loads nothing without a script, as shipped', () => {
  loadAnalytics({ ...settings, script: null }, 'site.example')
  expect(findScript()).toBeNull()
})
