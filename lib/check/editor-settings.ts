import { findPart, partGroups } from '../parts'
import { editorFolder, editorSchemas } from './json-schemas'

/** Returns the project's settings for VS Code: which JSON Schema describes which files. Nothing formats content, because lines are broken by hand. */
export function buildSettings(): string {
  const schemas = editorSchemas.map(({ name, files }) => [`./${editorFolder}/${name}.json`, files])
  const settings = {
    'yaml.schemas': Object.fromEntries(schemas),
    'yaml.format.enable': false,
    '[mdx]': { 'editor.formatOnSave': false },
  }
  return `${JSON.stringify(settings, undefined, 2)}\n`
}

/** Returns snippets for VS Code: each example of each component. The name of the component inserts it, and the names of those that are only shown in it. */
export function buildSnippets(): string {
  const snippets = partGroups.flatMap(({ parts }) =>
    Object.entries(parts).flatMap(([name, { about, examples = [] }]) =>
      examples.map((example, index) => [
        examples.length > 1 ? `${name} ${index + 1}` : name,
        {
          scope: 'mdx',
          prefix: [name, ...listInner(example)],
          description: about,
          body: example.split('\n').map(toPlain),
        },
      ]),
    ),
  )
  return `${JSON.stringify(Object.fromEntries(snippets), undefined, 2)}\n`
}

/** Returns the components in an example that don't have their own example. */
function listInner(example: string): string[] {
  const names = Array.from(example.matchAll(/<([A-Z]\w*)/g), ([, name = '']) => name)
  return [...new Set(names)].filter((name) => !findPart(name)?.examples?.length)
}

/** Escapes what means something else in a snippet. */
const toPlain = (line: string) => line.replace(/[\\$}]/g, '\\$&')
