import { findCollection, partGroups } from '../parts'
import { type Part, type Prop, readProp, type ValueSet, valueSets } from '../parts/part'
import { type EditorContent, listOffered } from './offered-values'

/**
 * Returns TypeScript declarations of every component and token that pages can use. The MDX extension of a code editor reads them, so it knows each
 * component with its props and their values, and reports the others.
 */
export function buildComponentTypes(content: EditorContent): string {
  const { context } = content
  const sets = Object.keys(valueSets) as ValueSet[]
  const hrefs = listOffered(content)['page-hrefs'].keys()
  const parts = partGroups.flatMap(({ parts }) => Object.entries(parts))
  const lines = [
    '// Written by npm run dev, npm run build and npm run check:content.',
    "import type { ReactNode } from 'react'",
    '',
    ...sets.map((set) => `type ${toTypeName(set)} = ${toUnion(context.values[set].keys())}`),
    `type Href = ${toUnion(hrefs)} | (string & {})`,
    `type Asset = ${toUnion([...context.assets].filter((asset) => asset.startsWith('/images/')))} | (string & {})`,
    '',
    'declare global {',
    ...Object.entries(context.tokens).map(([name, value]) => `  ${toComment(value)}\n  const ${name}: string`),
    '',
    '  interface MDXProvidedComponents {',
    ...parts.map(([name, part]) => `    ${describePart(name, part)}\n    ${name}(props: ${toProps(part)}): ReactNode`),
    '  }',
    '}',
  ]
  return `${lines.join('\n')}\n`
}

function describePart(name: string, { about }: Part): string {
  const collection = findCollection(name)
  return toComment(collection ? `${about} Only pages in \`content/${collection}\` can use it.` : about)
}

/** Returns the type of a part's props. If it has sets of which one has to be present, each is an alternative that excludes the others. */
function toProps({ props, oneOf = [], holds }: Part): string {
  const all = Object.entries(props).map(([name, schema]) => [name, readProp(schema)] as const)
  const isChoice = ([name]: readonly [string, Prop]) => oneOf.flat().includes(name)
  const common = all.filter((own) => !isChoice(own)).map(([name, prop]) => toField(name, prop))
  const children = holds === 'nothing' ? [] : ['children: ReactNode']
  const alternatives = oneOf.map((set) =>
    all
      .filter(isChoice)
      .map(([name, prop]) => (set.includes(name) ? toField(name, { ...prop, isRequired: true }) : `${name}?: never`)),
  )
  const either = alternatives.map(toObject).join(' | ')
  return [toObject([...common, ...children]), ...(either ? [`(${either})`] : [])].join(' & ')
}

const toObject = (fields: readonly string[]) => `{ ${fields.join('; ')} }`

function toField(name: string, prop: Prop): string {
  return `${toComment(prop.about)} ${name}${prop.isRequired ? '' : '?'}: ${toType(prop)}`
}

function toType({ kind, isList, options }: Prop): string {
  if (kind === 'flag') return 'true'
  if (kind === 'href') return 'Href'
  if (kind === 'asset') return 'Asset'
  if (kind === 'text' || kind === 'anchor' || kind === 'number') return 'string'
  const type = options ? toUnion(options) : kind === 'choice' ? 'string' : toTypeName(kind)
  // Several values are separated by spaces, which a type can't say. Editors still offer the first one.
  return isList ? `${type} | (string & {})` : type
}

/** @example toTypeName('shortcut-ids') // => 'ShortcutIds' */
function toTypeName(set: ValueSet): string {
  return set.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

function toUnion(values: Iterable<string>): string {
  return [...new Set(values)].map((value) => JSON.stringify(value)).join(' | ') || 'never'
}

const toComment = (text: string) => `/** ${text.replaceAll('*/', '*\\/')} */`
