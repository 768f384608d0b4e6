import { afterEach, describe, expect, test, vi } from 'vitest'
import { type Client, detectPlatform, isPrefetchFair } from './device'

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0'
const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0'

const clients: [system: string, userAgent: string, platform: string, maxTouchPoints: number, id: string | undefined][] =
  [
    ['Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`, 'Win32', 0, 'win'],
    ['Windows with a touch screen', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome}`, 'Win32', 10, 'win'],
    ['macOS', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari} Safari/605.1.15`, 'MacIntel', 0, 'mac'],
    ['Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Linux x86_64', 0, 'linux'],
    ['an iPhone', `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${safari}`, 'iPhone', 5, 'ios'],
    ['an iPad that says so', `Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) ${safari}`, 'iPad', 5, 'ios'],
    ['an iPad that calls itself a Mac', `Mozilla/5.0 (Macintosh; Intel Mac OS X) ${safari}`, 'MacIntel', 5, 'ios'],
    ['Android', `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${chrome} Mobile`, 'Linux armv81', 5, 'android'],
    ['Firefox on Android', 'Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0', 'Linux aarch64', 5, 'android'],
    ['ChromeOS', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome}`, 'Linux x86_64', 0, undefined],
    ['FreeBSD', 'Mozilla/5.0 (X11; FreeBSD amd64; rv:145.0) Gecko/20100101', 'FreeBSD amd64', 0, undefined],
    ['a browser that says nothing', '', '', 0, undefined],
  ]

type Hinted = [what: string, client: Partial<Client>, id: string | undefined]

const windows = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`
const cros = `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome}`
const mac = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${chrome}`

/** The first source that has an answer wins: the client hints, then the user-agent string, then the platform. */
const contradictions: Hinted[] = [
  ['a Windows user agent without a platform', { userAgent: windows }, 'win'],
  ['a Windows user agent on another platform', { userAgent: windows, platform: 'Linux x86_64' }, 'win'],
  ['a Windows user agent on a Mac platform', { userAgent: windows, platform: 'MacIntel', maxTouchPoints: 5 }, 'win'],
  ['a Windows platform without a user agent', { platform: 'Win32' }, 'win'],
  ['a Mac without a platform', { userAgent: mac }, 'mac'],
  ['an iPad without a platform', { userAgent: mac, maxTouchPoints: 5 }, 'ios'],
  ['Chrome on an iPad that asks for desktop sites', { userAgent: `${mac} CriOS/142.0`, platform: 'MacIntel' }, 'ios'],
  ['hints of Windows', { userAgentData: { platform: 'Windows' }, userAgent: mac, platform: 'MacIntel' }, 'win'],
  ['hints of macOS with a touch screen', { userAgentData: { platform: 'macOS' }, maxTouchPoints: 10 }, 'mac'],
  ['hints of Linux', { userAgentData: { platform: 'Linux' }, userAgent: windows }, 'linux'],
  ['hints of Android', { userAgentData: { platform: 'Android' }, platform: 'Linux x86_64' }, 'android'],
  ['hints of ChromeOS', { userAgentData: { platform: 'Chrome OS' }, platform: 'Linux x86_64' }, undefined],
  ['hints of ChromiumOS', { userAgentData: { platform: 'Chromium OS' }, platform: 'Linux x86_64' }, undefined],
  ['an iPad with empty hints', { userAgentData: {}, userAgent: mac, maxTouchPoints: 5 }, 'ios'],
  ['empty hints', { userAgentData: { platform: '' }, userAgent: windows }, 'win'],
  ['hints that know nothing', { userAgentData: { platform: 'Unknown' }, userAgent: windows }, 'win'],
  ['hints without a platform', { userAgentData: {}, userAgent: windows }, 'win'],
  ['a ChromeOS user agent on a Linux platform', { userAgent: cros, platform: 'Linux x86_64' }, undefined],
  ['a Windows phone, which also claims to be Android', { userAgent: 'Windows Phone 10.0; Android 6.0.1' }, undefined],
]

describe('detectPlatform', () => {
  test.each(contradictions)('detects %s', (_what, client, id) => {
    expect(detectPlatform({ userAgent: '', platform: '', maxTouchPoints: 0, ...client })).toBe(id)
  })

  test.each(clients)('recognises %s', (_system, userAgent, platform, maxTouchPoints, id) => {
    expect(detectPlatform({ userAgent, platform, maxTouchPoints })).toBe(id)
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('isPrefetchFair', () => {
  test.each([
    [undefined, true],
    [{}, true],
    [{ effectiveType: '4g' }, true],
    [{ effectiveType: '3g' }, true],
    [{ effectiveType: '2g' }, false],
    [{ effectiveType: 'slow-2g' }, false],
    [{ effectiveType: '4g', saveData: true }, false],
    [{ effectiveType: '4g', saveData: false }, true],
  ])('with %j returns %s', (connection, isFair) => {
    vi.stubGlobal('navigator', { connection })
    expect(isPrefetchFair()).toBe(isFair)
  })
})
