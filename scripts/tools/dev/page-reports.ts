import { setTimeout as wait } from 'node:timers/promises'
import type { MovedPage } from '@/components/development/page-report'
import { findEntry, listEntries } from '@/lib/catalogue/entries'
import { toCard } from '@/lib/publish/discovery/card'
import { listRedirects } from '@/lib/publish/discovery/redirects'
import { renew } from '@/lib/source/memo.mjs'
import { toError } from '@/lib/utils/errors'
import { askSearch } from './ask-search'
import { describePage } from './describe-page'
import { readStamp } from './index-stamp'
import type { ReportAnswer, ReportRequest } from './report-server'

/** How long the check of spelling waits, in milliseconds. It takes seconds, and the bar asks for everything else at the same time. */
const unhurried = 1000

/** The process of `npm run dev` that answers the editor's bar. `report-server.ts` starts it at the first question, and again after a change of code. */
process.on('disconnect', () => process.exit())
process.on('message', async ({ id, want, href, texts }: ReportRequest) => {
  // The stamp changes when new content has been compiled.
  renew(readStamp())
  process.send?.({ id, ...(await answer(want, href, texts)) })
})

async function answer(want: string, href: string, texts: readonly string[]): Promise<Omit<ReportAnswer, 'id'>> {
  try {
    if (want === 'card') return await drawPageCard(href)
    const report = await find(want, href, texts)
    // Nothing is an answer too: the browser would log a 404 as an error.
    return { status: 200, type: 'application/json', body: JSON.stringify(report ?? null) }
  } catch (error) {
    return { status: 500, type: 'text/plain', body: toError(error).message }
  }
}

async function find(want: string, href: string, texts: readonly string[]): Promise<unknown> {
  if (want === 'prose') {
    await wait(unhurried)
    return (await import('./check-texts')).checkTexts(texts)
  }
  return want === 'search' ? askSearch(href) : ((await describePage(href)) ?? findMoved(href))
}

/** Returns where an address leads that the build would write a redirect for. Next knows nothing of these. */
function findMoved(href: string): MovedPage | undefined {
  const redirect = listRedirects(listEntries()).find(({ from }) => from === href)?.to
  return redirect === undefined ? undefined : { redirect }
}

async function drawPageCard(href: string): Promise<Omit<ReportAnswer, 'id'>> {
  const entry = findEntry(href)
  if (!entry) return { status: 404, type: 'text/plain', body: `There's no page at ${href}.` }
  const { drawCard } = await import('../build/draw-card')
  return { status: 200, type: 'image/png', body: await drawCard(toCard(entry)) }
}
