import type { ReactNode } from 'react'
import { apiParts } from './api-parts'
import { commonParts } from './common-parts'
import { docsParts } from './docs-parts'
import { factParts } from './fact-parts'
import { pageParts } from './page-parts'
import { type Part, type PropsOf, readProp, type ValueSet } from './part'
import { releaseParts } from './release-parts'

/**
 * All parts by name. To add one, write its contract in one of these files and its React component; the compiler then asks for the component and for its plain
 * text.
 */
const parts = { ...commonParts, ...factParts, ...pageParts, ...apiParts, ...docsParts, ...releaseParts }
type Parts = typeof parts
type PartName = keyof Parts

/** The props that MDX gives the React component of a part. */
export type PartProps<Name extends PartName> = PropsOf<Parts[Name]>

/** The React components of a group of parts, each with the props that MDX gives it. */
export type PartComponents<Group extends Readonly<Record<string, Part>>> = {
  [Name in keyof Group]: (props: PropsOf<Group[Name]>) => ReactNode
}

/** The groups of parts, each with the only collection whose pages may use it, if there's a limit. */
export const partGroups: readonly {
  title: string
  about: string
  collection?: 'api' | 'docs' | 'pages' | 'releases'
  parts: Readonly<Record<string, Part>>
}[] = [
  {
    title: 'Text, tabs and pictures',
    about: 'Every page can use these components.',
    parts: commonParts,
  },
  {
    title: 'Tables of facts',
    about:
      'Every page can use these tables. Their rows come from `content/facts`, so each number is written only once. On a page of an archived version, the same component shows the facts of that version.',
    parts: factParts,
  },
  {
    title: "Sections of the site's pages",
    about: 'Only the pages in `content/pages` can use these components.',
    collection: 'pages',
    parts: pageParts,
  },
  {
    title: 'The API reference',
    about: 'Only the pages in `content/api` can use these components. They show parts of `content/api/openapi.yaml`.',
    collection: 'api',
    parts: apiParts,
  },
  {
    title: 'Documentation pages',
    about: 'Only the pages in `content/docs` can use these components.',
    collection: 'docs',
    parts: docsParts,
  },
  {
    title: 'Release posts',
    about: 'Only the posts in `content/releases` can use these components.',
    collection: 'releases',
    parts: releaseParts,
  },
]

export const partNames: readonly string[] = Object.keys(parts)

/** Returns the contract of a part, or undefined if content can't use that name. */
export function findPart(name: string | null): Part | undefined {
  return name !== null && Object.hasOwn(parts, name) ? parts[name as PartName] : undefined
}

/** Returns the only collection whose pages may use a part, or undefined if every page may. */
export function findCollection(name: string): 'api' | 'docs' | 'pages' | 'releases' | undefined {
  return partGroups.find(({ parts }) => Object.hasOwn(parts, name))?.collection
}

/** Returns the names of the parts that a part has to be directly inside, or an empty list if it can be anywhere. */
export function listParents(name: string): string[] {
  return Object.entries<Part>(parts).flatMap(([parent, { holds }]) =>
    Array.isArray(holds) && holds.includes(name) ? [parent] : [],
  )
}

/** Returns every prop of a kind, as pairs of a part's name and the prop's. */
export function listProps(kind: ValueSet | 'anchor'): [part: string, prop: string][] {
  return Object.entries<Part>(parts).flatMap(([name, { props }]) =>
    Object.entries(props).flatMap(([prop, schema]): [string, string][] =>
      readProp(schema).kind === kind ? [[name, prop]] : [],
    ),
  )
}
