import { describe, expect, test } from 'vitest'
import { detectPlatform } from './platform'

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

describe('detectPlatform', () => {
  test.each(clients)('takes %s for what it is', (_system, userAgent, platform, maxTouchPoints, id) => {
    expect(detectPlatform({ userAgent, platform, maxTouchPoints })).toBe(id)
  })
})
