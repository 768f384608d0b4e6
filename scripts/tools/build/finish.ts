import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { copyFontPreloads, insertPrePaint, settleHead } from '@/lib/publish/finish/head'
import { addPolicy, listPolicyOrigins } from '@/lib/publish/finish/policy'
import { deferRuntime, hasRuntime } from '@/lib/publish/finish/runtime'
import { inlineStyles, listLazyParts, mergeLazyStyles, mergeStyles } from '@/lib/publish/finish/style'
import { withBasePath, withoutBasePath } from '@/lib/site/base-path'
import { readBuildSettings } from '@/lib/site/build-settings.mjs'
import { config } from '@/lib/site/config.mjs'
import { parseDocHref } from '@/lib/site/routes'
import { compressFiles } from './compress-files'
import { writeDeployFiles } from './write-deploy-files'

/** The last step of the build. It leaves in the built folder what a static host should serve, and nothing else. */
const { basePath, defersRuntime, outDir, preview } = readBuildSettings(process.env)
const read = (name: string) => readFileSync(path.join(outDir, name), 'utf8')
const write = (name: string, text: string) => writeFileSync(path.join(outDir, name), text)
const list = (folder: string) =>
  existsSync(path.join(outDir, folder))
    ? readdirSync(path.join(outDir, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        path.join(folder, name),
      )
    : []

const sheets = new Map<string, string>()
const payloadFolder = '/_next/static/payload'
/** What only the search palette writes into the page. */
const paletteMark = 'data-search-palette'

for (const leftover of ['_not-found.html', '_not-found.txt', '_not-found']) {
  // Next writes the not-found page a second time under its internal name; hosts serve 404.html.
  rmSync(path.join(outDir, leftover), { recursive: true, force: true })
}
write('404.html', copyFontPreloads(read('index.html'), read('404.html')))
mergeAllStyles()
const searchFiles = JSON.stringify(mergeLazyParts())
const loader = `const searchFiles=${searchFiles};${readFileSync('.generated/runtime.js', 'utf8').trim()}`
// A preview shares its host with other sites.
if (!preview) writeDeployFiles(outDir, 'deploy', basePath)
finishPages()
const { files, packed } = await compressFiles(outDir, '.generated/compressed')
console.log(`finished: ${files} files compressed beforehand, ${packed} of them anew`)

/**
 * Finishes the pages. After this, nothing may change a page, because its policy contains hashes of its scripts, and the compressed files contain its
 * bytes.
 */
function finishPages() {
  const inline = defersRuntime ? ['pre-paint'] : ['pre-paint', 'page-end']
  const prePaint = inline.map((name) => readFileSync(`.generated/${name}.js`, 'utf8').trim()).join('\n')
  const origins = listPolicyOrigins(config.analytics)
  const toHash = (text: string) => createHash('sha256').update(text).digest('base64')
  mkdirSync(path.join(outDir, payloadFolder), { recursive: true })
  for (const name of list('.').filter((file) => file.endsWith('.html'))) {
    const page = insertPrePaint(settleHead(read(name)), prePaint)
    try {
      write(name, addPolicy(defersRuntime ? defer(page, name) : page, toHash, origins))
    } catch (error) {
      throw new Error(`${name} can't be finished: ${error instanceof Error ? error.message : error}`)
    }
  }
}

/** Inlines the page's styles and adds the loader. Without the loader, nothing would bring the rest of the styles. */
function defer(page: string, name: string): string {
  if (!hasRuntime(page)) return page
  const { html, sheet } = inlineStyles(page, readSheet)
  const version = parseDocHref(`/${name.slice(0, -'.html'.length)}`)?.version
  return deferRuntime(html, { loader, sheet, version, writeFile: writePayload })
}

function readSheet(href: string): string {
  const known = sheets.get(href) ?? read(withoutBasePath(href, basePath))
  sheets.set(href, known)
  return known
}

function writePayload(script: string): string {
  const file = `${payloadFolder}/${toName(script)}.js`
  write(file, script)
  return withBasePath(file, basePath)
}

function mergeAllStyles() {
  mkdirSync(path.join(outDir, '_next/static/css'), { recursive: true })
  const pages = list('.').filter((name) => name.endsWith('.html'))
  const unused = new Set(list('_next/static/chunks').filter((name) => name.endsWith('.css')))
  for (const name of pages) {
    const stem = name.slice(0, -'.html'.length)
    const dataFiles = [`${stem}.txt`, ...list(stem === 'index' ? '.' : stem).filter(isDataOf(stem))]
    const data = new Map(
      dataFiles.filter((file) => existsSync(path.join(outDir, file))).map((file) => [file, read(file)]),
    )
    const page = mergeStyles({ html: read(name), data }, writeSheet)
    write(name, page.html)
    for (const [file, text] of page.data) write(file, text)
  }
  // Parts that are loaded on demand have their own sheets. Sheets that no file names any more are removed.
  const texts = list('.').filter((name) => /\.(?:html|txt|js)$/.test(name))
  for (const text of texts) {
    const content = read(text)
    for (const sheet of unused) if (content.includes(path.basename(sheet))) unused.delete(sheet)
  }
  for (const sheet of unused) rmSync(path.join(outDir, sheet))
}

/**
 * Leaves one style sheet for each part that's loaded on demand, and returns the addresses of the search palette's files. The original sheets stay, because
 * a browser may have kept a script that names them.
 */
function mergeLazyParts(): string[] {
  const toFile = (sheets: readonly string[]) => {
    const href = writeSheet(sheets.map((sheet) => withBasePath(`/_next/${sheet}`, basePath)))
    return withoutBasePath(href, basePath).slice('/_next/'.length)
  }
  const scripts = list('_next/static/chunks').filter((name) => name.endsWith('.js'))
  const parts = scripts.flatMap((name) => {
    const script = read(name)
    const merged = mergeLazyStyles(script, toFile)
    if (merged !== script) write(name, merged)
    return listLazyParts(merged)
  })
  const isPalette = (file: string) => file.endsWith('.js') && read(`_next/${file}`).includes(paletteMark)
  const [palette, ...more] = parts.filter((files) => files.some(isPalette))
  if (!palette || more.length > 0)
    throw new Error(
      `${more.length + 1} parts that are loaded on demand contain ${paletteMark}, not one. Adapt lib/publish/finish/next-output.ts to what Next writes now.`,
    )
  return palette.map((file) => withBasePath(`/_next/${file}`, basePath))
}

/** Returns a name that depends only on a file's content, so that browsers may keep the file forever. */
function toName(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

/**
 * Returns a filter for a page's data files. Next puts the data of a page's segments into a folder with the page's name, next to those of the pages below
 * it.
 */
function isDataOf(stem: string) {
  const folder = stem === 'index' ? '' : `${stem}/`
  return (file: string) => file.startsWith(`${folder}__next.`) && file.endsWith('.txt')
}

/** Writes one file for each set of sheets, which pages of the same kind share, and returns its address. */
function writeSheet(sheets: readonly string[]): string {
  const css = sheets.map((href) => read(withoutBasePath(href, basePath))).join('')
  const file = `/_next/static/css/${toName(css)}.css`
  if (!existsSync(path.join(outDir, file))) write(file, css)
  return withBasePath(file, basePath)
}
