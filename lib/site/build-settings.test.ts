import { describe, expect, test } from 'vitest'
import { readBuildSettings } from './build-settings.mjs'
import { config } from './config.mjs'

describe('readBuildSettings', () => {
  test('defaults to the root of a host and out/', () => {
    const { deferRuntime: defersRuntime } = config
    expect(readBuildSettings({})).toEqual({ basePath: '', outDir: 'out', defersRuntime, showsDrafts: false })
  })

  test('accepts a base path of one or more segments', () => {
    expect(readBuildSettings({ SITE_BASE_PATH: '/site' }).basePath).toBe('/site')
    expect(readBuildSettings({ SITE_BASE_PATH: '/previews/v2.1_x-y~z' }).basePath).toBe('/previews/v2.1_x-y~z')
  })

  test.each(['site', '/', '/site/', '//site', '/a//b', '/a/../b', '/a b', '/ä', '/a?b', '/%2e'])(
    'refuses the base path "%s"',
    (basePath) =>
      expect(() => readBuildSettings({ SITE_BASE_PATH: basePath })).toThrow(`SITE_BASE_PATH is "${basePath}"`),
  )

  test('is a preview if branch and commit are set, and refuses one without the other', () => {
    const env = { SITE_PREVIEW_BRANCH: 'feature/x', SITE_PREVIEW_COMMIT: '0123abc' }
    expect(readBuildSettings(env).preview).toEqual({ branch: 'feature/x', commit: '0123abc' })
    expect(() => readBuildSettings({ SITE_PREVIEW_BRANCH: 'feature/x' })).toThrow('needs both')
  })

  test('shows drafts in previews and in development only', () => {
    const preview = { SITE_PREVIEW_BRANCH: 'feature/x', SITE_PREVIEW_COMMIT: '0123abc' }
    expect(readBuildSettings({ NODE_ENV: 'production', ...preview }).showsDrafts).toBe(true)
    expect(readBuildSettings({ NODE_ENV: 'development' }).showsDrafts).toBe(true)
    expect(readBuildSettings({ NODE_ENV: 'production' }).showsDrafts).toBe(false)
  })

  test('starts the runtime as the setting asks, and refuses any other value', () => {
    expect(readBuildSettings({ SITE_DEFER_RUNTIME: 'false' }).defersRuntime).toBe(false)
    expect(readBuildSettings({ SITE_DEFER_RUNTIME: 'true' }).defersRuntime).toBe(true)
    expect(() => readBuildSettings({ SITE_DEFER_RUNTIME: 'no' })).toThrow('SITE_DEFER_RUNTIME is "no"')
  })

  test('refuses an empty folder', () => expect(() => readBuildSettings({ SITE_OUT: '' })).toThrow('SITE_OUT is empty'))
})
