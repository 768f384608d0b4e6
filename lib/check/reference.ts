import { listFieldRules } from '../catalogue/schema/fields'
import { findPart, listParents, partGroups } from '../parts'
import { type Part, type Prop, readProp, valueSets } from '../parts/part'
import { editorFolder, editorSchemas } from './json-schemas'
import { listMiniatureExamples } from './miniature-examples'
import { type Collection, collections } from './places'

const command = 'npx vitest run lib/check/reference -u'
const or = new Intl.ListFormat('en-GB', { type: 'disjunction' })
const and = new Intl.ListFormat('en-GB')
const code = (text: string) => `\`${text}\``

/** The files that are made from contracts, schemas and the list of versions, each with what builds it. `reference.test.ts` writes them. */
export const referenceFiles: Readonly<Record<string, () => string>> = {
  'docs/reference.md': buildReference,
  '.vscode/settings.json': buildSettings,
  '.vscode/components.code-snippets': buildSnippets,
}

/** Returns the reference for editors as Markdown. */
function buildReference(): string {
  const groups = partGroups.map(({ title, about, parts }) => {
    const sections = Object.entries(parts).map(([name, part]) => describePart(name, part))
    return [`## ${title}`, about, ...sections].join('\n\n')
  })
  return `# Reference for editors

This page lists the fields and components that pages can use. [For editors](editors.md) explains how to work with them. This page is generated from \`lib/catalogue/schema\` and \`lib/parts\`, which the content check reads too, and from \`lib/miniatures/examples.yml\`. To change it, edit those and run \`${command}\`.

Put each component on its own line, with a blank line between it and any text around it. Only \`Keys\`, \`Message\`, \`Term\` and \`OwnerGap\` can be part of a sentence. Close a component without content with \`/>\`.

While \`npm run dev\` is running, http://localhost:3000/gallery shows every component in each of its states, one group at a time.

## Front matter

These are the fields at the top of each kind of page. [Code editors](editors.md#set-up-your-code-editor) can show them while you write.

${Object.values(collections).map(describeFields).join('\n\n')}

${groups.join('\n\n')}

## Miniatures

These are the kinds of pictures in \`content/miniatures\`. Each example shows the fields of its kind. \`npm run new miniature\` starts from it.

${describeMiniatures()}
`
}

function describeMiniatures(): string {
  const kinds = listMiniatureExamples().map(({ kind, about, text }) => {
    return `### ${code(kind)}\n\n${withPeriod(about)}\n\n\`\`\`yaml\n${text.trimEnd()}\n\`\`\``
  })
  return kinds.join('\n\n')
}

function describeFields({ folder, noun, fields }: Collection): string {
  const rows = Object.entries(listFieldRules(fields)).map(([name, rule]) => {
    const options = 'options' in rule ? rule.options : undefined
    const values = options ? listOptions(rule.about, options, rule.type === 'list') : []
    return `| ${code(name)} | ${rule.isRequired ? 'yes' : 'no'} | ${[withPeriod(rule.about), ...values].join(' ')} |`
  })
  const table = ['| Field | Required | What to write |', '|---|---|---|', ...rows].join('\n')
  return `### ${noun.charAt(0).toUpperCase()}${noun.slice(1)}\n\nFiles in \`content/${folder}\`.\n\n${table}`
}

function describePart(name: string, part: Part): string {
  const [example] = part.examples ?? []
  return [
    `### ${name}`,
    [part.about, ...listRules(name, part)].join(' '),
    ...(example ? [`\`\`\`mdx\n${example}\n\`\`\``] : []),
    ...(Object.keys(part.props).length ? [buildPropTable(part)] : []),
  ].join('\n\n')
}

/** Returns where a part can be and what it can contain, as sentences. */
function listRules(name: string, { place, holds, oneOf = [] }: Part): string[] {
  const parents = listParents(name)
  return [
    ...(parents.length ? [`Write it directly inside ${or.format(parents.map(code))}.`] : []),
    ...(place === 'sentence' ? ['It can be part of a sentence.'] : []),
    ...(Array.isArray(holds) ? [`It can only contain ${and.format(holds.map(code))}.`] : []),
    ...(holds === 'sentences' ? ['It can contain sentences, but no lists, tables or headings.'] : []),
    ...(oneOf.length ? [describeAlternatives(oneOf)] : []),
  ]
}

/** Returns the sets of props of which one has to be present, as a sentence. */
function describeAlternatives(sets: readonly (readonly string[])[]): string {
  const alternatives = sets.map((set) => `${set.length > 1 ? 'both ' : ''}${and.format(set.map(code))}`)
  return `Write either ${alternatives.join(sets.some((set) => set.length > 1) ? ', or ' : ' or ')}.`
}

function buildPropTable({ props }: Part): string {
  const rows = Object.entries(props).map(([name, schema]) => {
    const prop = readProp(schema)
    return `| ${code(name)} | ${prop.isRequired ? 'yes' : 'no'} | ${[withPeriod(prop.about), ...listValues(prop)].join(' ')} |`
  })
  return ['| Prop | Required | What to write |', '|---|---|---|', ...rows].join('\n')
}

const withPeriod = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)

/** Returns the values to choose from as a sentence, unless the text before it names them all. */
function listOptions(about: string, options: readonly string[], isList: boolean): string[] {
  const names = options.map(code)
  if (names.every((name) => about.includes(name))) return []
  if (isList) return [`One or more of ${and.format(names)}.`]
  return [`${names.length > 2 ? 'One of ' : ''}${or.format(names)}.`]
}

/** Returns which values a prop takes, as sentences. */
function listValues({ kind, about, isList, options }: Prop): string[] {
  const several = isList ? ['Separate them with spaces.'] : []
  if (options) return [...listOptions(about, options, isList), ...several]
  if (kind === 'flag') return ['Write it without a value.']
  return kind in valueSets && kind !== 'miniature-ids' && kind !== 'walkthrough-ids'
    ? [`See ${code(valueSets[kind as keyof typeof valueSets])}.`, ...several]
    : several
}

/** Returns the project's settings for VS Code: which JSON Schema describes which files. Nothing formats content, because lines are broken by hand. */
function buildSettings(): string {
  const schemas = editorSchemas.map(({ name, files }) => [`./${editorFolder}/${name}.json`, files])
  const settings = {
    'yaml.schemas': Object.fromEntries(schemas),
    'yaml.format.enable': false,
    '[mdx]': { 'editor.formatOnSave': false },
  }
  return `${JSON.stringify(settings, undefined, 2)}\n`
}

/**
 * Returns snippets for VS Code, one for each example of each component. To insert an example, type the name of its component, or of a component in it that
 * has no separate example.
 */
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
