import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fillSiteTokens } from '@/lib/source/site-tokens.mjs'
import { writeWhole } from '../write-file'
import { hashCode } from './ensure-built.mjs'

const source = 'content/fragments'
/** An export that nobody uses. It changes the text of every fragment when the plugins that compile it may have changed. */
const compiler = `export const compiler = '${hashCode().slice(0, 12)}'\n`

/**
 * Writes the shared fragments for `@next/mdx` to `.generated/fragments`, with their tokens filled in, because Next caches what it has compiled and
 * wouldn't notice a new release. Neither would it notice a changed plugin, because the loader imports plugins by itself.
 * @param broken paths of fragments with problems, from `content/` on; they keep their last good text, because otherwise every page would fail
 */
export function writeFragments(broken: ReadonlySet<string> = new Set()): void {
  for (const name of readdirSync(source).filter((file) => file.endsWith('.mdx'))) {
    const target = `.generated/fragments/${name}`
    const isBroken = broken.has(`${source}/${name}`)
    if (!isBroken) writeWhole(target, `${fillSiteTokens(readFileSync(`${source}/${name}`, 'utf8'))}\n${compiler}`)
    else if (!existsSync(target)) writeWhole(target, '')
  }
}
