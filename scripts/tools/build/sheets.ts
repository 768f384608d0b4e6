import path from 'node:path'
import {
  listLazyParts,
  listModuleClasses,
  listSheets,
  mergeLazyStyles,
  removeFonts,
  removeUnused,
} from '@/lib/publish/finish/style'
import { withBasePath, withoutBasePath } from '@/lib/site/base-path'
import { shortHash } from '../write-file'
import type { ExportFolder } from './export-folder'

/** What only the search palette writes into the page. */
const paletteMark = 'data-search-palette'
const chunkFolder = '_next/static/chunks/'

/** The style sheets of an exported site. They're named by their addresses on the host. */
export type Sheets = ReturnType<typeof openSheets>

/**
 * @param basePath the path of the site on its host
 * @param defersRuntime whether pages contain the rules that they use, so that merged sheets come later
 */
export function openSheets(
  site: ExportFolder,
  { basePath, defersRuntime }: { basePath: string; defersRuntime: boolean },
) {
  const texts = new Map<string, string>()
  const merged = new Map<string, string>()
  const used = new Set<string>()
  const read = (href: string): string => {
    const text = texts.get(href) ?? site.read(withoutBasePath(href, basePath))
    texts.set(href, text)
    return text
  }
  const pages = readAll(site, '.html')
  const scripts = readAll(site, '.js')
  const unused = listUnusedClasses(pages, scripts, (hrefs) => hrefs.map(read).join(''))
  const otherUses = listOtherUses(site, pages, scripts)
  return {
    /** Returns the text of a sheet. */
    read,
    /**
     * Returns the address of a sheet with the rules of all of these, and writes it unless it's already there. Classes are left out if neither a page with
     * these sheets nor a script uses them: Next adds the styles of every component that pages of a kind could contain. So are unused tokens.
     */
    merge(hrefs: readonly string[]): string {
      const list = hrefs.join('\n')
      const known = merged.get(list)
      if (known !== undefined) return known
      const css = removeUnused(hrefs.map(read).join(''), unused.get(list) ?? [], otherUses)
      const href = writeSheet(site, defersRuntime ? removeFonts(css) : css, basePath)
      merged.set(list, href)
      return href
    },
    /** Notes which sheets a text names, so that `removeUnused` leaves them alone. */
    noteNames(text: string) {
      for (const [, name = ''] of text.matchAll(/\/([\w.~-]+\.css)/g)) used.add(name)
    },
    /** Removes the sheets of Next that no text has named. */
    removeUnused() {
      for (const name of site.list()) {
        if (isChunk(name, '.css') && !used.has(path.basename(name))) site.remove(name)
      }
    },
  }
}

/** Reads all files with this ending. Names of classes and variables are ASCII, and Latin-1 is decoded several times faster than UTF-8. */
const readAll = (site: ExportFolder, ending: string) =>
  site
    .list()
    .filter((name) => name.endsWith(ending))
    .map((name) => site.readBytes(name).toString('latin1'))

/**
 * Finds the classes of modules that no script, and no page with the same sheets, contains. Script reads the classes of a module from an object that names
 * all of them, so none is made up from parts.
 * @param toCss returns the text of these sheets
 * @returns the classes by the addresses of a page's sheets, each on its own line
 */
function listUnusedClasses(
  pages: readonly string[],
  scripts: readonly string[],
  toCss: (hrefs: readonly string[]) => string,
): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const html of pages) {
    const sheets = listSheets(html)
    const list = sheets.join('\n')
    const classes = groups.get(list) ?? listModuleClasses(toCss(sheets))
    groups.set(
      list,
      classes.filter((own) => !html.includes(own)),
    )
  }
  for (const [list, classes] of groups)
    groups.set(
      list,
      classes.filter((own) => !scripts.some((script) => script.includes(own))),
    )
  return groups
}

/** Returns every use of a variable in pages and scripts, and in sheets that are loaded on demand. Those declare no tokens. */
function listOtherUses(site: ExportFolder, pages: readonly string[], scripts: readonly string[]): string {
  const lazy = new Set(scripts.flatMap((script) => listLazyParts(script).flat()))
  const sheets = [...lazy].filter((file) => file.endsWith('.css')).map((file) => site.read(`/_next/${file}`))
  const uses = [...pages, ...scripts, ...sheets].flatMap((text) => text.match(/var\(--[\w-]+/g) ?? [])
  return [...new Set(uses)].join('\n')
}

/**
 * Leaves one style sheet for each part that's loaded on demand, and returns the addresses of the search palette's files. The original sheets stay, because
 * a browser may have kept a script that names them.
 * @throws if the search palette isn't exactly one of these parts
 */
export function mergeLazyParts(site: ExportFolder, sheets: Sheets, basePath: string): string[] {
  const toHref = (file: string) => withBasePath(`/_next/${file}`, basePath)
  const toFile = (href: string) => withoutBasePath(href, basePath).slice('/_next/'.length)
  const parts = site.list().flatMap((name) => {
    if (!name.endsWith('.js')) return []
    const script = site.read(name)
    sheets.noteNames(script)
    if (!isChunk(name, '.js')) return []
    const merged = mergeLazyStyles(script, (files) => toFile(sheets.merge(files.map(toHref))))
    if (merged !== script) site.write(name, merged)
    return listLazyParts(merged)
  })
  const isPalette = (file: string) => file.endsWith('.js') && site.read(`_next/${file}`).includes(paletteMark)
  const [palette, ...more] = parts.filter((files) => files.some(isPalette))
  if (!palette || more.length > 0)
    throw new Error(
      `${palette ? more.length + 1 : 0} parts that are loaded on demand contain ${paletteMark}, not one. Adapt lib/publish/finish/next-output.ts to what Next writes now.`,
    )
  return palette.map(toHref)
}

/** Writes a sheet to a file whose name depends only on its content, so that browsers may keep it forever. */
function writeSheet(site: ExportFolder, css: string, basePath: string): string {
  const file = `/_next/static/css/${shortHash(css, 16)}.css`
  if (!site.has(file)) site.write(file, css)
  return withBasePath(file, basePath)
}

const isChunk = (name: string, ending: string) => name.startsWith(chunkFolder) && name.endsWith(ending)
