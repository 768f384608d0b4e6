/**
 * What a value of a prop must be: one of a list of words, or one of the names that `CheckContext.values` lists, or an address, a
 * file of `public/`, a number, or any text.
 */
export type PropValues =
  | readonly string[]
  | 'shortcut-ids'
  | 'shortcut-scopes'
  | 'setting-ids'
  | 'setting-groups'
  | 'limit-ids'
  | 'limit-groups'
  | 'platform-rows'
  | 'encryption-things'
  | 'column-sources'
  | 'miniature-ids'
  | 'operation-ids'
  | 'operation-tags'
  | 'schema-names'
  | 'comparison-ids'
  | 'asset'
  | 'href'
  | 'number'
  | 'text'
  /** No value: the name alone. */
  | 'flag'

/** `many`: several values with spaces between. */
export type PropRule = { required: boolean; values?: PropValues; many?: boolean }

export type ComponentRule = {
  name: string
  props: Readonly<Record<string, PropRule>>
  /** Exactly one of these sets of props must be there. */
  oneOf?: readonly (readonly string[])[]
  /** It stands directly in one of these and nowhere else. */
  parents?: readonly string[]
  /** It holds nothing but these components, or nothing but one numbered list. */
  holds?: readonly string[] | 'numbered-list'
  /** It may stand inside a sentence; all others are blocks of their own. */
  isInline?: true
  /** A prop that must differ among the elements of one parent. */
  distinct?: string
  children: 'none' | 'blocks' | 'text'
  /** The only collection whose pages may use it. */
  collection?: 'api' | 'pages'
}
