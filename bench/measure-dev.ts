import type { Page } from '@playwright/test'
import { waitUntilHydrated } from '@/e2e/support/hydrated'
import { currentVersion } from '@/lib/site/versions'
import { DevSession } from '../scripts/tools/check/dev-session'
import type { Say } from './measure-site'
import { median } from './median'

const port = 4290
const href = '/docs/features/habits'
const habits = `content/docs/${currentVersion.id}/features/habits.mdx`

/** An edit: the text to replace, its replacement and the page that shows it. The round makes each replacement different. */
type Change = { what: string; file: string; from: string; to: (round: number) => string; page?: string }

const changes: readonly Change[] = [
  { what: 'a page', file: habits, from: 'If you want to', to: (round) => `In week ${round}, if you want to` },
  {
    what: 'a fact',
    file: 'content/facts/shortcuts.yml',
    from: 'action: Open Quick Add',
    to: (round) => `action: Open Quick Add in week ${round}`,
    page: '/docs/keyboard-shortcuts',
  },
  {
    what: 'a miniature',
    file: 'content/miniatures/habits-fortnight.yml',
    from: 'note: Last 14 days',
    to: (round) => `note: Week ${round}`,
  },
  {
    what: 'a sidebar',
    file: `content/docs/${currentVersion.id}/sidebar.yml`,
    from: 'category: Features',
    to: (round) => `category: Features of week ${round}`,
  },
  {
    what: 'navigation',
    file: 'lib/site/navigation.ts',
    from: "label: 'Pricing'",
    to: (round) => `label: 'Week ${round}'`,
  },
  {
    what: 'configuration',
    file: 'lib/site/config.mjs',
    from: "supportEmail: 'support@",
    to: (round) => `supportEmail: 'week-${round}@`,
    page: '/contact',
  },
  {
    what: 'a component',
    file: 'components/docs/PageFooter.tsx',
    from: 'Edit this page',
    to: (round) => `Edit in week ${round}`,
  },
]

/**
 * Measures what editors wait for in `npm run dev`: the first page after a first and a second start, and the time from a save until an open page shows it.
 * @param runs how often each change is made
 */
export async function measureDev(runs: number, say: Say): Promise<void> {
  const session = await DevSession.start(port)
  try {
    say('| `npm run dev` | seconds |\n|---|---:|')
    say(`| first page, first start | ${await openFirst(session)} |`)
    // An open page would load itself again as soon as the server is back.
    await session.page.goto('about:blank')
    await session.restart()
    say(`| first page, second start | ${await openFirst(session)} |`)
    for (const change of changes)
      say(`| from save to seen, ${change.what} | ${await measureChange(session, change, runs)} |`)
  } finally {
    await session.end()
  }
}

/** Returns the seconds from the start of the server until the first page shows. */
async function openFirst(session: DevSession): Promise<string> {
  while ((await session.status(href)) !== 200) await session.page.waitForTimeout(50)
  await session.open(href)
  await session.page.getByRole('heading', { level: 1, name: 'Habits' }).waitFor()
  return ((performance.now() - session.startedAt) / 1000).toFixed(1)
}

/** Returns the median and the longest time. */
async function measureChange(session: DevSession, change: Change, runs: number): Promise<string> {
  const { page } = session
  const times: number[] = []
  await session.open(change.page ?? href)
  await waitUntilHydrated(page)
  const text = session.read(change.file)
  for (let round = 1; round <= runs; round += 1) {
    await page.waitForTimeout(quiet)
    const start = performance.now()
    session.edit(change.file, change.from, change.to(round))
    await waitForText(page, round, true)
    times.push((performance.now() - start) / 1000)
    session.write(change.file, text)
    await waitForText(page, round, false)
  }
  return `${median(times)?.toFixed(1)} (at most ${Math.max(...times).toFixed(1)})`
}

/** The pause before each save, in milliseconds. By then, everything that follows the last save is done. */
const quiet = 6000

/** Waits until the text of this round is on the page, or gone. It looks every 20 ms, because a locator waits for up to half a second between two looks. */
async function waitForText(page: Page, round: number, isThere: boolean): Promise<void> {
  await page.waitForFunction(
    ({ round, isThere }) => {
      const text = new RegExp(`week[ -]${round}\\b`, 'i')
      const nodes = document.createNodeIterator(document.body, NodeFilter.SHOW_TEXT)
      for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
        // The router's data are in scripts, which arrive before the page shows them.
        if (text.test(node.nodeValue ?? '') && node.parentElement?.localName !== 'script') return isThere
      }
      return !isThere
    },
    { round, isThere },
    { polling: 20 },
  )
}
