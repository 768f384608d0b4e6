import { expect, test } from 'vitest'
import { readChanges } from './release-changes'

test('returns the bold heading and first sentence of each change, and ignores other text', () => {
  const body = `Intro.

## Breaking changes

- **Old clients stop.** Update them. It takes a minute.
- **Command menu.** Press <Keys id="menu" /> and type. It finds everything.
- **On iOS**, the channel is shown. It's new.

## A story

- No change.

## Fixed

- If it rained, [Today](/docs/today) was wet. It's dry again.
- The \`name\` field, e.g. of v1.2 tasks, is back

<Miniature id="x" />
`
  expect(readChanges(body)).toEqual([
    { group: 'breaking', title: 'Old clients stop', text: 'Update them.', id: 'breaking-changes' },
    { group: 'breaking', title: 'Command menu', text: 'It finds everything.', id: 'breaking-changes' },
    { group: 'breaking', title: 'On iOS, the channel is shown.', id: 'breaking-changes' },
    { group: 'fixed', title: 'If it rained, Today was wet.', id: 'fixed' },
    { group: 'fixed', title: 'The `name` field, e.g. of v1.2 tasks, is back', id: 'fixed' },
  ])
})
