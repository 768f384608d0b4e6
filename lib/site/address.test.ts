import { afterEach, describe, expect, test, vi } from 'vitest'

/** The module as a build for another place has it. */
async function load(place?: string) {
  vi.resetModules()
  if (place !== undefined) vi.stubEnv('BASE_PATH', place)
  return import('./address')
}

afterEach(() => vi.unstubAllEnvs())

describe('toUrl', () => {
  test('is the public address, also in a build for another place', async () => {
    const { toUrl } = await load('/previews/a/')
    expect(toUrl('/docs/habits')).toMatch(/^https:\/\/[^/]+\/docs\/habits$/)
    expect(toUrl('/')).toMatch(/^https:\/\/[^/]+\/$/)
  })
})

describe('toLocalHref', () => {
  test('is the address itself at the root of a host', async () => {
    const { toLocalHref } = await load()
    expect(toLocalHref('/')).toBe('/')
    expect(toLocalHref('/docs')).toBe('/docs')
  })

  test('stands below the base path, without a slash at the end', async () => {
    const { toLocalHref } = await load('/previews/a/')
    expect(toLocalHref('/')).toBe('/previews/a')
    expect(toLocalHref('/docs')).toBe('/previews/a/docs')
  })
})
