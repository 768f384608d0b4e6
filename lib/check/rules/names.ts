import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { findNearest } from '../../utils/nearest'
import { describeAbsence, type Site } from '../context'
import type { Page } from '../lexer/page'
import type { Report } from '../report'

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
    if (exact) page.report(index, `"${found}" is written out`, `write {${exact[0]}}`)
  }
}

/** Returns what to write instead of a token that doesn't exist. */
export function describeUnknownToken(name: string, known: readonly string[]): { message: string; fix: string } {
  const nearest = findNearest(name, known)
  const fix = nearest ? `write {${nearest}}` : `write one of ${known.map((token) => `{${token}}`).join(', ')}`
  return { message: `the token {${name}} doesn't exist`, fix }
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
export function checkSettingPaths(page: Page, { context: { settingPaths }, broken }: Site): void {
  if (broken.has('content/facts/settings.yml')) return
  visit(page.tree, 'strong', (node) => {
    const text = textOf(node)
    if (!/^Settings\s*(?:→|->|=>|>|»|›|\/)/.test(text)) return
    const at = node.position?.start.offset ?? 0
    const lifetime = settingPaths.get(text)
    const absence = describeAbsence(lifetime, page.place?.version)
    if (absence) page.report(at, `"${text}" ${absence}`, 'leave it out of this page')
    if (lifetime) return
    const arrows = text.replace(/\s*(?:→|->|=>|>|»|›)\s*/g, ' → ')
    const nearest = settingPaths.has(arrows) ? arrows : findNearest(arrows, settingPaths.keys())
    const fix = nearest ? `write **${nearest}**` : 'write a path from content/facts/settings.yml'
    page.report(at, `the setting "${text}" doesn't exist`, fix)
  })
}
