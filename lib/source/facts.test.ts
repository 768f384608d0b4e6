import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { listSettingPaths } from '../facts/settings'
import { currentVersion } from '../site/versions'
import { compareVersions } from '../utils/version.mjs'
import { getFacts, readFacts } from './facts'
import { renew } from './memo.mjs'

const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
const byId = <Row extends { id: string }>(rows: readonly Row[], id: string) => rows.find((row) => row.id === id)

describe('the facts of the current version', () => {
  const facts = getFacts(currentVersion.id)

  test('are complete', () => {
    expect(facts.shortcuts).toHaveLength(69)
    expect(facts.settings).toHaveLength(77)
    expect(facts.limits).toHaveLength(36)
    expect(facts.platforms).toHaveLength(19)
    expect(facts.encryption.things).toHaveLength(14)
    expect(facts.encryption.keys).toHaveLength(8)
    expect(facts.encryption.retention).toHaveLength(11)
    expect(ids(facts.import.sources)).toEqual(['own', 'csv', 'todoist', 'ticktick', 'markdown', 'day-one', 'vcard'])
    expect(facts.import.columns.csv).toHaveLength(10)
  })

  test('hold what the newest release has', () => {
    expect(byId(facts.shortcuts, 'command-menu')).toMatchObject({ win: 'Ctrl+Shift+P', mac: '⌘⇧P', since: '2.1' })
    expect(byId(facts.shortcuts, 'set-stage')?.win).toEqual(['1', '2', '3', '4', '5'])
    expect(byId(facts.shortcuts, 'go-people')?.win).toBe('Ctrl+6')
    expect(byId(facts.settings, 'tasks/daily-capacity')).toMatchObject({ default: '6 h', since: '2.1' })
    expect(byId(facts.limits, 'lists')?.amount).toEqual({ free: '10', premium: '300' })
    expect(byId(facts.limits, 'image-size')?.amount).toBe('10 MB')
    expect(byId(facts.platforms, 'needs')?.mac).toBe('macOS 12 or later')
  })

  test('know both names of the setting that keeps the app running', () => {
    const paths = listSettingPaths(facts.settings).map(([own]) => own)
    expect(paths).toContain('Settings → General → Keep in menu bar')
    expect(paths).toContain('Settings → General → Keep in tray')
    expect(paths).toContain('Settings → Import & Export')
  })

  test('name the product by its token', () => expect(byId(facts.import.sources, 'own')?.label).not.toContain('{'))
})

describe('the facts of 1.x', () => {
  const facts = getFacts('1.x')
  const rows = [facts.shortcuts, facts.settings, facts.limits, facts.platforms, facts.import.sources].flat()

  test('hold nothing newer than 1.30', () => {
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
    expect(byId(facts.limits, 'image-size')?.amount).toBe('5 MB')
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

describe('readFacts', () => {
  let root = ''
  const file = (name: string) => path.join(root, 'content/facts', name)

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'facts-'))
    cpSync('content/facts', path.join(root, 'content/facts'), { recursive: true })
  })
  afterEach(() => rmSync(root, { recursive: true }))

  function change(name: string, from: string, to: string) {
    writeFileSync(file(name), readFileSync(file(name), 'utf8').replace(from, to))
    renew(`${name} ${to}`)
  }

  test('reads once as long as no file changes', () => expect(readFacts(root)).toBe(readFacts(root)))

  test('reads again after a change', () => {
    const before = getFacts(currentVersion.id, root)
    change('limits.yml', 'amount: 5 per task', 'amount: 6 per task')
    expect(byId(getFacts(currentVersion.id, root).limits, 'reminders')?.amount).toBe('6 per task')
    expect(byId(before.limits, 'reminders')?.amount).toBe('5 per task')
  })

  test('in development, fails only where the facts of a broken file are needed', () => {
    vi.stubEnv('NODE_ENV', 'development')
    change('limits.yml', 'label: Lists', 'label: "Lists')
    const facts = getFacts(currentVersion.id, root)
    expect(facts.shortcuts).toHaveLength(69)
    expect(() => facts.limits).toThrow(/^content\/facts\/limits\.yml:\d+:\d+ {2}/)
    vi.unstubAllEnvs()
  })

  test('throws with the place, the fault and the fix', () => {
    change('limits.yml', "since: '0.1'", 'since: 0.10')
    expect(() => readFacts(root)).toThrow(
      /^content\/facts\/limits\.yml:9:10 {2}since: must be text, not a number {2}\(put it in quotation marks/,
    )
  })

  test('tells the problems of all files at once', () => {
    change('limits.yml', 'label: Lists', 'lable: Lists')
    change('settings.yml', 'id: tasks/carry-over', 'id: tasks/carry')
    expect(() => readFacts(root)).toThrow(
      /settings\.yml:\d+:7 {2}id: does not follow from the path {2}\(write tasks\/carry-over\)\n.*limits\.yml:\d+:3 {2}unknown field "lable" {2}\(write label\)/s,
    )
  })

  test('refuses a token that does not exist', () => {
    change('import.yml', '{product} export', '{prodct} export')
    expect(() => readFacts(root)).toThrow('label: has an unknown token {prodct}  (write {product})')
  })

  test('refuses an ID that appears twice', () => {
    change('limits.yml', 'id: lists', 'id: tasks')
    expect(() => readFacts(root)).toThrow('id: repeats "tasks"  (give each row a different ID)')
  })
})
