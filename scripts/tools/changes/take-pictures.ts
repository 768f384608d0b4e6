import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import sharp from 'sharp'
import { findAxeViolations } from '@/e2e/support/axe'
import type { ChangeProblem, PagePictures, PicturePair } from '@/lib/publish/changes/site'
import type { SitePage } from '@/lib/publish/changes/site-pages'
import { buildHostRules } from '@/lib/publish/hosts/rules'
import { withBasePath } from '@/lib/site/base-path'
import { findFreePort } from '../serve/listen.mjs'
import { createStaticServer } from '../serve/static-server.mjs'
import type { PictureJob } from './choose-jobs'
import { comparePictures } from './compare-pictures'
import { openPage, type Variant } from './open-page'
import type { SiteFolder } from './read-site'

/** Each page is shown on a phone and on a computer, in both themes. */
const variants = [1440, 360].flatMap((width) => (['light', 'dark'] as const).map((theme) => ({ width, theme })))
const nameOf = ({ width, theme }: Variant) => `${width} px, ${theme}`

/** In pixels. A longer page is cut, because a picture of all of it would be too large to load. */
const tallest = 6000
/** Written into the names of pictures. Change it if you change how pictures are made. */
const method = '5'

type Sides = { before: SiteFolder; after: SiteFolder }

/**
 * The pictures of pages, the problems that axe finds only after the change, the number of pages that it has checked, and how many pictures had to be taken.
 * `same` are the names of empty files, one for each two pictures that look the same. Such pictures aren't kept, so without these files, they'd be taken
 * again each time.
 */
export type Pictures = {
  pages: Map<string, PagePictures>
  violations: ChangeProblem[]
  audited: number
  taken: number
  same: string[]
  small?: string
}

/**
 * Takes pictures of pages in two sites. Pictures that are in the folder already aren't taken again. If one fails, the note of its page says so.
 * @param to the folder for the pictures, which are named by a hash of what the page looks like
 */
export async function takePictures(
  jobs: readonly PictureJob[],
  sides: Sides,
  to: string,
  browserPath: string,
): Promise<Pictures> {
  mkdirSync(to, { recursive: true })
  const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox'] })
  const hosts = { before: await openHost(sides.before), after: await openHost(sides.after) }
  const result: Pictures = { pages: new Map(), violations: [], audited: 0, taken: 0, same: [] }
  try {
    for (const { href, before, after } of jobs) {
      const toName = (side: keyof Sides, page: SitePage, variant: Variant) =>
        `${toKey(page, sides[side].folder, variant)}.webp`
      const failures: string[] = []
      // One that fails mustn't take the others with it.
      const attempt = async <T>(what: string, action: () => Promise<T>) => {
        try {
          return await action()
        } catch (error) {
          failures.push(`${what}: ${(error as Error).message.split('\n')[0]?.replace(/\.$/, '')}.`)
          return undefined
        }
      }
      const take = (side: keyof Sides, page: SitePage | undefined, variant: Variant) =>
        page &&
        attempt(`Picture missing (${side}, ${nameOf(variant)})`, async () => {
          const name = toName(side, page, variant)
          if (existsSync(path.join(to, name))) return name
          writeFileSync(
            path.join(to, name),
            await takePicture(browser, hosts[side].origin + withBasePath(page.href, sides[side].basePath), variant),
          )
          result.taken += 1
          return name
        })
      const pairs: PicturePair[] = []
      for (const variant of variants) {
        const names = [before && toName('before', before, variant), after && toName('after', after, variant)]
        if (names[0] === names[1]) continue
        const same = `${names.join('-')}.same`
        if (existsSync(path.join(to, same))) {
          result.same.push(same)
          continue
        }
        const [old, now] = [await take('before', before, variant), await take('after', after, variant)]
        const compared = await attempt(`Pictures missing (${nameOf(variant)})`, async () => ({
          pair: await toPair(variant, to, old, now),
        }))
        if (compared?.pair) pairs.push(compared.pair)
        else if (compared && old && now) {
          writeFileSync(path.join(to, same), '')
          result.same.push(same)
        }
      }
      if (after) {
        const find = () => findNewViolations(browser, hosts, sides, before, after)
        const found = await attempt('Not checked by axe', find)
        result.violations.push(...(found ?? []))
        if (found) result.audited += 1
      }
      const first = pairs.find((pair) => pair.after)
      if (first && !result.small) result.small = await attempt('No small picture', () => writeSmall(to, first))
      const isSame = pairs.length === 0 && failures.length === 0
      const note = isSame
        ? 'The page looks the same at both sizes and in both themes.'
        : [...failures, ...explainCut(pairs)].join(' ')
      result.pages.set(href, { pairs, ...(note && { note }) })
    }
  } finally {
    await browser.close()
    for (const host of Object.values(hosts)) host.close()
  }
  return result
}

/** Serves a site below the base path that it was built for. */
async function openHost({ folder, basePath }: SiteFolder) {
  const root = mkdtempSync(path.join(tmpdir(), 'changes-'))
  const place = path.join(root, 'site', basePath)
  mkdirSync(path.dirname(place), { recursive: true })
  symlinkSync(path.resolve(folder), place)
  const port = await findFreePort()
  const server = createStaticServer(path.join(root, 'site'), buildHostRules([], basePath))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${port}`,
    close() {
      server.close()
      server.closeAllConnections()
      rmSync(root, { recursive: true })
    },
  }
}

/** Returns a name for what a page looks like: a hash of its markup without link targets, its style rules, and the pictures that it shows. */
function toKey({ html, styles }: SitePage, folder: string, { width, theme }: Variant): string {
  const visible = html.replace(/[\s\S]*<body/, '<body').replace(/(<a\b[^>]*) href="[^"]*"/g, '$1 href')
  const hash = createHash('sha256').update(`${method} ${visible} ${styles}`)
  for (const [, src = ''] of html.matchAll(/\ssrc="(\/[^"?#]+)"/g)) {
    const file = path.join(folder, src)
    if (existsSync(file)) hash.update(readFileSync(file))
  }
  return `${hash.digest('hex').slice(0, 16)}-${width}-${theme}`
}

async function takePicture(browser: Browser, url: string, variant: Variant): Promise<Buffer> {
  const page = await openPage(browser, url, variant)
  try {
    const height = Math.min(tallest, await page.evaluate(() => document.documentElement.scrollHeight))
    const shot = await page.screenshot({
      fullPage: true,
      animations: 'disabled',
      clip: { x: 0, y: 0, width: variant.width, height },
    })
    // Pictures are compared pixel by pixel, so they mustn't lose colours.
    return await sharp(shot).webp({ lossless: true, effort: 3 }).toBuffer()
  } finally {
    await page.close()
  }
}

/** Returns the pictures as a pair, or undefined if they show the same. */
async function toPair({ width, theme }: Variant, to: string, before: string | undefined, after: string | undefined) {
  const files = [before, after].flatMap((name) => (name ? [path.join(to, name)] : []))
  const compared = before === after ? undefined : await comparePictures(files)
  return compared && { name: nameOf({ width, theme }), width, ...compared, before, after }
}

/** Returns a sentence about the sizes in which a page is longer than its pictures, if there are any. */
function explainCut(pairs: readonly PicturePair[]): string[] {
  const widths = new Set(pairs.filter(({ height }) => height >= tallest).map(({ width }) => width))
  if (widths.size === 0) return []
  return [
    `At ${[...widths].join(' and ')} px, the page is longer than its pictures, which end after ${tallest.toLocaleString('en-GB')} px.`,
  ]
}

/** Writes a small picture of where the page begins to differ. @returns its name */
async function writeSmall(to: string, { after = '', width, areas }: PicturePair): Promise<string> {
  const { height } = await sharp(path.join(to, after)).metadata()
  const view = Math.min(900, height)
  const start = Math.max(0, Math.min((areas[0]?.top ?? 0) - 300, height - view))
  const name = after.replace(/\.webp$/, '-small.png')
  const small = sharp(path.join(to, after)).extract({ left: 0, top: start, width, height: view })
  await small.resize(640).png({ palette: true }).toFile(path.join(to, name))
  return name
}

type Hosts = Record<keyof Sides, { origin: string }>

/** Returns the problems that axe finds on a page now but didn't find before. It checks both themes if styles changed, because a colour can be wrong in only one. */
async function findNewViolations(
  browser: Browser,
  hosts: Hosts,
  sides: Sides,
  before: SitePage | undefined,
  after: SitePage,
): Promise<ChangeProblem[]> {
  const find = async (side: keyof Sides, { href }: SitePage, theme: Variant['theme']) => {
    const url = hosts[side].origin + withBasePath(href, sides[side].basePath)
    const page = await openPage(browser, url, { width: 1440, theme })
    try {
      return (await findAxeViolations(page)).map((line) => line.slice(line.indexOf(': ') + 2))
    } finally {
      await page.close()
    }
  }
  const problems: ChangeProblem[] = []
  for (const theme of before?.styles === after.styles ? (['light'] as const) : (['light', 'dark'] as const)) {
    const found = await find('after', after, theme)
    const known = found.length > 0 && before ? await find('before', before, theme) : []
    const news = found.filter((line) => !known.includes(line))
    if (news.length === 0) continue
    const more = news.length > 1 ? `, and ${news.length - 1} more` : ''
    problems.push({
      kind: 'Accessibility',
      what: `In the ${theme} theme, axe finds a new problem on ${after.href}: ${news[0]}${more}.`,
      fix: 'Look at the element, and read axe’s explanation of the rule.',
      places: [{ label: `Open ${after.href}`, href: after.href }],
    })
  }
  return problems
}
