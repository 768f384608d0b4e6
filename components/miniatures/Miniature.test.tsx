// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { MiniatureData } from '@/lib/miniatures/schema'
import { Miniature } from './Miniature'

const miniatures: [MiniatureData, RegExp, string[]][] = [
  [
    {
      kind: 'board',
      title: 'Spring release',
      columns: [
        { stage: 'Next', count: 4, tasks: [{ name: 'Draft the notes' }] },
        {
          stage: 'Now',
          count: '2 of 2',
          full: true,
          tasks: [{ name: 'Review', meta: '00:24:10 of 1 h', running: true }],
        },
      ],
    },
    /^Board Spring release\. Next, 4 tasks/,
    ['Draft the notes', '3 more', '2 of 2', '00:24:10', 'of 1 h'],
  ],
  [
    {
      kind: 'list',
      title: 'Today',
      groups: [{ label: 'Now', tasks: [{ name: 'Write', done: true, subtasks: '1 of 2' }] }],
    },
    /^List Today/,
    ['Now', 'Write', '1 of 2 subtasks'],
  ],
  [
    {
      kind: 'matrix',
      title: 'Week 47',
      quadrants: [
        { name: 'Do first', tasks: [{ name: 'Tax form' }] },
        { name: 'Plan', tasks: [] },
        { name: 'Hand off', tasks: [] },
        { name: 'Drop', tasks: [] },
      ],
    },
    /^Priority Matrix Week 47/,
    ['Tax form', 'Important, urgent', 'Neither'],
  ],
  [
    { kind: 'habits', title: 'Habits', days: 'MT', rows: [{ name: 'Read', squares: 'st' }] },
    /^Habits\. Read: met on 0 of 2 days/,
    ['Read', 'Skipped', 'Still open'],
  ],
  [
    { kind: 'check-in', title: 'How are you', level: 'Good', feelings: ['calm'], remark: 'Slept well.' },
    /^Mood check-in/,
    ['Awful', 'Good', 'calm', 'Slept well.'],
  ],
  [
    { kind: 'mood-chart', title: 'Mood', points: [3, 4], from: '18 November', to: '19 November' },
    /^Mood\. 18 November to 19 November/,
    ['Great', '18 November', '19 November'],
  ],
  [
    {
      kind: 'journal',
      title: 'Journal',
      entries: [{ day: 'Thursday', time: '21:15', kind: 'Entry', text: 'It went on.', topics: ['work'], mood: 'Bad' }],
    },
    /^Journal/,
    ['Thursday', '21:15', 'It went on.', 'Entry', 'work', 'Bad'],
  ],
  [
    {
      kind: 'calendar',
      title: 'Today',
      hours: [9, 11],
      blocks: [{ name: 'Talk', from: '09:15', to: '10:45', type: 'block' }],
    },
    /^Calendar: Today\. 09:15 to 10:45 Talk/,
    ['09:00', '11:00', 'Talk', '09:15 to 10:45'],
  ],
  [
    { kind: 'people', title: 'People', people: [{ name: 'Jonas', badge: 'Today', tone: 'due', note: 'New job' }] },
    /^People\. Jonas, Today/,
    ['J', 'Jonas', 'Today', 'New job'],
  ],
  [
    { kind: 'quick-add', text: 'Call fri', reads: [{ part: 'fri', field: 'Scheduled', value: 'Fri 20 Nov' }] },
    /^Quick Add: Call fri/,
    ['Call', 'fri', 'Scheduled', 'Fri 20 Nov'],
  ],
  [
    {
      kind: 'app',
      lists: ['Inbox', 'Errands'],
      screen: { kind: 'list', title: 'Today', groups: [{ label: 'Now', tasks: [{ name: 'Write' }] }] },
      task: {
        name: 'Answer Petra',
        note: 'By noon.',
        subtasks: [{ name: 'Prices', done: true }],
        fields: [{ name: 'Stage', value: 'Later' }],
        timer: { clock: '00:24:10', note: 'of 1 h', buttons: ['Stop'] },
      },
    },
    /^Sidebar: Search, Today/,
    ['Errands', 'Write', 'Answer Petra', 'By noon.', 'Prices', 'Later', '00:24:10', 'of 1 h', 'Stop', 'More'],
  ],
  [
    { kind: 'fields', title: 'Pay', fields: [{ name: 'Stage', value: 'Now' }], buttons: ['Start timer'] },
    /^Pay\. Stage: Now/,
    ['Stage', 'Now', 'Start timer'],
  ],
  [
    { kind: 'timer', title: 'Talk', clock: '24:10', note: 'Round 2 of 4', buttons: ['Pause'] },
    /^Timer: Talk\. 24:10/,
    ['24:10', 'Round 2 of 4', 'Pause'],
  ],
  [
    {
      kind: 'notifications',
      items: [{ app: true, title: 'Read', text: 'Still open', time: '20:00', actions: ['Done'] }],
    },
    /^Notification at 20:00: Read/,
    ['Read', '20:00', 'Still open', 'Done'],
  ],
  [
    {
      kind: 'search',
      query: 'is:open berlin',
      results: [{ kind: 'Task', title: 'Train to Berlin', text: 'in Errands' }],
    },
    /^Search for is:open berlin/,
    ['is:open', 'berlin', 'Task', 'Berlin', 'in Errands'],
  ],
]

const timer: MiniatureData = { kind: 'timer', title: 'Talk', clock: '24:10' }

describe('Miniature', () => {
  const kinds = miniatures.map(([data, name, words]) => [data.kind, data, name, words] as const)

  test.each(kinds)('draws a %s as one image whose name describes it', (_kind, data, name, words) => {
    render(<Miniature data={data} />)
    const image = screen.getByRole('img', { name })
    for (const word of words) expect(within(image).getByText(word)).toBeInTheDocument()
  })

  test.each(kinds)('gives a %s nothing to focus and no inline style', (_kind, data) => {
    const { container } = render(<Miniature data={data} />)
    expect(container.querySelector('a, button, input, select, textarea, [tabindex], [style]')).toBeNull()
  })

  test('captions the figure', () => {
    render(<Miniature data={timer} caption="Stage Now is full." />)
    const figure = screen.getByRole('figure')
    expect(within(figure).getByText('Stage Now is full.').tagName).toBe('FIGCAPTION')
  })

  test('leaves out an empty caption', () => {
    const { container } = render(<Miniature data={timer} />)
    expect(container.querySelector('figcaption')).toBeNull()
  })
})
