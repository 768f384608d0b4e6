import { expect, test } from 'vitest'
import { toIndexFiles } from '@/lib/search/index-files'
import type { SearchSet } from '@/lib/search/search-record'
import { createTempFolder } from '@/lib/testing/temp-folder'
import { shortHash } from '../write-file'
import { checkIndex } from './search-index'

const { at, list } = createTempFolder()

const toSet = (context: SearchSet['context'], title: string): SearchSet => ({
  context,
  records: [{ title, section: '', url: '/a', hash: '', breadcrumbs: [], text: '', level: 1, keywords: [] }],
})
const check = (sets: readonly SearchSet[], snippetLength = 50) =>
  checkIndex(toIndexFiles(sets, { synonyms: [], snippetLength }, shortHash), at('kept'))
const api = toSet('api', 'Authentication')
const empty: SearchSet = { context: 'site', records: [] }

test('only searches an area again if it or the settings have changed', () => {
  expect(check([api, toSet('releases', 'Streaks')])).toEqual([])
  const before = list('kept')
  expect(check([api, toSet('releases', 'Journal')])).toEqual([])
  expect(list('kept').filter((name) => before.includes(name))).toHaveLength(1)
  expect(check([api], 60)).toEqual([])
  expect(list('kept').some((name) => before.includes(name))).toBe(false)
})

test('reports a problem in every build until it is solved', () => {
  const problem = expect.stringContaining('titles-site.json is empty')
  expect(check([api, empty])).toEqual([problem])
  expect(check([api, empty])).toEqual([problem])
  expect(check([api, toSet('site', 'Pricing')])).toEqual([])
  expect(check([api, empty])).toEqual([problem])
})
