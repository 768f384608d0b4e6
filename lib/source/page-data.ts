import { readdirSync } from 'node:fs'
import path from 'node:path'
import { factsAt, type VersionFacts } from '../facts/facts-at'
import type { Facts } from '../facts/schema'
import type { WalkthroughData } from '../miniatures/frames'
import type { MiniatureData } from '../miniatures/schema'
import type { StartingPoint } from '../search/search-schemas'
import type { VersionId } from '../site/versions'
import { memo } from './memo.mjs'
import { readData, readOrElse } from './read-data'
import { getLatestVersion } from './site-tokens.mjs'

/** Returns the facts as pages of `version` show them. In `npm run dev`, a file that never had valid facts fails only where they're needed. */
export const getFacts = memo((version: VersionId): VersionFacts => factsAt(readFacts(), version, getLatestVersion()))

/** Returns all facts about the app. Each file is read when its facts are first needed. */
function readFacts(): Facts {
  const facts = {}
  for (const [name, file] of listYaml('content/facts')) {
    Object.defineProperty(facts, name, { get: () => readData(file) })
  }
  return facts as Facts
}

/** The pictures of the app that pages can show, by file name. In `npm run dev`, those that were never valid are left out. */
export const readPictures = memo(() => ({
  miniatures: readFolder<MiniatureData>('content/miniatures'),
  walkthroughs: readFolder<WalkthroughData>('content/walkthroughs'),
}))

function readFolder<Data>(folder: string): ReadonlyMap<string, Data> {
  const entries = listYaml(folder).flatMap(([name, file]) =>
    readOrElse(
      () => [[name, readData(file) as Data] as const],
      () => [],
    ),
  )
  return new Map(entries)
}

/** Returns the pages that search offers before anything is typed. */
export function listStartingPoints(): readonly StartingPoint[] {
  return readOrElse(
    () => readData('content/search/starting-points.yml') as StartingPoint[],
    () => [],
  )
}

/** Lists the YAML files of a folder of `content/`, each with its name without the ending and its path from the root of the repository. */
function listYaml(folder: string): [name: string, file: string][] {
  return readdirSync(path.join(/*turbopackIgnore: true*/ process.cwd(), folder))
    .filter((file) => file.endsWith('.yml'))
    .map((file) => [path.basename(file, '.yml'), `${folder}/${file}`])
}
