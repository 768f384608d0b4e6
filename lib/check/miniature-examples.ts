import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'

/** A picture that editors can start from, as the text of a file, and what its kind shows. */
type MiniatureExample = { kind: string; about: string; text: string }

/** Returns an example of each kind of miniature, from `lib/miniatures/examples.yml`. */
export function listMiniatureExamples(): MiniatureExample[] {
  const source = readFileSync(path.join(import.meta.dirname, '../miniatures/examples.yml'), 'utf8')
  // The comment at the top of the file comes before the first separator.
  return source
    .split(/^---\n/m)
    .slice(1)
    .map((part) => {
      const [, about = '', text = ''] = /^# (.*)\n([\s\S]*)$/.exec(part) ?? []
      const { kind } = parse(text) as { kind: string }
      return { kind, about, text }
    })
}
