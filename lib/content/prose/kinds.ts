/**
 * What a text is for. Rules name the kinds they apply to, because legal texts and API messages take no contractions, for example.
 * Texts that a program or an editor reads but a visitor doesn't are `documents`, `messages` and `comments`.
 */
export const textKinds = [
  'docs',
  'releases',
  'pages',
  'legal',
  'facts',
  'interface',
  'api',
  'documents',
  'messages',
  'comments',
] as const
export type TextKind = (typeof textKinds)[number]

const places: readonly [RegExp, TextKind][] = [
  [/^content\/docs\//, 'docs'],
  [/^content\/releases\//, 'releases'],
  [/^content\/pages\/(?:privacy|terms)\.mdx$/, 'legal'],
  [/^content\/(?:pages|fragments)\//, 'pages'],
  [/^content\/facts\/encryption\.yml$/, 'legal'],
  [/^content\/(?:facts|miniatures)\/|^content\/search\/starting-points\.yml$/, 'facts'],
  [/^content\/api\//, 'api'],
  [/^(?:README|ARCHITECTURE|CONTRIBUTING)\.md$|^deploy\/.*\.md$|^docs\/.*\.md$/, 'documents'],
  [/^(?:app|components)\/|^mdx-components\.tsx$/, 'interface'],
  [/^lib\/(?:browser|discovery|download|facts|forms|nav|pricing|releases|search|site|toc|weave)\//, 'interface'],
  [/^(?:lib|scripts|bench|e2e)\/|^[\w.-]+\.(?:mjs|ts|tsx)$/, 'messages'],
]

/**
 * Returns the kind of the texts in a file, or undefined for a file whose texts aren't checked.
 * @param path from the root of the project
 */
export function findTextKind(path: string): TextKind | undefined {
  // Queries and synonyms are what people type, mistakes included.
  if (/^content\/search\/(?:queries\/|synonyms)|^content\/style\.yml$|^lib\/testing\/broken\//.test(path))
    return undefined
  return places.find(([pattern]) => pattern.test(path))?.[1]
}
