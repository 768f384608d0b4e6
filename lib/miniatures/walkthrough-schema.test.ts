import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { describeFrames } from './frames'
import { walkthroughFileSchema, walkthroughSchema } from './walkthrough-schema'

const folder = path.resolve(import.meta.dirname, '../../content/walkthroughs')
const files = readdirSync(folder).filter((file) => file.endsWith('.yml'))
const read = (file: string): unknown => parse(readFileSync(path.join(folder, file), 'utf8'))

describe('content/walkthroughs', () => {
  test.each(files)('%s is valid as written, and when its frames are complete', (file) => {
    expect(walkthroughFileSchema.safeParse(read(file)).error?.issues ?? []).toEqual([])
    expect(walkthroughSchema.safeParse(read(file)).error?.issues ?? []).toEqual([])
  })

  test.each(files)('consecutive frames of %s have different descriptions, and each begins with its change', (file) => {
    const { frames } = walkthroughSchema.parse(read(file))
    const texts = describeFrames(frames)
    expect(new Set(texts).size).toBe(texts.length)
    for (const [index, { change = '' }] of frames.entries()) expect(texts[index]?.startsWith(change)).toBe(true)
  })
})

describe('walkthroughSchema', () => {
  const first = {
    steps: [1],
    frame: { type: 'phone', tab: 'Today' },
    miniature: {
      kind: 'list',
      title: 'Errands',
      note: '2 selected',
      groups: [{ label: 'Next', tasks: [{ name: 'Buy paint' }, { name: 'Ask Aisha', selected: true }] }],
    },
  }

  /** Returns the second of two frames, completed. */
  const readSecond = (second: object) =>
    walkthroughSchema.parse({ frames: [first, { steps: [2], change: 'It has changed.', ...second }] }).frames[1]

  test("a frame inherits what it doesn't mention, and changes items by their names", () => {
    const second = readSecond({
      miniature: {
        note: null,
        groups: [{ label: 'Next', tasks: [{ name: 'Ask Aisha', done: true }, { name: 'Call Dr Weiss' }] }],
      },
    })
    expect(second?.frame).toEqual({ type: 'phone', tab: 'Today' })
    expect(second?.miniature).toEqual({
      kind: 'list',
      title: 'Errands',
      groups: [
        {
          label: 'Next',
          tasks: [{ name: 'Buy paint' }, { name: 'Ask Aisha', selected: true, done: true }, { name: 'Call Dr Weiss' }],
        },
      ],
    })
  })

  test('a kind begins a new picture, and a type a new frame', () => {
    const miniature = { kind: 'page', title: 'Plans' }
    const second = readSecond({ frame: { type: 'window', title: 'Notes' }, miniature })
    expect(second?.frame).toEqual({ type: 'window', title: 'Notes' })
    expect(second?.miniature).toEqual(miniature)
  })

  test('what is in front of a picture disappears in the next frame', () => {
    const over = { kind: 'menu', items: [{ name: 'Rename' }] }
    const { frames } = walkthroughSchema.parse({
      frames: [first, { steps: [2], change: 'A menu.', over }, { steps: [3], change: 'No menu.' }],
    })
    expect(frames.map((frame) => frame.over?.kind)).toEqual([undefined, 'menu', undefined])
  })

  /** Returns the mistakes in a walkthrough whose second frame has these fields. */
  const listMistakes = (second: object) =>
    walkthroughSchema
      .safeParse({ frames: [first, { steps: [2], change: 'Changed.', over: { kind: 'quick-add' }, ...second }] })
      .error?.issues.map(({ path: at, message }) => [...at, message].join(' ')) ?? []

  test.each([
    ['a step that is left out', { steps: [3] }, /frames 1 steps are out of order {2}\(write \[2\]/],
    ['steps in the wrong order', { steps: [3, 2] }, /write \[2, 3\]/],
    ['a ring behind what is in front', { ring: 'Buy paint' }, /frames 1 ring "Buy paint" isn't in this frame/],
    ['a frame without a change', { change: undefined }, /frames 1 change is missing/],
    ['a frame like the one before', { over: undefined }, /frames 1 miniature shows the same as the frame before/],
  ])('refuses %s', (_, second, message) => expect(listMistakes(second).join('\n')).toMatch(message))
})
