import { checkContent } from '@/lib/check/check-content'
import { buildContext, type CheckContext } from '@/lib/check/context'
import type { Page } from '@/lib/check/lexer/page'
import { addMissing } from '@/lib/check/places'
import { readContent } from '@/lib/check/read-content'
import { type Memory, openMemory } from '@/lib/source/memory'
import { byPlace, type Problem } from '@/lib/source/problem'
import { hashLibrary } from './ensure-built.mjs'

/** The content as it is now, and what the check says about it. */
export type CheckedContent = {
  /** The text of each file by its path from the root of the repository. */
  files: ReadonlyMap<string, string>
  context: CheckContext
  pages: readonly Page[]
  problems: readonly Problem[]
}

/**
 * Opens what an earlier run has found out about the content. It's forgotten when the code of the check, a package or Node changes.
 * @param name one for each kind of run, because a run forgets what it didn't need
 */
export function openContentMemory(name: 'code' | 'content' | 'prose' | 'tests') {
  return openMemory(`.generated/memory/${name}`, `${process.version} ${hashLibrary()}`)
}

/** Reads the content and checks everything but its prose. */
export function readCheckedContent(memory: Memory): CheckedContent {
  const { files: present, assets, problems } = readContent(process.cwd())
  const files = addMissing(present)
  const context = buildContext(files, assets, memory)
  const pages: Page[] = []
  return { files, context, pages, problems: [...problems, ...checkContent(files, context, pages)].sort(byPlace) }
}
