import { expect, test } from 'vitest'
import { chooseAnalytics } from './analytics'

const configured = { domain: 'site.example', script: 'https://stats.example/script.js' }

test('chooseAnalytics loads no script in a preview', () => {
  expect(chooseAnalytics(configured, true).script).toBeNull()
  expect(chooseAnalytics(configured, false)).toEqual(configured)
})
