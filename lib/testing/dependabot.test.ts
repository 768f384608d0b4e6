import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { compareVersions } from '../utils/version.mjs'

const text = readFileSync('.github/dependabot.yml', 'utf8')
const { engines, dependencies, devDependencies, overrides } = JSON.parse(readFileSync('package.json', 'utf8'))
type Kind = 'dependencies' | 'optionalDependencies' | 'peerDependencies'
const lock: Record<string, { [kind in Kind]?: Record<string, string> }> = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
).packages
const ours: Record<string, string> = { ...dependencies, ...devDependencies }
/** The oldest Node that we support. */
const oldestNode = engines.node.replace(/^>=/, '')

/**
 * The options that we use, as GitHub's reference describes them. An option that's missing here is a mistake, or has to be added after reading there what
 * it does.
 */
const names = z.array(z.string().min(1)).min(1)
const update = z.strictObject({
  'package-ecosystem': z.enum(['npm', 'github-actions', 'docker']),
  directory: z.string().startsWith('/'),
  schedule: z.strictObject({
    interval: z.enum(['daily', 'weekly', 'monthly', 'quarterly', 'semiannually', 'yearly']),
    day: z.enum(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']).optional(),
    time: z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
      .optional(),
  }),
  'open-pull-requests-limit': z.int().min(0).optional(),
  'versioning-strategy': z.enum(['auto', 'increase', 'increase-if-necessary', 'lockfile-only', 'widen']).optional(),
  'commit-message': z.strictObject({ prefix: z.string().max(50) }).optional(),
  groups: z
    .record(
      z.string().regex(/^[a-z][a-z-]*[a-z]$/),
      z.strictObject({
        patterns: names.optional(),
        'update-types': z
          .array(z.enum(['major', 'minor', 'patch']))
          .min(1)
          .optional(),
      }),
    )
    .optional(),
  ignore: z.array(z.strictObject({ 'dependency-name': z.string().min(1), versions: names })).optional(),
})
const configuration = z.strictObject({ version: z.literal(2), updates: z.array(update).min(1) })
const { updates } = configuration.parse(parse(text))

/** The packages that are held back, with the comments before them. */
const held = Array.from(
  text.matchAll(/((?: +#.*\n)*) +- dependency-name: '?([^'\n]+)'?\n +versions: \['>=([\d.]+)'\]/g),
  ([, comment = '', name = '', from = '']) => ({
    name,
    from,
    why: /# Why: (.+\.)$/m.exec(comment)?.[1],
    until: /# Until: (.+)\.$/m.exec(comment)?.[1],
  }),
)

/** Returns whether a condition is met: we need that Node, or another package uses a version that we hold back. */
function isMet(until: string, name: string, from: string): boolean {
  const node = /^package\.json asks for Node ([\d.]+)$/.exec(until)?.[1]
  if (node) return compareVersions(oldestNode, node) >= 0
  const user = /^(\S+) uses a newer one$/.exec(until)?.[1]
  const range = lock[`node_modules/${user}`]?.dependencies?.[name]
  if (!range)
    throw new Error(`"Until: ${until}." isn't a condition that this test can check, or ${user} doesn't use ${name}.`)
  return compareVersions(range.replace(/^[\^~]/, ''), from) >= 0
}

describe('what is held back', () => {
  test('is everything under `ignore`', () => {
    const ignored = updates.flatMap(({ ignore = [] }) => ignore.map((entry) => entry['dependency-name']))
    expect(held.map(({ name }) => name)).toEqual(ignored)
  })

  test.each(held)("$name has a reason, and a condition that isn't met yet", ({ name, from, why, until = '' }) => {
    expect(why).toBeTruthy()
    expect(isMet(until, name, from), `"${until}" is true now, so remove the entry and update ${name}`).toBe(false)
  })

  test.each(held.filter(({ name }) => name !== 'node'))(
    '$name is a package that we have, in an older version',
    ({ name, from }) => {
      expect(ours).toHaveProperty([name])
      expect(compareVersions(ours[name] ?? '', from)).toBeLessThan(0)
    },
  )
})

describe('overrides in package.json', () => {
  /** Per override: the package that gets another version, and the line about it. */
  const explained = Array.from(
    text.matchAll(/^# - (\S+) for (\S+)\. Why: .+\. Until: \2 asks for ([\d.]+)\.$/gm),
    ([, name = '', user = '', version = '']) => ({ name, user, version }),
  )

  test('have a reason, and a condition for removing them', () => {
    const given = Object.entries<Record<string, string>>(overrides).flatMap(([user, versions]) =>
      Object.keys(versions).map((name) => `${name} for ${user}`),
    )
    expect(explained.map(({ name, user }) => `${name} for ${user}`)).toEqual(given)
  })

  test.each(explained)('$name for $user is still needed', ({ name, user, version }) => {
    const { dependencies, optionalDependencies, peerDependencies } = lock[`node_modules/${user}`] ?? {}
    const range = { ...peerDependencies, ...optionalDependencies, ...dependencies }[name]
    expect(range, `${user} no longer asks for ${name}, so remove the override`).toBeTruthy()
    expect(
      compareVersions(/\d+(\.\d+)*/.exec(String(range))?.[0] ?? '', version),
      `${user} asks for ${name} ${range} now, so remove the override`,
    ).toBeLessThan(0)
  })
})

test('each pattern of a group fits a package that we have', () => {
  const patterns = updates.flatMap(({ groups = {} }) => Object.values(groups).flatMap(({ patterns = [] }) => patterns))
  const fits = (pattern: string) => {
    const form = new RegExp(`^${pattern.replaceAll('*', '.*')}$`)
    return Object.keys(ours).some((name) => form.test(name))
  }
  expect(patterns.filter((pattern) => !fits(pattern))).toEqual([])
})

test.each([
  ['an unknown option', 'directory: /', 'directory: /\n    reviewer: a'],
  ['an unknown interval', 'interval: weekly', 'interval: sometimes'],
  ['a wrong time', "time: '05:30'", "time: '25:30'"],
  ['another version', 'version: 2', 'version: 1'],
])('the schema refuses %s', (_what, from, to) => {
  expect(text).toContain(from)
  expect(configuration.safeParse(parse(text.replace(from, to))).success).toBe(false)
})
