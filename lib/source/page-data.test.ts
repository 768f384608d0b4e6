import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { listSettingPaths } from '../facts/settings'
import { currentVersion } from '../site/versions'
import { createTempFolder } from '../testing/temp-folder'
import { withPlainSpaces } from '../utils/typography.mjs'
import { compareVersions } from '../utils/version.mjs'
import { renew } from './memo.mjs'
import { getFacts } from './page-data'
import { toDataFile } from './read-data'

const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
const byId = <Row extends { id: string }>(rows: readonly Row[], id: string) => rows.find((row) => row.id === id)

describe('the facts of the current version', () => {
  const facts = getFacts(currentVersion.id)

  test('are complete', () => {
    const { encryption, limits, platforms, settings, shortcuts } = facts
    const tables = { shortcuts, settings, limits, platforms, ...encryption }
    for (const [name, rows] of Object.entries(tables)) expect(rows, name).not.toHaveLength(0)
    expect(ids(facts.import.sources)).toEqual(['own', 'csv', 'todoist', 'ticktick', 'markdown', 'day-one', 'vcard'])
    expect(facts.import.columns.csv).toHaveLength(10)
  })

  test('include the changes of the newest release', () => {
    expect(byId(facts.shortcuts, 'command-menu')).toMatchObject({ win: 'Ctrl+Shift+P', mac: '⌘⇧P', since: '2.1' })
    expect(byId(facts.shortcuts, 'set-stage')?.win).toEqual(['1', '2', '3', '4', '5'])
    expect(byId(facts.shortcuts, 'go-people')?.win).toBe('Ctrl+6')
    expect(byId(facts.settings, 'tasks/daily-capacity')).toMatchObject({ default: '6\u00a0h', since: '2.1' })
    expect(byId(facts.limits, 'lists')?.amount).toEqual({ free: '10', premium: '300' })
    expect(byId(facts.limits, 'image-size')?.amount).toBe('10\u00a0MB')
    expect(byId(facts.platforms, 'needs')?.mac).toBe('macOS 12 or later')
  })

  test('include both names of the setting that keeps the app running', () => {
    const paths = listSettingPaths(facts.settings).map(([own]) => withPlainSpaces(own))
    expect(paths).toContain('Settings → General → Keep in menu bar')
    expect(paths).toContain('Settings → General → Keep in tray')
    expect(paths).toContain('Settings → Import & Export')
  })

  test('name the product by its token', () => expect(byId(facts.import.sources, 'own')?.label).not.toContain('{'))
})

describe('the facts of 1.x', () => {
  const facts = getFacts('1.x')
  const rows = [facts.shortcuts, facts.settings, facts.limits, facts.platforms, facts.import.sources].flat()

  test('include nothing newer than 1.30', () => {
    expect(rows.filter(({ since = '0.1' }) => compareVersions(since, '1.30') > 0)).toEqual([])
    expect(JSON.stringify(rows)).not.toMatch(/since 2\./i)
  })

  test('have the shortcuts of eight screens', () => {
    expect(byId(facts.shortcuts, 'go-notes')?.mac).toBe('⌘6')
    expect(byId(facts.shortcuts, 'go-people')?.win).toBe('Ctrl+8')
    expect(byId(facts.shortcuts, 'cal-month')).toBeUndefined()
  })

  test('have the smaller limits and the old terms', () => {
    expect(byId(facts.limits, 'lists')?.amount).toEqual({ free: '5', premium: '300' })
    expect(byId(facts.limits, 'people')?.amount).toEqual({ free: '5', premium: '2,000' })
    expect(byId(facts.limits, 'version-history')?.amount).toEqual({ free: '7 days', premium: '90 days' })
    expect(byId(facts.limits, 'image-size')?.amount).toBe('5\u00a0MB')
    expect(byId(facts.limits, 'topics')).toBeUndefined()
    expect(byId(facts.limits, 'notebooks')?.amount).toBe('50')
    expect(facts.plans).toMatchObject({ trialDays: 14, prices: { month: 4, year: 36 } })
  })

  test('have the old encryption, one key for everything', () => {
    expect(byId(facts.encryption.keys, 'sign-in-key')?.made).toContain('PBKDF2-SHA-256')
    expect(byId(facts.encryption.keys, 'item-key')).toBeUndefined()
    expect(byId(facts.encryption.ciphers, 'content')?.cipher).toBe('AES-256-GCM')
  })

  test('have shorter passwords, older systems and no phone time blocks', () => {
    expect(byId(facts.settings, 'account/change-password')?.values).toBe('8 to 128 characters')
    expect(byId(facts.settings, 'account/two-step-sign-in')).toBeUndefined()
    expect(byId(facts.platforms, 'needs')?.ios).toBe('iOS or iPadOS 14 or later')
    expect(byId(facts.platforms, 'time-blocking')).toMatchObject({ ios: 'No', android: 'No' })
  })
})

describe('getFacts', () => {
  const folder = createTempFolder()

  beforeEach(() => {
    for (const name of readdirSync('content/facts')) {
      const file = `content/facts/${name}`
      folder.write(file)
      folder.write(toDataFile(file), readFileSync(toDataFile(file), 'utf8'))
    }
    folder.write('content/releases/99.0.mdx')
    vi.spyOn(process, 'cwd').mockReturnValue(folder.at('.'))
    renew(folder.at('.'))
  })
  afterEach(() => {
    vi.restoreAllMocks()
    renew('')
  })

  test('reads only once if nothing changes', () =>
    expect(getFacts(currentVersion.id)).toBe(getFacts(currentVersion.id)))

  test('reads again after a change', () => {
    const file = toDataFile('content/facts/limits.yml')
    const before = getFacts(currentVersion.id)
    const amount = byId(before.limits, 'reminders')?.amount
    folder.write(file, folder.read(file).replaceAll(JSON.stringify(amount), '"6,000 per task"'))
    renew('changed')
    expect(byId(getFacts(currentVersion.id).limits, 'reminders')?.amount).toBe('6,000 per task')
    expect(byId(before.limits, 'reminders')?.amount).toBe(amount)
  })

  test('fails only if the facts of a file that was never valid are needed, and names the file', () => {
    const platforms = JSON.parse(folder.read(toDataFile('content/facts/platforms.yml')))
    folder.remove(toDataFile('content/facts/limits.yml'))
    const facts = getFacts(currentVersion.id)
    expect(facts.platforms).toHaveLength(platforms.length)
    expect(() => facts.limits).toThrow('Fix the problems in content/facts/limits.yml')
  })
})
