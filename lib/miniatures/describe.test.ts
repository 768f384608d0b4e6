import { describe, expect, test } from 'vitest'
import { describeMiniature } from './describe'
import type { MiniatureData } from './schema'

const miniatures: [MiniatureData, string][] = [
  [
    {
      kind: 'chat',
      title: 'A conversation',
      note: 'Example',
      messages: [{ text: 'Where do I start?' }, { text: 'At the top.', reply: true }],
    },
    'Conversation: A conversation (Example). Message: Where do I start? Reply: At the top.',
  ],
  [
    {
      kind: 'board',
      title: 'Spring release',
      note: 'Board',
      columns: [
        { stage: 'Next', count: 4, tasks: [] },
        {
          stage: 'Now',
          count: '2 of 2',
          full: true,
          tasks: [
            { name: 'Review the import mapping', meta: '00:24:10 of 1 h', running: true },
            { name: 'Answer Petra', subtasks: '2 of 3' },
          ],
        },
        { stage: 'Done', count: 1, tasks: [{ name: 'Renew the domain', done: true }] },
      ],
    },
    'Board Spring release. Next, 4 tasks. Now, 2 of 2, full: Review the import mapping (running, 00:24:10 of 1 h), Answer Petra (2 of 3 subtasks). Done, 1 task: Renew the domain (done).',
  ],
  [
    {
      kind: 'list',
      title: 'Today',
      note: '2 h of 6 h',
      groups: [{ label: 'Scheduled', tasks: [{ name: 'Pay', meta: 'Fri · 2 h', selected: true }, { name: 'Rest' }] }],
    },
    'List Today (2 h of 6 h). Scheduled: Pay (selected, Fri, 2 h), Rest.',
  ],
  [
    {
      kind: 'app',
      lists: ['Inbox', 'Errands'],
      screen: { kind: 'list', title: 'Today', groups: [{ label: 'Now', tasks: [{ name: 'Pay', selected: true }] }] },
      task: {
        name: 'Pay',
        note: 'By bank transfer.',
        subtasks: [{ name: 'Check the sum', done: true }, { name: 'Pay it' }],
        fields: [{ name: 'Stage', value: 'Now' }],
        timer: { clock: '00:24:10', note: 'of 1 h', buttons: ['Stop'] },
      },
    },
    'Sidebar: Search, Today, Calendar, Tasks (Inbox, Errands), Habits, Journal, People, Synced, Trash, Settings. List Today. Now: Pay (selected). Task Pay. By bank transfer. Subtasks: Check the sum (done), Pay it. Stage: Now. Timer: 00:24:10, of 1 h. Buttons: Stop.',
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
    'Priority Matrix Week 47. Do first: Tax form. Plan. Hand off. Drop.',
  ],
  [
    {
      kind: 'habits',
      title: 'Habits',
      note: 'Last 7 days',
      days: 'FSSMTWT',
      rows: [
        { name: 'Read', squares: 'yynsppt' },
        { name: 'Stretch', squares: 'yyyyyyy' },
      ],
    },
    'Habits (Last 7 days). Read: met on 2 of 7 days, missed 1, skipped 1, paused 2, today still open. Stretch: met on 7 of 7 days.',
  ],
  [
    { kind: 'check-in', title: 'How are you', level: 'Good', feelings: ['calm', 'rested'], remark: 'Slept well.' },
    'Mood check-in: How are you: Good. Feelings: calm, rested. Slept well.',
  ],
  [
    { kind: 'mood-chart', title: 'Mood', note: 'Week', points: [2.5, 4], from: '13 November', to: '19 November' },
    'Mood (Week). 13 November to 19 November, from 1, Awful, to 5, Great: 2.5, 4.',
  ],
  [
    {
      kind: 'journal',
      title: 'Journal',
      entries: [
        {
          day: 'Thursday',
          time: '21:15',
          kind: 'Entry',
          title: 'After the talk',
          text: 'It went on.',
          topics: ['work', 'talks'],
          mood: 'Good',
        },
        { day: 'Thursday', kind: 'Note', text: 'Library closes at 18:00' },
      ],
    },
    'Journal. Entry, Thursday, 21:15, mood Good, topics work and talks. After the talk. It went on. Note, Thursday. Library closes at 18:00.',
  ],
  [
    {
      kind: 'calendar',
      title: 'Today',
      note: '2 h planned',
      hours: [9, 12],
      blocks: [
        { name: 'Talk', from: '09:00', to: '10:00', type: 'now' },
        { name: 'Stand-up', from: '10:00', to: '11:00', type: 'event' },
        { name: 'Call', from: '10:30', to: '11:30', type: 'block' },
      ],
    },
    'Calendar: Today (2 h planned). 09:00 to 10:00 Talk, running. 10:00 to 11:00 Stand-up, from another calendar, overlapping. 10:30 to 11:30 Call, overlapping.',
  ],
  [
    {
      kind: 'people',
      title: 'People',
      people: [{ name: 'Jonas', badge: 'Today', tone: 'due', note: 'Friend. New job' }],
    },
    'People. Jonas, Today: Friend. New job.',
  ],
  [
    { kind: 'quick-add', text: 'Call Petra fri', reads: [{ part: 'fri', field: 'Scheduled', value: 'Fri 20 Nov' }] },
    'Quick Add: Call Petra fri. “fri” is read as Scheduled Fri 20 Nov.',
  ],
  [
    { kind: 'fields', title: 'Pay', note: 'Task', fields: [{ name: 'Stage', value: 'Now' }], buttons: ['Start timer'] },
    'Pay (Task). Stage: Now. Buttons: Start timer.',
  ],
  [
    { kind: 'timer', title: 'Talk', clock: '24:10', note: 'Round 2 of 4', buttons: ['Pause', 'Stop'] },
    'Timer: Talk. 24:10, Round 2 of 4. Buttons: Pause, Stop.',
  ],
  [
    {
      kind: 'notifications',
      items: [{ app: true, title: 'Book the train', text: 'Deadline today', time: '09:00', actions: ['Done'] }],
    },
    'Notification at 09:00: Book the train. Deadline today. Buttons: Done.',
  ],
  [
    {
      kind: 'search',
      query: 'type:task weiss',
      results: [{ kind: 'Task', title: 'Call Dr Weiss', text: 'in Errands' }],
    },
    'Search for type:task weiss. Task Call Dr Weiss: in Errands.',
  ],
]

describe('describeMiniature', () => {
  test.each(miniatures.map(([miniature, words]) => [miniature.kind, miniature, words] as const))(
    'describes a %s in a sentence',
    (_kind, miniature, words) => {
      expect(describeMiniature(miniature)).toBe(words)
    },
  )
})
