import { expect, test } from 'vitest'
import { parseFactText } from './fact-text'

test('a text without markup is one part', () => {
  expect(parseFactText('On, Off')).toEqual([{ kind: 'text', text: 'On, Off' }])
})

test('code, bold text and links are parts, in order', () => {
  expect(parseFactText('Open **Settings → About**, write `x` and see [Trash](/docs/features/trash#empty).')).toEqual([
    { kind: 'text', text: 'Open ' },
    { kind: 'strong', text: 'Settings → About' },
    { kind: 'text', text: ', write ' },
    { kind: 'code', text: 'x' },
    { kind: 'text', text: ' and see ' },
    { kind: 'link', text: 'Trash', href: '/docs/features/trash#empty' },
    { kind: 'text', text: '.' },
  ])
})

test("brackets and asterisks that aren't markup are text", () => {
  expect(parseFactText('2 * 3 [a] (b)')).toEqual([{ kind: 'text', text: '2 * 3 [a] (b)' }])
})
