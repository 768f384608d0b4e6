import { describe, expect, test } from 'vitest'
import { readSources } from './source-files'

const sheets = readSources(['app', 'components'], ['.css'])
const widths = new Set(['576px', '768px', '992px', '1200px', '996px', '40em', '52em', '64em'])

type Sheet = { path: string; text: string }

/** Fails for every match outside `tokens.css` that's a fault, with the sheet, the match and the fix in the first lines of the message. */
function expectNone(
  pattern: RegExp,
  fix: string,
  { isFault = () => true, among = sheets }: { isFault?: (match: string) => boolean; among?: readonly Sheet[] } = {},
): void {
  const faults = among
    .filter(({ path }) => path !== 'app/styles/tokens.css')
    .flatMap(({ path, text }) =>
      [...text.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(pattern)]
        .map((match) => match[1] ?? match[0])
        .filter(isFault)
        .map((match) => `${path}: ${match.trim()}  (${fix})`),
    )
  expect(faults, faults.join('\n')).toEqual([])
}

const colours = [
  /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\([^)]*\)/gi,
  'use a colour role from app/styles/tokens.css, such as var(--text-muted)',
] as const

describe('style sheets', () => {
  test('use only colours that have a role', () => {
    expectNone(...colours)
  })

  test('are reported with what to write instead', () => {
    const among = [{ path: 'components/docs/Recap.module.css', text: '.recap { color: #888; }' }]
    const message =
      'components/docs/Recap.module.css: #888  (use a colour role from app/styles/tokens.css, such as var(--text-muted))'
    expect(() => expectNone(...colours, { among })).toThrow(message)
  })

  test('use no palette names, which are for the roles', () => {
    const palette = /var\(--(?:red|violet|green|amber|blue|grey)-\d+\)/g
    expectNone(palette, 'use a colour role from app/styles/tokens.css, such as var(--primary)')
  })

  test('use only the allowed widths in media queries', () => {
    const isFault = (width: string) => !widths.has(width)
    expectNone(/@media[^{]*?width\s*[<>]=?\s*([\d.]+\w+)/g, `use one of ${[...widths].join(', ')}`, { isFault })
  })

  test('write the desktop breakpoint of 996 px only as "> 996px" or "<= 996px"', () => {
    expectNone(/@media[^{]*?width\s*(?:<|>=)\s*(996px)/g, 'write > 996px or <= 996px')
  })

  test('use neither !important nor ids', () => {
    expectNone(/!important|(?:^|[\s,}])#[a-z][\w-]*\s*[{,]/gim, 'use a class of the module')
  })

  test('are in a layer', () => {
    const outside = sheets.filter(({ text }) => !/@layer/.test(text)).map(({ path }) => path)
    expect(outside, `${outside}: put the rules into @layer components`).toEqual([])
  })
})

/** Contrast as WCAG 2.2 measures it, for both themes. */
describe('colours', () => {
  const tokens = sheets.find(({ path }) => path === 'app/styles/tokens.css')?.text ?? ''
  const [light = '', dark = ''] = tokens.split("[data-theme='dark'] {")

  /** Returns the colour of a role or of the palette. What a theme doesn't redefine is as in the light one. */
  function read(name: string, theme: string): string {
    const find = (text: string) => new RegExp(`--${name}: ([^;]+);`).exec(text)?.[1]
    const value = find(theme) ?? find(light) ?? ''
    const [, other] = /^var\(--([\w-]+)\)$/.exec(value) ?? []
    return other ? read(other, theme) : value
  }

  function toLuminance(hex: string): number {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5]
      .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }

  function measure(one: string, other: string, theme: string): number {
    const [low = 0, high = 0] = [one, other].map((name) => toLuminance(read(name, theme))).sort((a, b) => a - b)
    return (high + 0.05) / (low + 0.05)
  }

  const themes = [
    ['light', light],
    ['dark', dark],
  ] as const
  const surfaces = ['surface', 'surface-sunken', 'surface-inset', 'surface-raised', 'surface-hover']
  const texts = [
    ...surfaces.flatMap((surface) => ['text', 'text-muted', 'text-faint'].map((text) => [text, surface])),
    ...['surface', 'surface-sunken', 'surface-inset', 'surface-raised'].flatMap((surface) =>
      ['primary', 'secondary', 'success', 'warning', 'info', 'danger'].map((text) => [text, surface]),
    ),
    ...['primary', 'secondary', 'success', 'warning', 'info', 'danger'].map((tone) => [tone, `${tone}-tint`]),
    ...['primary-tint', 'secondary-tint'].flatMap((tint) => ['text', 'text-faint'].map((text) => [text, tint])),
    ['on-primary', 'primary'],
    ['on-block', 'block'],
    ['on-event', 'event'],
  ]
  const edges = [
    ...['missed', 'block-edge', 'event-edge'].map((edge) => [edge, 'surface-raised']),
    ...['surface', 'surface-raised'].flatMap((surface) => ['border-control', 'focus'].map((edge) => [edge, surface])),
  ]

  test.each(themes)('are readable as text in the %s theme', (_, theme) => {
    for (const [text = '', surface = ''] of texts)
      expect(measure(text, surface, theme), `${text} on ${surface}`).toBeGreaterThanOrEqual(4.5)
  })

  test.each(themes)(
    'have enough contrast for controls, missed days, time blocks and events in the %s theme',
    (_, theme) => {
      for (const [edge = '', surface = ''] of edges)
        expect(measure(edge, surface, theme), `${edge} on ${surface}`).toBeGreaterThanOrEqual(3)
    },
  )

  test('distinguish raised surfaces and wells from the page in the dark theme', () => {
    expect(measure('surface-raised', 'surface', dark)).toBeGreaterThan(1.2)
    expect(measure('surface-raised', 'surface-inset', dark)).toBeGreaterThan(1.25)
  })
})
