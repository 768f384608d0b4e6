import type { Answers, Questions } from './questions'
import type { FileChange } from './write-changes'

/** What `npm run new` will do. */
type Result = {
  changes: readonly FileChange[]
  /** What's left to do, one sentence for each step. */
  next: readonly string[]
  /** Runs a program that needs the new files. If it fails, the files are taken back. */
  complete?: () => Promise<void>
}

/** Something that `npm run new` can make. */
export type Kind<Q extends Questions = Questions> = {
  name: string
  /** What's made, in one sentence for the list of commands. */
  about: string
  /** What has to be known. The first answer needs no name on the command line. */
  questions: Q
  /** Returns the changes that the answers lead to, without writing anything. @throws {Refusal} if they don't fit the project */
  build: (answers: Answers<Q>, root: string) => Result
}

/** Checks the shape of a kind, and forgets which questions it has, so that kinds can be in one list. */
export function defineKind<const Q extends Questions>(kind: Kind<Q>): Kind {
  return kind as unknown as Kind
}
