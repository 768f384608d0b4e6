import type { Chord } from '@/lib/facts/keys'

/** A key of this site. `mac` is missing if it's the same there. `short` is for the row of keys below the results of a search. */
export type SiteKey = { action: string; win: readonly string[]; mac?: readonly string[]; to?: Chord; short?: string }

/** The keys of this site, by where they work. The app has its own, which are facts. */
export const siteKeys: readonly { where: string; keys: readonly SiteKey[] }[] = [
  {
    where: 'On every page',
    keys: [
      { action: 'Search', win: ['Ctrl+K', '/'], mac: ['⌘K', '/'] },
      { action: 'Show this list', win: ['?'] },
      { action: 'Close a menu or a definition, or stop highlighting the words you searched for', win: ['Esc'] },
    ],
  },
  {
    where: 'In search',
    keys: [
      { action: 'Move through the results', short: 'move', win: ['↑', '↓'] },
      { action: 'Open a result', short: 'open', win: ['Enter'] },
      { action: 'Open a result in a new tab', short: 'new tab', win: ['Ctrl+Enter'], mac: ['⌘↩'] },
      { action: 'Search everything, or only one area', short: 'area', win: ['Alt+1'], mac: ['⌥1'], to: '5' },
      { action: 'Clear the field, then close search', win: ['Esc'] },
    ],
  },
  {
    where: 'In tabs',
    keys: [
      { action: 'Show the previous or next tab', win: ['←', '→'] },
      { action: 'Show the first or last tab', win: ['Home', 'End'] },
    ],
  },
]
