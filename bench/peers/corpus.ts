import { readFileSync } from 'node:fs'
import path from 'node:path'
import { slug } from 'github-slugger'
import { currentVersion } from '@/lib/site/versions'
import { createChance } from '@/lib/testing/chance'
import { listPages } from '../write-corpus'

/** A page without the front matter that each generator wants. Links in `body` are of the form `/docs/folder/name`. */
export type CorpusPage = { folder: string; name: string; title: string; description: string; body: string }

const seed = 250
const folderCount = 25
const words = { least: 700, most: 840 }
const aims = [
  'Start with',
  'Set up',
  'Organise',
  'Plan with',
  'Share',
  'Sync',
  'Import to',
  'Export from',
  'Automate',
  'Repair',
]

/** Kinds of section that every page has, so that no generator is spared their cost. */
const kinds = [/^```/m, /^\|/m, /^(?:-|\d+\.) /m]

/** Returns the text of the current documentation, a string for each page. */
export function readSources(root: string): string[] {
  return listPages(root, currentVersion.id).map((name) =>
    readFileSync(path.join(root, 'content/docs', currentVersion.id, name), 'utf8'),
  )
}

/**
 * Makes 250 pages out of sections of the given ones: ten in each of 25 folders, about 770 words long, with code, a table, a list and links to their
 * neighbours. The same sources always make the same pages.
 */
export function buildCorpus(sources: readonly string[]): CorpusPage[] {
  const chance = createChance(seed)
  const sections = sources.flatMap((source) => toPlainMarkdown(source).split(/^(?=## )/m)).filter(isWhole)
  const titles = sources.map((source) => /^title: ([\w ]+)$/m.exec(source)?.[1]).filter((title) => title !== undefined)
  const subjects = [...new Set(titles)].slice(0, folderCount)
  const pages = subjects.flatMap((subject) =>
    aims.map((aim) => {
      const title = `${aim} ${subject.toLowerCase()}`
      const description = `How to use the app: ${title.toLowerCase()}, step by step.`
      return { folder: slug(subject), name: slug(title), title, description }
    }),
  )
  return pages.map((page, index) => {
    const links = [1, 2, 3, pages.length - 1].map((distance) => pages[(index + distance) % pages.length] ?? page)
    const listed = links.map(({ folder, name, title }) => `- [${title}](/docs/${folder}/${name})\n`).join('')
    return { ...page, body: `${pickSections(sections, chance).join('\n')}\n## Related pages\n\n${listed}` }
  })
}

/** Picks one section of each kind, then others until the page is long enough. No heading appears twice. */
function pickSections(sections: readonly string[], { pick, shuffle }: ReturnType<typeof createChance>): string[] {
  const chosen = new Map<string, string>()
  let length = 0
  const add = (section: string) => {
    const heading = section.split('\n', 1)[0] ?? ''
    if (chosen.has(heading) || length + countWords(section) > words.most) return
    chosen.set(heading, section)
    length += countWords(section)
  }
  for (const kind of kinds) add(pick(sections.filter((section) => kind.test(section) && countWords(section) < 200)))
  for (const section of shuffle(sections)) if (length < words.least) add(section)
  return [...chosen.values()].map((section) => `${section.trim()}\n`)
}

export const countWords = (text: string) => text.split(/\s+/).filter((word) => /\w/.test(word)).length

/** Takes out what only this site understands: front matter, components, tokens, anchors of headings, and links to its pages. */
export function toPlainMarkdown(mdx: string): string {
  const body = mdx.replace(/^---\n[\s\S]*?\n---\n/, '')
  return body
    .split(/(^```[\s\S]*?^```$)/m)
    .map((part, index) => (index % 2 ? part.replace(/^```(\w*).*$/m, '```$1') : toPlainText(part)))
    .join('')
    .replace(/\n{3,}/g, '\n\n')
}

function toPlainText(text: string): string {
  return text
    .replace(/<[A-Z]\w*[^>]*?\bid="([^"]*)"[^>]*\/>(?!\n)/g, '`$1`')
    .replace(/<\/?[A-Z][^>]*>/g, '')
    .replace(/^:::.*$/gm, '')
    .replace(/ \[#[\w-]+\]$/gm, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('{product}', 'the app')
}

/**
 * Returns whether a section is complete by itself. A line of code that looks like a heading divides its block; and some generators read Markdown as MDX,
 * where braces and angle brackets outside code are syntax.
 */
function isWhole(section: string): boolean {
  const fences = section.match(/^```/gm) ?? []
  const text = section.replace(/```[\s\S]*?```|`[^`\n]*`/g, '')
  return section.startsWith('## ') && fences.length % 2 === 0 && !/[{}<>]/.test(text)
}
