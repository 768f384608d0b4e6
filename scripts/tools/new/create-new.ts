import { existsSync } from 'node:fs'
import path from 'node:path'
import { fail, Refusal } from '../fail.mjs'
import { run } from '../run.mjs'
import type { Kind } from './kind'
import { type Ask, readAnswers } from './read-answers'
import { type FileChange, readText, writeChanges } from './write-changes'

/** Creates an item of the given kind in the current project, lists what's left to do, and runs the content check. */
export async function createNew(kind: Kind, args: readonly string[], ask?: Ask): Promise<void> {
  const root = process.cwd()
  try {
    const { changes, next, complete } = kind.build(await readAnswers(kind, args, root, ask), root)
    const undo = writeChanges(root, changes)
    if (complete) console.log('Writing the reference for editors, which takes a minute or more …')
    await complete?.().catch((error: Error) => {
      undo()
      throw new Refusal(`Nothing has been changed, because a program that needs the new files failed: ${error.message}`)
    })
    const isChanged = ({ path, text, isKept }: FileChange) => !isKept || readText(root, path) !== text
    for (const line of listChanges(changes.filter(isChanged))) console.log(line)
    for (const step of next) console.log(`to do    ${step}`)
  } catch (error) {
    if (error instanceof Refusal) fail(error.message)
    throw error
  }
  await checkContent(root)
}

/** Runs the content check, whose report is a list of what's still to fill in. */
async function checkContent(root: string): Promise<void> {
  const program = 'scripts/check-content.mjs'
  if (!existsSync(path.join(root, program))) return
  console.log('\nThe content check, which also reports what only you can write:')
  await run(process.execPath, [program]).catch(() => undefined)
}

/** More files than these in a folder are counted instead of named. */
const most = 5

/** Returns a line for each change, or for all of those in a folder if there are many. */
function listChanges(changes: readonly FileChange[]): string[] {
  const describe = ({ path, isNew, text }: FileChange) => [
    isNew ? 'created' : text === undefined ? 'removed' : 'changed',
    path.split('/').slice(0, 3).join('/'),
  ]
  const isSame = (a: FileChange) => (b: FileChange) => describe(a).join() === describe(b).join()
  const lines = changes.map((change) => {
    const [verb, folder] = describe(change)
    const count = changes.filter(isSame(change)).length
    return count > most ? `${verb}  ${count} files in ${folder}` : `${verb}  ${change.path}`
  })
  return [...new Set(lines)]
}
