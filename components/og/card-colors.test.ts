import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { cardColors, clothColors } from './card-colors'

const sheet = readFileSync('app/styles/tokens.css', 'utf8')
const find = (name: string) => new RegExp(`--${name}: ([^;]+);`).exec(sheet)?.[1]

/** Returns the colour of a light role, looked up in the palette. */
function readRole(name: string): string | undefined {
  const value = find(name)
  const palette = /^var\(--([\w-]+)\)$/.exec(value ?? '')?.[1]
  return palette ? find(palette) : value
}

describe('the colours of cards', () => {
  test("are those of the site's light theme", () => {
    const roles = {
      surface: 'surface',
      text: 'text',
      textMuted: 'text-muted',
      primary: 'primary',
      secondary: 'secondary',
      secondaryLine: 'secondary-line',
    }
    for (const [color, role] of Object.entries(roles)) {
      expect(cardColors[color as keyof typeof roles], role).toBe(readRole(role))
    }
  })

  test('match the woven band in the cloth', () => {
    for (const thread of ['weft', 'warp'] as const) {
      for (const [tone, color] of Object.entries(clothColors[thread])) {
        expect(color, `${thread}-${tone}`).toBe(readRole(`${thread}-${tone}`))
      }
    }
  })
})
