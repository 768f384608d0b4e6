import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { LinkedPage, PageChange, PageReport } from '@/components/development/page-report'
import { findEntry } from '@/lib/catalogue/entries'
import { isWritten } from '@/lib/catalogue/entry'
import { buildContext } from '@/lib/check/context'
import type { Page } from '@/lib/check/lexer/page'
import { parsePage } from '@/lib/check/lexer/parse-page'
import { listPageLinks } from '@/lib/check/page-links'
import { findPlace } from '@/lib/check/places'
import { measureProse } from '@/lib/check/prose/measure-prose'
import { listContentProse } from '@/lib/check/prose/read-prose'
import { readContent } from '@/lib/check/read-content'
import { memo } from '@/lib/source/memo.mjs'
import { openContentMemory } from '../build/content'

/** Pages with fewer sentences say little about how hard they are to read. */
const fewSentences = 8

/** What the content process found out when it last checked. Nothing is saved here, so it stays that process's file. */
const memory = openContentMemory('content')

/** The content with the links of every page, as far as it can be parsed. */
export const readSite = memo(() => {
  const { files, assets } = readContent(process.cwd())
  const context = buildContext(files, assets, memory)
  const pages = [...files].flatMap(([path, text]): Page[] => {
    const place = findPlace(path)
    return place?.kind === 'entry' || place?.kind === 'fragment'
      ? [parsePage(path, text, place, context, () => {})]
      : []
  })
  const links = {
    tokens: context.tokens,
    hasFile: (path: string) => files.has(`content/${path}`),
    findFragment: (id: string) => pages.find(({ path }) => path === `content/fragments/${id}.mdx`),
  }
  const prose = new Map(listContentProse(pages, files).map(({ path, read }) => [path, read]))
  return {
    pages,
    files,
    context,
    prose,
    linksOf: new Map(pages.map((page) => [page.path, listPageLinks(page, links)])),
  }
})

/** Returns what the editor's bar shows about the page at `href`, or undefined if there's no such page. */
export async function describePage(href: string): Promise<PageReport | undefined> {
  const entry = findEntry(href)
  if (!entry) return undefined
  const { pages, linksOf } = readSite()
  const incoming = pages.flatMap(({ path, place }) =>
    place && place.href !== href && linksOf.get(path)?.includes(href) ? [place.href] : [],
  )
  const report = { outgoing: [], external: [], incoming: incoming.map(toLinked) }
  if (!isWritten(entry)) return report
  const file = entry.sourcePath
  const targets = linksOf.get(file) ?? []
  return {
    ...report,
    file,
    text: measureText(file),
    outgoing: targets.filter((target) => target.startsWith('/')).map(toLinked),
    external: targets.filter((target) => !target.startsWith('/')),
    change: await findChange(file),
  }
}

function toLinked(href: string): LinkedPage {
  return { href, title: findEntry(href)?.heading }
}

function measureText(file: string): PageReport['text'] {
  const prose = readSite().prose.get(file)?.()
  if (!prose) return undefined
  const { words, sentences, longest, grade } = measureProse(prose)
  return { words, sentences, longest, ...(sentences >= fewSentences && { grade }) }
}

const run = promisify(execFile)

/** Returns the last change that git knows of. Without git or its history, there's nothing to say. */
async function findChange(file: string): Promise<PageChange | undefined> {
  const git = async (...args: string[]) => (await run('git', [...args, '--', file])).stdout
  try {
    const [log, status] = await Promise.all([
      git('log', '-1', '--format=%cs%x00%an%x00%s'),
      git('status', '--porcelain', '--untracked-files=all'),
    ])
    const [date, author, subject] = log.trimEnd().split('\0')
    return { ...(author && { date, author, subject }), isUncommitted: status !== '' }
  } catch {
    return undefined
  }
}
