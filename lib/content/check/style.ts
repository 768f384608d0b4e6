import type { Node } from 'unist'
import { visit } from 'unist-util-visit'
import { findComponent } from './components'
import { findText, type Page } from './page'

type Rule = { pattern: RegExp; message: (word: string) => string; cure: string }
const never = (word: string) => `"${word.replace(/\s+/g, ' ')}" is never written here`

/** Words and marks of the voice (product canon, sections 1 and 12): only those that no good sentence holds. */
const rules: readonly Rule[] = [
  { pattern: /\blog-?ins?\b/gi, message: never, cure: 'write sign-in, or sign in for the verb' },
  {
    // "A mood is logged in the journal" and "the log in the panel" are good sentences.
    pattern:
      /(?:(?<=\b(?:to|you|can|must|cannot|then|and|or|please|they|who) )log|(?<=(?:^|[.:;]\s)[*_]*)Log)\s(?:in|out)\b|\blogg(?:ed|ing)\s(?:in|out)(?=[.,;:)*_]|$|\s(?:to|on|with|as|again|from|and|or|before|after)\b)/g,
    message: never,
    cure: 'write sign in or sign out',
  },
  { pattern: /\be-mails?\b/gi, message: never, cure: 'write email' },
  { pattern: /\bto-?dos?\b/gi, message: never, cure: 'write task' },
  { pattern: /\bseamless(?:ly)?\b/gi, message: never, cure: 'leave it out' },
  {
    pattern: /\b(?:military|bank)[-\s](?:grade|level)\b|\bunhackable\b|\bzero[-\s]knowledge\b/gi,
    message: never,
    cure: 'write end-to-end encrypted',
  },
  { pattern: /\bAPI\skeys?\b/g, message: never, cure: 'write API token' },
  { pattern: /\bpremium\susers?\b/gi, message: never, cure: 'write people with Premium' },
  {
    pattern: /(?<=[\p{L}\p{N})}\]])!(?=[*_]*(?:\s|$|["”)]))/gu,
    message: () => 'a sentence ends with an exclamation mark',
    cure: 'write a full stop',
  },
  {
    pattern: /(?<=[\p{L}\p{N}.,)*_}"”])\s—\s|(?<=\p{L})—(?=\p{L})|(?<=[\p{L}.,)*_])\s–\s(?=[\p{L}(*_])/gu,
    message: () => 'a dash stands in the sentence',
    cure: 'write a comma, a colon or two sentences',
  },
  {
    pattern: /\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F/gu,
    message: (mark) => `"${mark}" is an emoji`,
    cure: 'say it in words',
  },
]

/** The words of a page. Code, addresses and what stands between quotation marks (messages, names of others) are not ours. */
export function checkStyle(page: Page): void {
  for (const { start, end, text } of listPassages(page)) {
    const words = coverQuoted(text)
    for (const { pattern, message, cure } of rules) {
      for (const { 0: found, index } of words.matchAll(pattern)) {
        const at = start + index + (found.length - found.trimStart().length)
        if (at < end) page.report(at, message(found.trim()), cure)
      }
    }
  }
}

type Text = { start: number; end: number; text: string }

function listPassages(page: Page): Text[] {
  const texts: Text[] = []
  const add = (start: number, end: number, text: string) => texts.push({ start, end, text })
  for (const name of ['title', 'sidebarLabel', 'description']) {
    const field = findText(page, name)
    if (field) add(field.at, field.end, page.source.slice(field.at, field.end).replace(/^(["'])([\s\S]*)\1$/, ' $2 '))
  }
  visit(page.tree, (node: Node) => {
    const start = node.position?.start.offset ?? 0
    const end = node.position?.end.offset ?? start
    const isWords = ['paragraph', 'heading', 'tableCell'].includes(node.type)
    if (isWords) add(start, end, coverMarkup(page.prose.slice(start, end)))
    if (!('attributes' in node) || !Array.isArray(node.attributes)) return
    const props = findComponent((node as { name?: string }).name ?? '')?.props ?? {}
    for (const { name, position } of node.attributes) {
      if (props[name]?.values !== 'text' || !position) continue
      const [from, to] = [position.start.offset, position.end.offset]
      add(from, to, page.source.slice(from, to).replace(/^[^"']*["']|["']$/g, blank))
    }
  })
  return texts
}

const blank = (text: string) => text.replace(/[^\n]/g, ' ')
const coverMarkup = (text: string) =>
  text.replace(/<\/?[A-Za-z](?:"[^"]*"|'[^']*'|[^"'>])*>|(?<=\])\([^)]*\)|\bhttps?:\/\/\S+/g, blank)
const coverQuoted = (text: string) => text.replace(/"[^"]*"|“[^”]*”/g, (quoted) => quoted.replace(/[^\n]/g, 'x'))
