import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { factsAt, type VersionFacts } from '../facts/facts-at'
import { type Facts, factSchemas } from '../facts/schema'
import type { VersionId } from '../site/versions'
import { latestVersion } from './latest-version.mjs'
import { formatProblems } from './problem'
import { fillSiteTokens } from './site-tokens.mjs'
import { parseYaml } from './yaml-problems'

const folder = 'content/facts'
const names = Object.keys(factSchemas) as (keyof Facts)[]

let cached: { root: string; stamp: string; facts: Facts; versions: Map<VersionId, VersionFacts> } | undefined

/**
 * All facts of the app, from `content/facts` under `root`.
 * @throws with one line for each problem, path and place first
 */
export function readFacts(root = process.cwd()): Facts {
  return read(root).facts
}

/** The facts as pages of `version` show them. @throws like `readFacts` */
export function getFacts(version: VersionId, root = process.cwd()): VersionFacts {
  const { facts, versions } = read(root)
  const known = versions.get(version)
  if (known) return known
  const built = factsAt(facts, version, latestVersion)
  versions.set(version, built)
  return built
}

/** Reads again when a file has changed; in a build nothing changes, so nothing is asked. */
function read(root: string) {
  const file = (name: string) => path.join(/*turbopackIgnore: true*/ root, folder, `${name}.yml`)
  const isBuild = process.env.NODE_ENV === 'production'
  const stamp = isBuild ? '' : names.map((name) => statSync(file(name)).mtimeMs).join()
  if (cached?.root === root && cached.stamp === stamp) return cached
  const sources = names.map((name) => [name, readFileSync(file(name), 'utf8')] as const)
  cached = { root, stamp, facts: parseFacts(new Map(sources)), versions: new Map() }
  return cached
}

function parseFacts(sources: ReadonlyMap<keyof Facts, string>): Facts {
  const parsed = names.map((name) => {
    const result = parseYaml(`${folder}/${name}.yml`, sources.get(name) ?? '', factSchemas[name])
    return { name, ...result }
  })
  const problems = parsed.flatMap((file) => file.problems)
  if (problems.length) throw new Error(formatProblems(problems))
  return fillAll(Object.fromEntries(parsed.map(({ name, data }) => [name, data]))) as Facts
}

/** Puts the tokens into every text of a value; keys stay. */
function fillAll(value: unknown): unknown {
  if (typeof value === 'string') return fillSiteTokens(value)
  if (Array.isArray(value)) return value.map(fillAll)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, own]) => [key, fillAll(own)]))
}
