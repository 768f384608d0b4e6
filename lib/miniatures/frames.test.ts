import { expect, test } from 'vitest'
import { describeFrames, type FrameData } from './frames'

const privacy: FrameData = {
  steps: [1],
  miniature: {
    kind: 'settings',
    title: 'Privacy',
    note: 'Settings',
    rows: [{ name: 'App lock', value: 'Off' }, { name: 'Send crash reports', on: false }, { name: 'Rebuild index' }],
  },
}

test('describes the first frame in full, and then only what is new or has changed', () => {
  const menu: FrameData = {
    ...privacy,
    steps: [2],
    change: 'A menu has opened',
    over: { kind: 'menu', title: 'App lock', items: [{ name: 'Off' }, { name: 'After 5 min', chosen: true }] },
  }
  expect(describeFrames([privacy, menu])).toEqual([
    'Settings Privacy. App lock: Off. Send crash reports: off. Rebuild index.',
    'A menu has opened. Menu, App lock: Off, After 5 min (chosen).',
  ])
})

test('names the browser, its bookmarks and the apps of a share sheet', () => {
  const browser: FrameData = {
    steps: [1],
    frame: { type: 'browser', address: 'www.example.com', bookmarks: ['Add task'] },
    miniature: { kind: 'page', title: 'Trains to Berlin', buttons: ['Book'] },
    over: { kind: 'menu', apps: ['Messages', 'Mail'], items: [{ name: 'Copy link' }] },
  }
  expect(describeFrames([browser])).toEqual([
    'Browser at www.example.com. Bookmarks bar: Add task. Page Trains to Berlin. Buttons: Book. Menu: Copy link. Apps: Messages, Mail.',
  ])
})
