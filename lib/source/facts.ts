import { readFileSync } from 'node:fs'
import path from 'node:path'
import { factsAt, type VersionFacts } from '../facts/facts-at'
import { type Facts, factSchemas } from '../facts/schema'
import type { VersionId } from '../site/versions'
import { memo } from './memo.mjs'
import { formatProblems, type Problem } from './problem'
import { fillSiteTokens, getLatestVersion } from './site-tokens.mjs'
import { parseYaml } from './yaml-problems'

const folder = 'content/facts'
const names = Object.keys(factSchemas) as (keyof Facts)[]

/**
 * Returns all facts about the app, from `content/facts` under `root`. In `npm run dev`, a broken file fails only where its facts are needed.
 * @throws with one line for each problem, beginning with its path and place
 */
export function readFacts(root = process.cwd()): Facts {
  return read(root)
}

/** Returns the facts as pages of `version` show them. @throws like `readFacts` */
export function getFacts(version: VersionId, root = process.cwd()): VersionFacts {
  return select(version, root)
}

const select = memo((version: VersionId, root: string) => factsAt(readFacts(root), version, getLatestVersion()))

const read = memo((root: string): Facts => {
  const parsed = names.map((name) => {
    const file = `${folder}/${name}.yml`
    const source = readFileSync(path.join(/*turbopackIgnore: true*/ root, file), 'utf8')
    return { name, ...parseYaml(file, source, factSchemas[name]) }
  })
  const problems = parsed.flatMap((file) => file.problems)
  if (problems.length > 0 && process.env.NODE_ENV !== 'development') throw new Error(formatProblems(problems))
  const facts = {}
  for (const { name, data, problems } of parsed) {
    Object.defineProperty(facts, name, {
      enumerable: true,
      ...(problems.length > 0 ? { get: () => fail(problems) } : { value: fillAll(data) }),
    })
  }
  return facts as Facts
})

function fail(problems: readonly Problem[]): never {
  throw new Error(formatProblems(problems))
}

/** Fills in the tokens in every text of a value. Keys don't change. */
function fillAll(value: unknown): unknown {
  if (typeof value === 'string') return fillSiteTokens(value)
  if (Array.isArray(value)) return value.map(fillAll)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, own]) => [key, fillAll(own)]))
}
