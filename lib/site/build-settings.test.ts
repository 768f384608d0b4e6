import { describe, expect, test } from 'vitest'
import { readBuildSettings } from './build-settings.mjs'

describe('readBuildSettings', () => {
  test('is the root of a host and out/ when nothing is said', () => {
    expect(readBuildSettings({})).toEqual({ basePath: '', outDir: 'out' })
  })

  test('takes a base path of one or more segments', () => {
    expect(readBuildSettings({ SITE_BASE_PATH: '/site' }).basePath).toBe('/site')
    expect(readBuildSettings({ SITE_BASE_PATH: '/previews/v2.1_x-y~z' }).basePath).toBe('/previews/v2.1_x-y~z')
  })

  test.each(['site', '/', '/site/', '//site', '/a//b', '/a/../b', '/a b', '/ä', '/a?b', '/%2e'])(
    'refuses the base path "%s"',
    (basePath) =>
      expect(() => readBuildSettings({ SITE_BASE_PATH: basePath })).toThrow(`SITE_BASE_PATH is "${basePath}"`),
  )

  test('is a preview when branch and commit are named, and refuses one without the other', () => {
    const env = { SITE_PREVIEW_BRANCH: 'feature/x', SITE_PREVIEW_COMMIT: '0123abc' }
    expect(readBuildSettings(env).preview).toEqual({ branch: 'feature/x', commit: '0123abc' })
    expect(() => readBuildSettings({ SITE_PREVIEW_BRANCH: 'feature/x' })).toThrow('needs both')
  })

  test('refuses an empty folder', () => expect(() => readBuildSettings({ SITE_OUT: '' })).toThrow('SITE_OUT is empty'))
})
