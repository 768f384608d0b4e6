import { expect, test } from 'vitest'
import { typeset } from './typography.mjs'

/** Shows no-break spaces as `_`. */
const set = (text: string) => typeset(text).replaceAll('\u00a0', '_')

test.each([
  ['apostrophes', `Don't lose Ana's or the users' notes.`, 'Don’t lose Ana’s or the users’ notes.'],
  [
    'a letter left out at the start',
    `Music of the '90s, rock 'n' roll, get 'em in '24`,
    'Music of the ’90s, rock ’n’ roll, get ’em in ’24',
  ],
  ['after a number', `iOS 17's widget and 1990's end`, 'iOS 17’s widget and 1990’s end'],
  ['a whole text', `"Synced"`, '“Synced”'],
  ['in a sentence', `Wait for "Synced", then say "Add a task".`, 'Wait for “Synced”, then say “Add a task”.'],
  ['in brackets', `The state ("Synced") and ["Offline"]`, 'The state (“Synced”) and [“Offline”]'],
  ['next to dashes and slashes', `Now—"at last"—and "column"/"status"`, 'Now—“at last”—and “column”/“status”'],
  ['a quotation that ends with a dash', `"Wait—" she said`, '“Wait—” she said'],
  ['single', `Choose 'Book a train' or 'Call'.`, 'Choose ‘Book a train’ or ‘Call’.'],
  ['nested', `She said, "Press 'Save'" and "'Save' first"`, 'She said, “Press ‘Save’” and “‘Save’ first”'],
  ['an apostrophe in a quotation', `"You don't"`, '“You don’t”'],
  ['a number at the end', `It says "4 of 3" and "page 27"`, 'It says “4 of 3” and “page 27”'],
  ['an ellipsis at the start', `"…and so on", "(3 of 3)"`, '“…and so on”, “(3 of 3)”'],
  ['around strong text', `"**Save**" or **"Save"**`, '“**Save**” or **“Save”**'],
  ['around a link', `"[Ana's notes](/notes)"`, '“[Ana’s notes](/notes)”'],
  ['around code', '"`it\'s`"', "“`it's`”"],
  ['set already', 'Don’t press “Save”', 'Don’t press “Save”'],
  ['feet and inches', `A door of 6'8" and a 27" screen`, `A door of 6'8" and a 27" screen`],
  ['a search operator', `in:"Book club" or title="x" ok`, `in:"Book club" or title="x" ok`],
  ['a colon at the end', `It says "Fwd:", and "Re:"`, 'It says “Fwd:”, and “Re:”'],
  ['a key in a chord', `Ctrl+'`, `Ctrl+'`],
  ['a key alone', `'`, `'`],
  ['the target of a link and addresses', `[a](/x'y) https://x.example/'a'`, `[a](/x'y) https://x.example/'a'`],
  ['units', `10 MB, 45 min, 2 h 15 min, 64 MiB, 4 °C, 5 km`, '10_MB, 45_min, 2_h 15_min, 64_MiB, 4_°C, 5_km'],
  [
    'words that begin like units',
    `3 minutes, 2 hours, 5 kids, 10%, 12 November`,
    '3 minutes, 2 hours, 5 kids, 10%, 12 November',
  ],
  ['paths of settings', `**Settings → Tasks → Carry over**`, '**Settings_→ Tasks_→ Carry over**'],
  ['an arrow alone', `→ next, a→b`, '→ next, a→b'],
  ['code', '`10 MB → "x"`', '`10 MB → "x"`'],
])('sets %s', (_, text, expected) => {
  expect(set(text)).toBe(expected)
  expect(set(typeset(text))).toBe(expected)
  expect(typeset(text)).toHaveLength(text.length)
})
