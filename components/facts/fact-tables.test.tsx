// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { currentVersion } from '@/lib/site/versions'
import { getFacts } from '@/lib/source/page-data'
import { FactTable } from './FactTable'
import { buildFactTables } from './fact-tables'

vi.mock('@/components/ui/Link.client', () => ({ Link: (props: ComponentProps<'a'>) => <a {...props} /> }))

const tables = buildFactTables(getFacts(currentVersion.id))

/** Returns the text of each cell in the row with this heading. */
function listCells(heading: string): string[] {
  const row = screen.getByRole('rowheader', { name: heading }).closest('tr')
  return row
    ? within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent ?? '')
    : []
}

describe('FactTable', () => {
  const view = {
    label: 'Limits',
    columns: [{ label: 'Limit' }, { label: 'Free' }],
    rows: [{ id: 'a', cells: ['Name `x`', { lines: ['10', '20'] }] }],
  }

  test('is a labelled region that can be scrolled with the keyboard', () => {
    render(<FactTable view={view} />)
    expect(screen.getByRole('region', { name: 'Limits' })).toHaveAttribute('tabindex', '0')
  })

  test('has headings for columns and rows', () => {
    render(<FactTable view={view} />)
    expect(screen.getByRole('table', { name: 'Limits' })).toBeInTheDocument()
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['Limit', 'Free'])
    expect(screen.getByRole('rowheader')).toHaveTextContent('Name x')
  })

  test('draws code and lines', () => {
    render(<FactTable view={view} />)
    expect(screen.getByText('x').tagName).toBe('CODE')
    expect(screen.getByText('20').tagName).toBe('P')
  })

  test('shows a note as its caption', () => {
    render(<FactTable view={{ ...view, note: 'With `code`.' }} />)
    expect(screen.getByRole('caption')).toHaveTextContent('With code.')
  })
})

describe('tables of facts', () => {
  test('GlossaryLetters links each letter to its first term, and skips letters without terms', () => {
    const row = (id: string, term: string, group: 'a-d' | 'e-l' | 'privacy') => ({
      id,
      term,
      group,
      meaning: '',
      see: '',
    })
    const facts = {
      ...getFacts(currentVersion.id),
      glossary: [
        row('account', 'Account', 'a-d'),
        row('activity', 'Activity', 'a-d'),
        row('entry', 'Entry', 'e-l'),
        row('key', 'Key', 'privacy'),
      ],
    }
    const { GlossaryLetters } = buildFactTables(facts)
    render(<GlossaryLetters />)
    const links = within(screen.getByRole('navigation', { name: 'Terms by letter' })).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['A', '#account'],
      ['E', '#entry'],
    ])
  })

  test('ShortcutTable draws keys and marks the column of each system', () => {
    render(<tables.ShortcutTable scope="global" />)
    const [win, mac, since] = within(screen.getByRole('row', { name: /Open Quick Add/ })).getAllByRole('cell')
    expect(win).toHaveTextContent('Alt+Shift+A')
    expect(win).toHaveClass('other')
    expect(mac).toHaveTextContent('Control')
    expect(mac).toHaveClass('mac')
    expect(since).toHaveTextContent('0.11')
  })

  test('SettingTable shows default and values', () => {
    render(<tables.SettingTable ids="tasks/carry-over" />)
    expect(listCells('Tasks\u00a0→ Carry over')).toEqual(['On', 'On, Off', '0.8'])
  })

  test('SettingTable also explains what settings do and what a change applies to', () => {
    render(<tables.SettingTable group="General" explained />)
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Setting',
      'What it does',
      'Default',
      'Applies to',
    ])
    expect(listCells('Theme Since\u00a01.1')).toEqual([
      'Shows the app in light or dark colours.Values: System, Light, Dark',
      'System',
      'Device',
    ])
    expect(screen.getByRole('link', { name: 'Today' })).toHaveAttribute('href', expect.stringContaining('/docs/'))
  })

  test('SettingTable names the list menu without placing it in Settings', () => {
    render(<tables.SettingTable group="List" explained />)
    expect(screen.getByRole('table', { name: 'List menu' })).toBeInTheDocument()
    expect(screen.getByText('These settings apply only to the list you change them in.')).toBeVisible()
  })

  test("SettingTable notes what its settings apply to only once if it's the same for all of them", () => {
    render(<tables.SettingTable group="Notifications" explained />)
    expect(screen.getByText('These settings apply only to the device you change them on.')).toBeVisible()
    expect(screen.queryByRole('columnheader', { name: 'Applies to' })).not.toBeInTheDocument()
    expect(listCells('Habit reminders Since\u00a00.14')).toEqual([expect.stringContaining('Values: '), 'On'])
  })

  test('SettingTable notes what a single setting applies to', () => {
    render(<tables.SettingTable group="Habits" explained />)
    expect(screen.getByText('This setting applies to your whole account.')).toBeVisible()
  })

  test('DeviceSettingTable lists the settings of each screen, or all but a few', () => {
    render(<tables.DeviceSettingTable />)
    expect(listCells('Notifications')).toEqual(['All'])
    expect(listCells('Privacy')).toEqual(['All except Remove location from images'])
    expect(listCells('General')[0]).toContain('Keep in menu bar or Keep in tray, Global shortcuts')
    expect(listCells('About')).toEqual(['Update channel'])
  })

  test('MessageTable quotes messages, and shows where they appear if it lists all of them', () => {
    render(<tables.MessageTable />)
    expect(listCells('“Wrong PIN”')[0]).toBe('App lock')
    expect(screen.getByRole('link', { name: 'Update the app' })).toBeInTheDocument()
  })

  test('MessageTable shows a group without where its messages appear', () => {
    render(<tables.MessageTable group="codes" />)
    expect(screen.queryByRole('columnheader', { name: 'Where' })).toBeNull()
    expect(screen.getAllByRole('rowheader')).toHaveLength(4)
  })

  test('Glossary makes each term a heading with an ID, and links to the page with more about it', () => {
    render(<tables.Glossary group="m-p" />)
    expect(screen.getByRole('heading', { level: 4, name: 'Mood, mood check-in' })).toHaveAttribute('id', 'mood')
    expect(screen.getAllByRole('link', { name: 'Mood tracker' })[0]).toBeInTheDocument()
  })

  test('LimitTable shows what each plan allows', () => {
    render(<tables.LimitTable group="plan" />)
    expect(listCells('Templates')).toEqual(['3', '50'])
    // Amounts fit onto a phone, so the rows don't become cards with the name of the plan in front of each.
    for (const cell of screen.getAllByRole('cell')) expect(cell).not.toHaveAttribute('data-label')
  })

  test('PlanTable shows prices and what they include', () => {
    render(<tables.PlanTable />)
    expect(listCells('Price a month')).toEqual(['€0 or $0', '€6 or $6'])
    expect(screen.getByRole('caption')).toHaveTextContent('Prices in euros include VAT')
  })

  test('PlatformTable shows what each platform needs', () => {
    render(<tables.PlatformTable rows="store needs" />)
    expect(listCells('Android')).toEqual(['Play Store', 'Android 9 or later'])
  })

  test('DirectFiles shows the files of the version', () => {
    const { DirectFiles } = buildFactTables(getFacts('1.x'))
    render(<DirectFiles />)
    expect(screen.getByRole('region', { name: 'Direct downloads for 1.30' })).toHaveTextContent('-1.30-x86.exe')
  })

  test('EncryptionTable shows encrypted and readable fields', () => {
    render(<tables.EncryptionTable things="list" />)
    expect(listCells('List')).toEqual(['Name, colour, filter, sort, order, WIP limit', 'Workflow, archived or not'])
  })

  test('KeyTable shows where keys are kept', () => {
    render(<tables.KeyTable />)
    expect(listCells('Password key')).toEqual(['The other 32 bytes', 'On the device only'])
  })

  test('RetentionTable shows how long content is kept', () => {
    render(<tables.RetentionTable />)
    expect(listCells('Support mail')).toEqual(['24 months'])
  })

  test('ImportTable shows files and losses', () => {
    render(<tables.ImportTable />)
    expect(listCells('Day One')[1]).toBe('Lost: audio, video, location, stars, tags after the first five')
  })

  test('ColumnTable shows what columns become', () => {
    render(<tables.ColumnTable source="ticktick" />)
    expect(listCells('parentId')).toEqual(['Subtask of that task'])
  })

  test('throws with the component, the ID and the nearest known ID', () => {
    expect(() => render(<tables.LimitTable ids="task" />)).toThrow(
      '<LimitTable>: there is no row "task" here; the nearest is "tasks"',
    )
  })
})
