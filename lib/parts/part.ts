import type { ReactNode } from 'react'
import { z } from 'zod'

/**
 * The contract of an MDX component, which we call a part: what editors may write and what its React component gets. The content check, the components'
 * types and the reference for editors (`docs/reference.md`) all come from it.
 */
export type Part = {
  /** One or two sentences for editors: what the part shows, and when to use it. */
  about: string
  /** Every value is text in MDX, so numbers are strings, and a flag is written without a value. */
  props: z.core.$ZodShape
  /** Exactly one of these sets of props has to be present. */
  oneOf?: readonly (readonly string[])[]
  /** Parts are blocks unless they may be part of a sentence. */
  place?: 'sentence'
  /** What it contains: nothing, Markdown, sentences without blocks, one numbered list, or only the parts with these names. */
  holds: 'nothing' | 'blocks' | 'sentences' | 'numbered-list' | readonly string[]
  /** The IDs that it adds to the page. Links can lead to them. */
  adds?: ValueSet
  /** A prop whose values must differ among the parts of one parent. */
  distinct?: string
  /**
   * MDX that editors can copy. Each example shows a state of the part in the gallery, and a test checks it like a page. A part that only appears inside
   * another one is shown in that one's examples.
   */
  examples?: readonly string[]
}

/** Sets of names that come from the content, each with the file that defines them. */
export const valueSets = {
  'shortcut-ids': 'content/facts/shortcuts.yml',
  'shortcut-scopes': 'content/facts/shortcuts.yml',
  'setting-ids': 'content/facts/settings.yml',
  'setting-groups': 'content/facts/settings.yml',
  'message-ids': 'content/facts/messages.yml',
  'message-groups': 'content/facts/messages.yml',
  'term-ids': 'content/facts/glossary.yml',
  'limit-ids': 'content/facts/limits.yml',
  'limit-groups': 'content/facts/limits.yml',
  'platform-rows': 'content/facts/platforms.yml',
  'encryption-things': 'content/facts/encryption.yml',
  'column-sources': 'content/facts/import.yml',
  'comparison-ids': 'content/facts/comparisons.yml',
  'operation-ids': 'content/api/openapi.yaml',
  'operation-tags': 'content/api/openapi.yaml',
  'schema-names': 'content/api/openapi.yaml',
  'error-codes': 'content/api/openapi.yaml',
  'fragment-ids': 'content/fragments',
  'miniature-ids': 'content/miniatures',
  'walkthrough-ids': 'content/walkthroughs',
} as const
export type ValueSet = keyof typeof valueSets

/** What a prop's value is. Only `text` is shown to readers. An `anchor` is an ID that links can lead to. */
type PropKind = 'text' | 'anchor' | 'href' | 'asset' | 'number' | 'flag' | 'choice' | ValueSet

/** A prop as the check and the reference read it. `isList`: several values, separated by spaces. */
export type Prop = {
  kind: PropKind
  about: string
  isRequired: boolean
  isList: boolean
  /** The values of a choice. */
  options?: readonly string[]
}

type PropNotes = { kind: PropKind; about: string; isList?: boolean; options?: readonly string[] }
const notes = z.registry<PropNotes>()

const words = (kind: PropKind, about: string) => z.string().register(notes, { kind, about })

/** The builders of props. Each takes a sentence for editors, and the prop is required unless `.optional()` follows. */
export const prop = {
  /** Text that readers see. */
  text: (about: string) => words('text', about),
  /** An ID that links can lead to. */
  anchor: (about: string) => words('anchor', about),
  /** The address of a page, or of another site. */
  href: (about: string) => words('href', about),
  /** A file of `public/`. */
  asset: (about: string) => words('asset', about),
  /** A whole number, written as digits. */
  number: (about: string) => words('number', about),
  /** A prop without a value. */
  flag: (about: string) => z.literal(true).register(notes, { kind: 'flag', about }),
  /** One of a few words. */
  choice: <const Options extends readonly string[]>(options: Options, about: string) =>
    z.enum(options).register(notes, { kind: 'choice', about, options }),
  /** Some of a few words, separated by spaces. */
  choices: (options: readonly string[], about: string) =>
    z.string().register(notes, { kind: 'choice', about, options, isList: true }),
  /** A name that the content defines. */
  name: (set: ValueSet, about: string) => words(set, about),
  /** Names that the content defines, separated by spaces. */
  names: (set: ValueSet, about: string) => z.string().register(notes, { kind: set, about, isList: true }),
}

/** Returns what the contract says about a prop. @throws if the prop wasn't made by a builder above */
export function readProp(schema: z.core.$ZodType): Prop {
  const isOptional = schema instanceof z.ZodOptional
  const found = notes.get(isOptional ? (schema.unwrap() as z.core.$ZodType) : schema)
  if (!found) throw new Error('A prop in lib/parts has to be made by one of the builders in lib/parts/part.ts')
  return { isList: false, ...found, isRequired: !isOptional }
}

/** Tags an example of several lines. It begins on the next line, and the indentation of that line isn't part of it. */
export function mdx({ raw: [text = ''] }: TemplateStringsArray): string {
  const [indent = ''] = /^\n */.exec(text) ?? []
  return text.replaceAll(indent || '\n', '\n').trim()
}

/** Checks the shape of a contract and keeps its exact type, from which the props of the React component are inferred. */
export function definePart<const P extends Part>(part: P): P {
  return part
}

/** The props that a part's React component gets from MDX. */
export type PropsOf<P extends Part> = (keyof P['props'] extends never ? unknown : z.output<z.ZodObject<P['props']>>) &
  (P['holds'] extends 'nothing' ? unknown : { children: ReactNode })
