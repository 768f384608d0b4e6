import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import { startHost } from '../../scripts/tools/serve/start-host'
import { median } from '../median'
import { measureSearchInBrowser } from './measure-search'
import type { PageKinds } from './page-kinds'
import { removeScripts } from './remove-scripts'
import { launchBrowser, type Profile, profiles, type Visit, visit, visitForLargestPaint } from './visit'

const runs = 5

/** Prints tables of what one page of each kind costs a browser: medians of five visits with an empty cache, on a fast and on a slow line. */
export async function measureBrowser(out: string, kinds: PageKinds, say: (line: string) => void): Promise<void> {
  const bare = mkdtempSync(path.join(tmpdir(), 'bare-'))
  removeScripts(out, bare, Object.values(kinds))
  const site = await startHost('own server', out, '')
  const scriptless = await startHost('own server', bare, '')
  const browser = await launchBrowser()
  try {
    for (const profile of profiles)
      await measureProfile(browser, { site: site.origin, scriptless: scriptless.origin }, { kinds, profile }, say)
    await measureSearchInBrowser(browser, out, say)
  } finally {
    await browser.close()
    await Promise.all([site.stop(), scriptless.stop()])
    rmSync(bare, { recursive: true, force: true })
  }
}

async function measureProfile(
  browser: Browser,
  origins: { site: string; scriptless: string },
  { kinds, profile }: { kinds: PageKinds; profile: Profile },
  say: (line: string) => void,
): Promise<void> {
  say(`\nMedians of ${runs}, ${profile.name}; milliseconds, kilobytes as sent:\n`)
  say(
    '| page | first paint | largest paint | without scripts | shift | blocking, untouched | blocking, after the first move | requests before load | KB before load | KB when quiet | move to ready | click to next page | click to its paint | first key to result | later key |',
  )
  say(`|---${'|---'.repeat(14)}|`)
  for (const [kind, address] of Object.entries(kinds)) {
    const visits: Visit[] = []
    const bare: number[] = []
    for (let run = 0; run < runs; run += 1) {
      visits.push(await visit(browser, origins.site, address, profile))
      bare.push(await visitForLargestPaint(browser, origins.scriptless, address, profile))
    }
    const show = (key: keyof Visit, digits = 0) => format(median(visits.map((entry) => entry[key])), digits)
    say(
      `| ${[
        kind,
        show('firstPaint'),
        show('largestPaint'),
        format(median(bare), 0),
        show('shift', 3),
        show('blockingBefore'),
        show('blockingAfter'),
        show('requestsBeforeLoad'),
        show('kilobytesBeforeLoad', 1),
        show('kilobytesQuiet', 1),
        show('toReady'),
        show('clickToNextPage'),
        show('clickToNextPaint'),
        show('firstKeyToResult'),
        show('laterKeyToResult'),
      ].join(' | ')} |`,
    )
  }
}

function format(value: number | undefined, digits: number): string {
  return value?.toFixed(digits) ?? 'at once'
}
