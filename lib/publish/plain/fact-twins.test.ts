import { describe, expect, test } from 'vitest'
import { currentVersion } from '../../site/versions'
import { getFacts } from '../../source/facts'
import { getSiteTokens } from '../../source/site-tokens.mjs'
import { toMarkdown } from './to-markdown'
import { toPlainTree } from './to-plain-tree'

const write = (body: string, facts = getFacts(currentVersion.id)) =>
  toMarkdown(
    toPlainTree(body, {
      facts,
      miniatures: new Map(),
      tokens: getSiteTokens(),
      sourcePath: `docs/${currentVersion.id}/a.mdx`,
    }),
  )

/** The row of a table that begins with `heading`. */
const findRow = (markdown: string, heading: string) =>
  markdown.split('\n').find((line) => line.startsWith(`| ${heading} |`))

describe('factTwins', () => {
  test.each([
    ['<ShortcutTable scope="global" />', 'Open Quick Add', 'Alt+Shift+A | ⌃⇧A | 0.11'],
    ['<ShortcutTable ids="quick-add" />', 'Open Quick Add', 'Alt+Shift+A | ⌃⇧A | 0.11'],
    ['<LimitTable group="plan" />', 'Templates', '3 | 50'],
    ['<LimitTable ids="templates" />', 'Templates', '3 | 50'],
    ['<PlanTable />', 'Price a month', '0 | €6 or $6'],
    ['<PlatformTable rows="store needs" />', 'Android', 'Play Store | Android 9 or later'],
    [
      '<EncryptionTable things="list" />',
      'List',
      'Name, colour, filter, sort, order, WIP limit | Workflow, archived or not',
    ],
    ['<KeyTable />', 'Password key', 'The other 32 bytes | On the device only'],
    ['<RetentionTable />', 'Support mail', '24 months'],
    ['<ColumnTable source="ticktick" />', '`parentId`', 'Subtask of that task'],
  ])('%s has the row %s', (body, heading, cells) => {
    expect(findRow(write(body), heading)).toBe(`| ${heading} | ${cells} |`)
  })

  test('SettingTable names the screen above and not in each row', () => {
    const markdown = write('<SettingTable group="Tasks" />')
    expect(markdown).toMatch(/^_Settings → Tasks_\n\n\| Setting \|/)
    expect(findRow(markdown, 'Carry over')).toBeDefined()
    expect(findRow(write('<SettingTable ids="tasks/carry-over" />'), 'Tasks → Carry over')).toBeDefined()
  })

  test('ImportTable puts limits and losses into one cell', () => {
    expect(findRow(write('<ImportTable />'), 'TickTick')).toContain('Lost: attachments')
  })

  test('DirectFiles show the files of the version of the page', () => {
    expect(write('<DirectFiles />', getFacts('1.x'))).toContain('-1.30-x86.exe`')
  })

  test('throw with the nearest id', () => {
    expect(() => write('<LimitTable ids="task" />')).toThrow(
      `content/docs/${currentVersion.id}/a.mdx: <LimitTable>: there is no row "task" here; the nearest is "tasks"`,
    )
  })
})
