import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fillSiteTokens } from '@/lib/source/site-tokens.mjs'
import { writeWhole } from '../write-file'

const source = 'content/fragments'

/**
 * Writes the shared fragments for `@next/mdx` to `.generated/fragments`, with their tokens filled in, because Next caches what it has compiled and
 * wouldn't notice a new release.
 * @param broken paths of fragments with problems, from `content/` on; they keep their last good text, because otherwise every page would fail
 */
export function writeFragments(broken: ReadonlySet<string> = new Set()): void {
  for (const name of readdirSync(source)) {
    const target = `.generated/fragments/${name}`
    const isBroken = broken.has(`${source}/${name}`)
    if (!isBroken) writeWhole(target, fillSiteTokens(readFileSync(`${source}/${name}`, 'utf8')))
    else if (!existsSync(target)) writeWhole(target, '')
  }
}
