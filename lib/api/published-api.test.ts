import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { listEntries } from '../catalogue/entries'
import { getApiReference } from '../source/api'
import { canonReleases } from '../testing/canon-releases'
import type { ApiField, ApiLanguage } from './api-types'

const { operations, schemas, changelog } = getApiReference()
const all = [...operations.values()]

/** The product's operations, each with its scope and the release that introduced it. */
const expected = `
createTask POST /v1/tasks tasks:write 1.16
listTasks GET /v1/tasks tasks:read 1.26
showTask GET /v1/tasks/{id} tasks:read 1.26
updateTask PATCH /v1/tasks/{id} tasks:write 1.26
deleteTask DELETE /v1/tasks/{id} tasks:write 1.26
createPerson POST /v1/people people:write 1.22
listPeople GET /v1/people people:read 1.22
showPerson GET /v1/people/{id} people:read 1.28
deletePerson DELETE /v1/people/{id} people:write 1.28
createNote POST /v1/notes notes:write 1.18
createJournalEntry POST /v1/journal_entries journal:write 1.18
trackHabitActivity POST /v1/habits/{id}/track habits:write 1.18
createPersonTimelineNote POST /v1/person_timeline_notes timeline:write 1.22`

/** The routes below /api, each with the operation that its page describes: those of the specification, and what the overview leads to. */
const expectedRoutes = `
/api/authentication
/api/changelog
/api/encrypted-fields
/api/errors
/api/habits-api/track-activity trackHabitActivity
/api/idempotency
/api/journal-api/create createJournalEntry
/api/not-available
/api/notes-api/create createNote
/api/overview
/api/pagination
/api/people-api/create createPerson
/api/people-api/delete deletePerson
/api/people-api/list listPeople
/api/people-api/show showPerson
/api/person-timeline-notes-api/create createPersonTimelineNote
/api/polling
/api/rate-limits
/api/tasks-api/create createTask
/api/tasks-api/delete deleteTask
/api/tasks-api/entity
/api/tasks-api/list listTasks
/api/tasks-api/show showTask
/api/tasks-api/update updateTask`

const routes = expectedRoutes.trim().split('\n')

const folder = mkdtempSync(path.join(tmpdir(), 'api-samples-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Writes the samples in a language, and returns the paths of the files. */
function writeSamples(language: ApiLanguage, ending: string): string[] {
  return all.map(({ id, samples }) => {
    const file = path.join(folder, `${id}.${ending}`)
    writeFileSync(file, samples.find((sample) => sample.language === language)?.code ?? '')
    return file
  })
}

/** Returns the errors of an interpreter that only parses the files, or an empty string. */
function check(command: string, ...args: string[]): string {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' })
  return status === 0 ? '' : `${args.at(-1)}: ${stderr}`
}

const isMissing = (command: string) => spawnSync(command, ['--version']).status !== 0

describe('the reference', () => {
  test('has every operation with its method, path, scope and release', () => {
    const lines = all.map(
      ({ id, method, path: address, scope, since }) => `${id} ${method} ${address} ${scope} ${since}`,
    )
    expect(lines.toSorted()).toEqual(expected.trim().split('\n').toSorted())
  })

  test('describes every field', () => {
    const listNames = (fields: readonly ApiField[] = [], above = ''): string[] =>
      fields.flatMap(({ name, description, fields: inner }) => [
        ...(description ? [] : [`${above}${name}`]),
        ...listNames(inner, `${above}${name}.`),
      ])
    const groups = all.flatMap(({ parameters, body, responses }) => [
      ...Object.values(parameters),
      body?.fields,
      ...responses.map((response) => response.fields),
    ])
    const entities = [...schemas.values()].map((schema) => schema.fields)
    expect([...groups, ...entities].flatMap((fields) => listNames(fields))).toEqual([])
  })

  test('accepts times with any offset, and returns them in UTC', () => {
    const { parameters, responses } = operations.get('listTasks') ?? {}
    expect(parameters?.query.find(({ name }) => name === 'updated_since')?.type).toBe('time, RFC 3339')
    const [{ fields: [data] = [] } = {}] = responses ?? []
    expect(data?.fields?.find(({ name }) => name === 'updated_at')?.type).toBe('time, RFC 3339 in UTC')
  })

  test('gives each change the date of its release', () => {
    const rows = changelog.filter(({ release }) => release)
    expect(rows.map(({ release = '', date }) => [release, date])).toEqual(
      rows.map(({ release = '' }) => [release, canonReleases[release]]),
    )
    expect(changelog.find(({ date }) => date === '2024-02-20')?.changes.join()).toContain('**Breaking:**')
  })

  test('has samples in four languages for every operation', () => {
    for (const { id, samples } of all) {
      expect(samples.map(({ language, code }) => [language, code.length > 50])).toEqual(
        ['curl', 'javascript', 'python', 'ruby'].map((language) => [language, true]),
      )
      expect(samples.find(({ language }) => language === 'javascript')?.code, id).toContain('process.env.TOKEN')
    }
  })

  test('sends an Idempotency-Key with every POST', () => {
    const posts = all.filter(({ method }) => method === 'POST')
    for (const { samples } of posts) for (const { code } of samples) expect(code).toContain('Idempotency-Key')
  })
})

describe('the samples', () => {
  test('parse as shell', () => {
    for (const file of writeSamples('curl', 'sh')) expect(check('bash', '-n', file)).toBe('')
  }, 30_000)

  test('parse as JavaScript', () => {
    for (const file of writeSamples('javascript', 'mjs')) expect(check(process.execPath, '--check', file)).toBe('')
  }, 30_000)

  test.skipIf(isMissing('python3'))(
    'parse as Python',
    () => {
      expect(check('python3', '-m', 'py_compile', ...writeSamples('python', 'py'))).toBe('')
    },
    30_000,
  )

  test.skipIf(isMissing('ruby'))(
    'parse as Ruby',
    () => {
      for (const file of writeSamples('ruby', 'rb')) expect(check('ruby', '-c', file)).toBe('')
    },
    30_000,
  )
})

describe('the pages', () => {
  test('has a page for each route, about its operation, and no other page', () => {
    const pages = listEntries('api').map(({ href, operation }) => (operation ? `${href} ${operation}` : href))
    expect(pages.toSorted()).toEqual(routes)
  })

  test('has a route for each operation of the document, and no other operation', () => {
    const described = routes.map((route) => route.split(' ')[1]).filter(Boolean)
    expect([...operations.keys()].toSorted()).toEqual(described.toSorted())
  })
})
