import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { brandColors, buildMark } from '../../weave/brand'
import { buildIconLinks, buildManifest, siteIcons } from './icons'

/** Reads the type and size from the header of a PNG file. */
function readSize(file: string) {
  const bytes = readFileSync(file)
  return { type: bytes.toString('latin1', 1, 4), width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

describe('siteIcons', () => {
  test.each(siteIcons)('$href is a picture of its size', ({ href, size }) => {
    expect(readSize(`public${href}`)).toEqual({ type: 'PNG', width: size, height: size })
  })

  test('the SVG icon has two paths, and the size of the mark', () => {
    const icon = readFileSync('public/icon.svg', 'utf8')
    expect(icon.match(/<path/g)).toHaveLength(2)
    expect(icon).toContain(`viewBox="0 0 ${buildMark().size} ${buildMark().size}"`)
  })

  test('the SVG icon is sharp at 16 px, and light on dark tabs', () => {
    const icon = readFileSync('public/icon.svg', 'utf8')
    const corners = Array.from(icon.matchAll(/M(\d+) (\d+)h(\d+)/g), ([, ...numbers]) => numbers.map(Number))
    expect(corners).toHaveLength(4)
    // Half of each is a pixel. The corner's radius of 3 comes before the first point, and twice in each length.
    for (const [x = 0, y = 0, across = 0] of corners) expect([x - 3, y, across + 6].filter((at) => at % 2)).toEqual([])
    expect(icon).toContain(brandColors.lightMadder.hex)
    expect(icon).toContain(brandColors.lightLogwood.hex)
  })
})

test('buildIconLinks offers SVG last, which browsers prefer, a small picture for others, and an icon for iOS', () => {
  const links = buildIconLinks()
  expect(links.filter(({ type, rel }) => rel === 'icon' && type === 'image/png')).toMatchObject([{ sizes: '32x32' }])
  expect(links.findLast(({ rel }) => rel === 'icon')).toMatchObject({ type: 'image/svg+xml' })
  expect(links.filter(({ rel }) => rel === 'apple-touch-icon')).toMatchObject([{ sizes: '180x180' }])
})

test('buildManifest uses relative addresses for the icons', () => {
  const { icons, start_url } = JSON.parse(buildManifest())
  expect(start_url).toBe('./')
  expect(icons.map(({ src, purpose }: { src: string; purpose: string }) => [src, purpose])).toEqual([
    ['icons/icon-192.png', 'any'],
    ['icons/icon-512.png', 'any'],
    ['icons/maskable-512.png', 'maskable'],
  ])
})
