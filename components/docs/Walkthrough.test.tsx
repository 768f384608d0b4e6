// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { FrameData, WalkthroughData } from '@/lib/miniatures/frames'
import { Walkthrough } from './Walkthrough'

const settings = (on: boolean): FrameData['miniature'] => ({
  kind: 'settings',
  title: 'Tasks',
  rows: [{ name: 'Carry over', on }],
})
const data: WalkthroughData = {
  frames: [
    { steps: [1], miniature: settings(false) },
    { steps: [2, 3], change: 'Carry over is on.', miniature: settings(true) },
  ],
}
const walkthroughs = new Map([['carry-over', data]])

test('each picture is in the last of its steps, and described once', () => {
  render(
    <Walkthrough id="carry-over" walkthroughs={walkthroughs}>
      {'\n'}
      <ol>
        <li>Open the settings.</li>
        <li>
          <p>Turn it on.</p>
          <ul>
            <li>A note</li>
          </ul>
        </li>
        <li>Close the settings.</li>
      </ol>
    </Walkthrough>,
  )
  const [list] = screen.getAllByRole('list')
  const steps = [...(list?.children ?? [])] as HTMLElement[]
  const pictures = steps.map((step) =>
    within(step)
      .queryAllByRole('img')
      .map((image) => image.getAttribute('aria-label')),
  )
  expect(list?.tagName).toBe('OL')
  expect(pictures).toEqual([['Settings Tasks. Carry over: off.'], [], ['Carry over is on. Carry over: on.']])
  expect(within(steps[1] as HTMLElement).getByText('A note')).toBeInTheDocument()
})

test('every step can be chosen with the keyboard, in one group', () => {
  render(
    <Walkthrough id="carry-over" walkthroughs={walkthroughs}>
      <ol>
        <li>Open the settings.</li>
        <li>Turn it on.</li>
        <li>Close the settings.</li>
      </ol>
    </Walkthrough>,
  )
  const choices = screen.getAllByRole<HTMLInputElement>('radio')
  expect(choices.map((choice) => choice.getAttribute('aria-label'))).toEqual([
    'Show the picture of step 1',
    'Show the picture of step 2',
    'Show the picture of step 3',
  ])
  expect(new Set(choices.map(({ name }) => name)).size).toBe(1)
})

test('refuses an unknown walkthrough, and content without a numbered list', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const list = <ol />
  expect(() => render(<Walkthrough {...{ id: 'cary-over', walkthroughs, children: list }} />)).toThrow('carry-over')
  expect(() => render(<Walkthrough {...{ id: 'carry-over', walkthroughs, children: 'text' }} />)).toThrow(
    '<Walkthrough> needs a numbered list',
  )
})
