/**
 * What a prop's value must be: a word from a list, a name from `CheckContext.values`, an address, a file of `public/`, a number or any text.
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
  /** No value, only the name. */
  | 'flag'

/** `many`: several values, separated by spaces. */
export type PropRule = { required: boolean; values?: PropValues; many?: boolean }

export type ComponentRule = {
  name: string
  props: Readonly<Record<string, PropRule>>
  /** Exactly one of these sets of props has to be present. */
  oneOf?: readonly (readonly string[])[]
  /** The component has to be a direct child of one of these. */
  parents?: readonly string[]
  /** The component may contain only these components, or only one numbered list. */
  holds?: readonly string[] | 'numbered-list'
  /** The component may be part of a sentence. All others are blocks. */
  isInline?: true
  /** A prop whose values must differ among the children of one parent. */
  distinct?: string
  children: 'none' | 'blocks' | 'text'
  /** The only collection whose pages may use it. */
  collection?: 'api' | 'pages'
}
