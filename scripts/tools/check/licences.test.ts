import { describe, expect, test } from 'vitest'
import { isAllowed, listLicences } from './licences'

describe('listLicences', () => {
  test('names packages wherever they are, except our own', () => {
    const packages = {
      '': { version: '0.0.0', license: 'UNLICENSED' },
      'node_modules/b/node_modules/@a/c': { version: '2.0.0', license: 'MIT' },
      'node_modules/b': { version: '1.0.0', license: 'ISC' },
    }
    expect(listLicences(packages)).toEqual([
      { name: '@a/c', version: '2.0.0', licence: 'MIT' },
      { name: 'b', version: '1.0.0', licence: 'ISC' },
    ])
  })
})

describe('isAllowed', () => {
  const ask = (name: string, licence: string | undefined) => isAllowed({ name, version: '1.0.0', licence })

  test('accepts permissive licences', () => expect(ask('a', 'MIT')).toBe(true))
  test("accepts a tool's special licence only for that tool", () => {
    expect(ask('lightningcss-linux-x64-gnu', 'MPL-2.0')).toBe(true)
    expect(ask('a', 'MPL-2.0')).toBe(false)
    expect(ask('satorize', 'MPL-2.0')).toBe(false)
  })
  test("refuses what it doesn't know", () => {
    expect(ask('a', 'GPL-3.0-only')).toBe(false)
    expect(ask('a', undefined)).toBe(false)
  })
})
