import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { memo } from '../source/memo.mjs'

/** A picture that editors can start from, as the text of a file, and what its kind shows. */
type MiniatureExample = { kind: string; about: string; text: string }

/** Returns an example of each kind of miniature, from `lib/miniatures/examples.yml`. */
export const listMiniatureExamples = memo((): MiniatureExample[] => {
  // In a bundle, this module isn't in its own folder, but bundles run in the root of the project.
  const own = path.join(import.meta.dirname, '../../lib/miniatures/examples.yml')
  const source = readFileSync(existsSync(own) ? own : 'lib/miniatures/examples.yml', 'utf8')
  // The comment at the top of the file comes before the first separator.
  return source
    .split(/^---\n/m)
    .slice(1)
    .map((part) => {
      const [, about = '', text = ''] = /^# (.*)\n([\s\S]*)$/.exec(part) ?? []
      const { kind } = parse(text) as { kind: string }
      return { kind, about, text }
    })
})

/** Returns whether a miniature is an example that nobody has changed, except for its comments. */
export function isMiniatureExample(source: string): boolean {
  return readBareExamples().has(withoutComments(source))
}

const readBareExamples = memo(() => new Set(listMiniatureExamples().map(({ text }) => withoutComments(text))))

const withoutComments = (text: string) =>
  text
    .replaceAll(/(?:^|\s)#.*$/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
