/**
 * A piece of running text. `text` is as long as its source, so that offsets agree: markup is blanked, and what isn't checked (code, quotations, tokens
 * such as `{product}`, components) is in backticks.
 */
export type Passage = { start: number; text: string; kind: TextKind }

/** A comment that allows a rule once: `style-allow`, the rule, a colon and the reason. Offsets are those of the file. */
export type Allowance = { at: number; end: number; rule: string; reason: string }

/** A file and its texts, in order. */
export type ProseFile = {
  path: string
  source: string
  passages: readonly Passage[]
  allowances: readonly Allowance[]
}

/** Returns `text` with everything but line ends replaced by spaces. */
export const blank = (text: string): string => text.replace(/[^\n]/g, ' ')

/** Returns `text` as code of the same length, for what can't be read as words. */
const toCode = (text: string) => (text.length < 3 ? blank(text) : `\`${text.slice(1, -1).replace(/[^\n]/g, 'x')}\``)

/**
 * Returns Markdown without its tags and addresses. Quotations aren't ours to correct, and components without content and tokens can't be read. They
 * become code, because they're part of the sentence.
 */
export function coverMarkup(text: string): string {
  return text
    .replace(/`[^`]*`|"[^"]*"|“[^”]*”/g, toCode)
    .replace(/<[A-Z](?:"[^"]*"|'[^']*'|[^"'>])*\/>|\{[^{}]*\}/g, toCode)
    .replace(/<\/?[A-Za-z](?:"[^"]*"|'[^']*'|[^"'>])*>|(?<=\])\([^)]*\)|\[#[\w-]+\]|\b(?:https?|mailto):\S+/g, blank)
}

/** Returns the text without code. */
export function coverCode(text: string): string {
  return text.replace(/`[^`]*`/g, blank)
}

const allowance = /style-allow[ \t]+([\w-]+)[ \t]*:[ \t]*((?:(?!\*\/|-->).)*)/

/** Returns the allowance that a comment gives, or undefined for any other comment. */
export function readAllowance(comment: string, at: number): Allowance | undefined {
  const [found, rule = '', reason = ''] = allowance.exec(comment) ?? []
  return found ? { at, end: at + comment.length, rule, reason: reason.trim() } : undefined
}

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
  [/^content\/(?:facts|miniatures|walkthroughs)\/|^content\/search\/starting-points\.yml$/, 'facts'],
  [/^content\/api\//, 'api'],
  [/^(?:README|ARCHITECTURE|CONTRIBUTING)\.md$|^deploy\/.*\.md$|^docs\/.*\.md$/, 'documents'],
  [/^(?:app|components)\/|^mdx-components\.tsx$/, 'interface'],
  [/^lib\/(?:browser|facts|forms|publish\/discovery|releases|search|site|weave)\//, 'interface'],
  [/^(?:lib|scripts|bench|e2e)\/|^[\w.-]+\.(?:mjs|ts|tsx)$/, 'messages'],
]

/**
 * Returns the kind of the texts in a file, or undefined for a file whose texts aren't checked.
 * @param path from the root of the project
 */
export function findTextKind(path: string): TextKind | undefined {
  // Queries and synonyms are what people type, mistakes included. The cases of the content check have mistakes on purpose.
  if (/^content\/search\/(?:queries\/|synonyms)|^content\/style\.yml$|^lib\/check\/cases\//.test(path)) return undefined
  return places.find(([pattern]) => pattern.test(path))?.[1]
}
