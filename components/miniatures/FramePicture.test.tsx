// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { type FrameData, listFrameControls } from '@/lib/miniatures/frames'
import { miniatureSchema } from '@/lib/miniatures/schema'
import { FramePicture } from './FramePicture'

const folder = path.resolve('content/miniatures')
const miniatures = readdirSync(folder).map(
  (file) => [file, miniatureSchema.parse(parse(readFileSync(path.join(folder, file), 'utf8')))] as const,
)

/** Returns the texts that a ring marks. */
function listRinged(data: FrameData): string[] {
  const { container, unmount } = render(<FramePicture data={data} label="A frame" />)
  const texts = [...container.querySelectorAll('[data-ring]')].map(({ textContent }) => textContent)
  unmount()
  return texts
}

const expectRings = (data: FrameData) => {
  for (const ring of new Set(listFrameControls(data))) {
    const ringed = listRinged({ ...data, ring })
    expect(ringed.length, ring).toBe(listFrameControls(data).filter((control) => control === ring).length)
    // The parts of a search are laid out apart from each other, so there are no spaces between them.
    for (const text of ringed) expect(text.replaceAll(' ', '')).toContain(ring.replaceAll(' ', ''))
  }
  expect(listRinged(data)).toEqual([])
}

test.each(miniatures)('every control of %s can have the focus ring, and nothing else can', (_, miniature) =>
  expectRings({ steps: [1], miniature }),
)

test.each<[string, Omit<FrameData, 'steps'>]>([
  [
    'a phone with settings',
    {
      frame: { type: 'phone', tab: 'More' },
      miniature: { kind: 'settings', title: 'Privacy', rows: [{ name: 'App lock', value: 'Off' }, { name: 'Index' }] },
    },
  ],
  [
    'a browser with a share sheet',
    {
      frame: { type: 'browser', address: 'www.example.com', bookmarks: ['Add task', 'News'] },
      miniature: { kind: 'page', title: 'Trains', buttons: ['Book'] },
    },
  ],
  [
    'a menu over a window',
    {
      frame: { type: 'window', title: 'Travel' },
      miniature: { kind: 'page', title: 'Rename' },
      over: { kind: 'menu', apps: ['Mail'], items: [{ name: 'Rename' }, { name: 'Copy', chosen: true }] },
    },
  ],
  [
    'a question over a list with buttons',
    {
      miniature: { kind: 'list', title: 'A', groups: [{ label: 'B', tasks: [{ name: 'C' }] }], actions: ['⋯'] },
      over: { kind: 'fields', title: 'Sure?', text: 'It takes a minute.', buttons: ['Yes', 'No'] },
    },
  ],
])('every control of %s can have the focus ring', (_, frame) => expectRings({ steps: [1], ...frame }))

test('a frame is one picture with one description', () => {
  const [, miniature] = miniatures[0] ?? []
  if (!miniature) throw new Error('no miniature')
  render(<FramePicture data={{ steps: [1], miniature, over: miniature }} label="Two windows" />)
  expect(screen.getAllByRole('img').map((image) => image.ariaLabel ?? image.getAttribute('aria-label'))).toEqual([
    'Two windows',
  ])
})
