import { describe, expect, test } from 'vitest'
import { config } from '@/lib/site/config.mjs'
import { announcementCss } from './write-generated'

const announcement = { id: 'a', backgroundColor: '#381d6d', textColor: 'oklch(97% 0.01 290 / 1)', isCloseable: true }

describe('announcementCss', () => {
  test('names the configured colours', () => {
    const css = announcementCss(announcement)
    expect(css).toContain('--announcement-surface: #381d6d;')
    expect(css).toContain('--announcement-text: oklch(97% 0.01 290 / 1);')
  })

  test('is empty without an announcement', () => expect(announcementCss(null)).toBe(''))

  test("refuses anything that isn't a colour", () => {
    expect(() => announcementCss({ ...announcement, textColor: 'red; } body { display: none' })).toThrow(/not a colour/)
  })
})

/** Returns the relative luminance of `#rrggbb` (Web Content Accessibility Guidelines 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

test('the configured text is readable on the configured background', () => {
  const { backgroundColor, textColor } = config.announcement
  const [lighter = 0, darker = 0] = [luminance(backgroundColor), luminance(textColor)].toSorted((a, b) => b - a)
  expect((lighter + 0.05) / (darker + 0.05)).toBeGreaterThanOrEqual(4.5)
})
