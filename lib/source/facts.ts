import { readdirSync } from 'node:fs'
import path from 'node:path'
import { factsAt, type VersionFacts } from '../facts/facts-at'
import type { Facts } from '../facts/schema'
import type { VersionId } from '../site/versions'
import { memo } from './memo.mjs'
import { readData } from './read-data'
import { getLatestVersion } from './site-tokens.mjs'

const folder = 'content/facts'

/** Returns the facts as pages of `version` show them. In `npm run dev`, a file that never had valid facts fails only where they're needed. */
export const getFacts = memo((version: VersionId): VersionFacts => factsAt(readFacts(), version, getLatestVersion()))

/** Returns all facts about the app. Each file is read when its facts are first needed. */
function readFacts(): Facts {
  const facts = {}
  for (const file of readdirSync(path.join(/*turbopackIgnore: true*/ process.cwd(), folder))) {
    Object.defineProperty(facts, path.basename(file, '.yml'), { get: () => readData(`${folder}/${file}`) })
  }
  return facts as Facts
}
