import { toString as textOf } from 'mdast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'
import { isDraftSource } from '../../source/site-tokens.mjs'
import { findNearest, suggestValue } from '../../utils/nearest'
import { compareVersions } from '../../utils/version.mjs'
import { describeAbsence, type Site } from '../context'
import { isElement, listNodes, type Page, startOf } from '../lexer/page'
import type { Report } from '../report'
import { matchData } from './fact-rows'

/** Longer values come first, so that `api.…` isn't taken for the bare domain. */
const tokenNames = ['supportEmail', 'apiHost', 'mailHost', 'domain', 'scheme', 'product', 'fileStem']

/** Reports the product's name, hosts and file names. They belong only in the site configuration; content uses their tokens, in code too. */
export function checkLiterals(page: Page, { context: { tokens } }: Site): void {
  const values = tokenNames.flatMap((name) => (tokens[name] ? [[name, tokens[name]] as const] : []))
  const pattern = new RegExp(values.map(([, value]) => value.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('|'), 'gi')
  for (const { 0: found, index } of page.source.matchAll(pattern)) {
    const exact =
      values.find(([, value]) => value === found) ??
      values.find(([, value]) => value.toLowerCase() === found.toLowerCase())
    if (exact) page.report(index, `"${found}" is written out, but has a token`, `write {${exact[0]}}`)
  }
}

/**
 * Where a release may be typed, because it's still right once there's a newer one: in fields that say when something came or went, in the address of a
 * release, in the version that a feature needs, and in how something used to work.
 */
const lasting =
  /\b(?:x-)?(?:since|until|release|lastRelease):\s*['"]?v?[\d.]+|\/releases\/[\d.]+|\bversion [\d.]+ (?:or|and) (?:later|newer)\b|\b(?:before|until) version [\d.]+/gi

/**
 * Finds where a text types the newest release instead of its token. Numbers such as 2.2 also occur in drawings and standards, so a release with only two
 * parts counts if the word before it shows that it's ours.
 * @returns the offsets of the numbers
 */
export function findTypedRelease(text: string, release: string): number[] {
  const isShort = release.split('.').length < 3
  const before = isShort ? '(?:\\{product\\} |\\bversion:? [\'"]?|\\bv)' : '(?<![\\d.])'
  const number = `${release.replaceAll('.', '\\.')}(?!\\.?\\d)`
  const rest = text.replace(lasting, (found) => ' '.repeat(found.length))
  return Array.from(rest.matchAll(new RegExp(before + number, 'gi')), ({ 0: found, index }) => {
    return index + found.length - release.length
  })
}

/** Reports places where a page contains the newest release instead of its token. Posts may name their own release. */
export function checkTypedRelease({ source, place, report }: Page, { context: { latestVersion } }: Site): void {
  if (place?.collection.folder !== 'releases') reportTypedRelease(source, latestVersion, report)
}

/** Does the same for the YAML files of the content. */
export function checkDataReleases(
  { context: { latestVersion } }: Site,
  files: ReadonlyMap<string, string>,
  toReport: (path: string) => Report,
): void {
  for (const [path, text] of files)
    if (/^content\/.*\.ya?ml$/.test(path)) reportTypedRelease(text, latestVersion, toReport(path))
}

function reportTypedRelease(text: string, release: string, report: Report): void {
  const fix = `write {latest}. If a feature needs this version, write "version ${release} or later". If you're describing how something used to work, write "before version ${release}"`
  for (const at of findTypedRelease(text, release)) report(at, `"${release}" won't be the newest release for long`, fix)
}

/** Matches phrases that say in which version something appeared or changed. */
const mentioned =
  /\b(?:before|until|since|from) version (\d+\.\d+(?:\.\d+)?)|\bversion (\d+\.\d+(?:\.\d+)?) (?:or|and) (?:later|newer)\b/gi

/** Reports a version that readers can't have yet. Drafts wait for their release, so they may name it. */
export function checkFutureRelease({ source, place, report }: Page, { context: { latestVersion } }: Site): void {
  if (place?.collection.folder === 'releases' || isDraftSource(source)) return
  for (const { 0: found, 1: other, 2: version = other ?? '', index } of source.matchAll(mentioned)) {
    // Text can also name versions of other programs, such as Ubuntu 24.04. Ours is at most one major version ahead.
    const isNext = Number.parseInt(version, 10) <= Number.parseInt(latestVersion, 10) + 1
    if (!isNext || compareVersions(version, latestVersion) <= 0) continue
    const message = `version ${version} isn't out yet: the newest published release is ${latestVersion}`
    const fix = `publish the post about ${version} together with this change, or keep this page as a draft until then`
    report(index + found.indexOf(version), message, fix)
  }
}

/** Returns what to write instead of a token that doesn't exist. */
export function describeUnknownToken(name: string, known: readonly string[]): { message: string; fix: string } {
  return {
    message: `the token {${name}} doesn't exist`,
    fix: suggestValue(name, known, { write: (token) => `{${token}}` }),
  }
}

/** Reports unknown tokens in a text that begins at the offset `at`. */
export function checkTokens(text: string, at: number, known: readonly string[], report: Report): void {
  for (const { 1: name = '', index } of text.matchAll(/\{(\w+)\}/g)) {
    if (known.includes(name)) continue
    const { message, fix } = describeUnknownToken(name, known)
    report(at + index, message, fix)
  }
}

/** Checks bold paths through the settings: each has to match the settings data exactly, and the setting has to exist in the page's version. */
export function checkSettingPaths(page: Page, site: Site): void {
  for (const node of listNodes(page.tree))
    if (node.type === 'strong') checkSettingPath(textOf(node), startOf(node), page, site)
}

/** Checks bold paths in data files as those in pages. @param toReport returns the reporter for a file */
export function checkDataSettingPaths(
  site: Site,
  files: ReadonlyMap<string, string>,
  toReport: (path: string) => Report,
): void {
  for (const { match, report } of matchData(files, /\*\*([^*\n]+)\*\*/g, toReport))
    checkSettingPath(match[1] ?? '', match.index, { report }, site)
}

function checkSettingPath(
  text: string,
  at: number,
  { place, report }: Pick<Page, 'place' | 'report'>,
  { context: { settingPaths }, broken }: Site,
): void {
  if (broken.has('content/facts/settings.yml') || !/^Settings\s*(?:→|->|=>|>|»|›|\/)/.test(text)) return
  const lifetime = settingPaths.get(text)
  const absence = describeAbsence(lifetime, place?.version)
  if (absence) report(at, `"${text}" ${absence}`, 'leave it out of this page')
  if (lifetime) return
  const arrows = text.replace(/\s*(?:→|->|=>|>|»|›)\s*/g, ' → ')
  const nearest = settingPaths.has(arrows) ? arrows : findNearest(arrows, settingPaths.keys())
  const fix = nearest ? `write **${nearest}**` : 'write a path from content/facts/settings.yml'
  report(at, `the setting "${text}" doesn't exist`, fix)
}

/**
 * Reports messages of the app that a page types. They're typed only in `messages.yml`, so that a page never quotes what the app no longer says. Headings
 * and the title of a callout are plain text, and posts quote the messages of their time.
 */
export function checkMessages(page: Page, { context: { messages } }: Site): void {
  const { folder } = page.place?.collection ?? {}
  if (folder !== 'docs' && folder !== 'pages') return
  visit(page.tree, (node) => {
    if (node.type === 'heading' || isDirectiveLabel(node)) return SKIP
    if (node.type !== 'text') return
    for (const { 1: text = '', index } of node.value.matchAll(/["“]([^"“”]+)["”]/g)) {
      const message = messages.get(text)
      if (!message || describeAbsence(message, page.place?.version)) continue
      page.report(
        startOf(node) + index,
        `the message "${text}" is typed by hand`,
        `write <Message id="${message.id}" />`,
      )
    }
  })
}

const isDirectiveLabel = ({ data }: { data?: object }) => data !== undefined && 'directiveLabel' in data

/** Reports a term that a page marks twice: its definition has an ID, and readers need it only once. */
export function checkTerms(page: Page): void {
  const seen = new Set<string>()
  for (const node of listNodes(page.tree).filter(isElement)) {
    const { name, attributes } = node
    const id = attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'id')?.value
    if (name !== 'Term' || typeof id !== 'string') continue
    if (seen.has(id))
      page.report(
        startOf(node),
        `this page marks the term "${id}" twice`,
        'remove the second <Term>, and keep its text',
      )
    seen.add(id)
  }
}
