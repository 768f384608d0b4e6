import type { Page } from '@playwright/test'
import { waitUntilHydrated } from '@/e2e/support/hydrated'
import { currentVersion } from '@/lib/site/versions'
import { DevSession } from '../scripts/tools/check/dev-session'
import { addContract, addToList, buildComponent, buildStyleSheet } from '../scripts/tools/new/component-files'
import type { Say } from './measure-site'
import { median } from './median'

const port = 4290
const href = '/docs/features/habits'
const habits = `content/docs/${currentVersion.id}/features/habits.mdx`

/** An edit. The round makes each one different. */
type Change = {
  what: string
  /** The page that shows it. */
  page?: string
  prepare?: (session: DevSession, runs: number) => void | Promise<void>
  make: (session: DevSession, round: number) => void
  undo?: (session: DevSession) => void
}

/** Replaces `from` in a file. */
const replace =
  (file: string, from: string, to: (round: number) => string): Change['make'] =>
  (session, round) =>
    session.edit(file, from, to(round))

const pageStart = 'If you want to'
/** The component that's added. */
const name = 'Quotation'
const showComponent = replace(habits, pageStart, (round) => `<${name} title="Week ${round}" />\n\n${pageStart}`)

const changes: readonly Change[] = [
  { what: 'a page', make: replace(habits, pageStart, (round) => `In week ${round}, if you want to`) },
  {
    what: 'a fact',
    make: replace(
      'content/facts/shortcuts.yml',
      'action: Open Quick Add',
      (round) => `action: Open Quick Add in week ${round}`,
    ),
    page: '/docs/keyboard-shortcuts',
  },
  {
    what: 'a miniature',
    make: replace('content/miniatures/habits-fortnight.yml', 'note: Last 14 days', (round) => `note: Week ${round}`),
  },
  {
    what: 'a sidebar',
    make: replace(
      `content/docs/${currentVersion.id}/sidebar.yml`,
      'category: Features',
      (round) => `category: Features of week ${round}`,
    ),
  },
  {
    what: 'navigation',
    make: replace('lib/site/navigation.ts', "label: 'Pricing'", (round) => `label: 'Week ${round}'`),
  },
  {
    what: 'configuration',
    make: replace('lib/site/config.mjs', "supportEmail: 'support@", (round) => `supportEmail: 'week-${round}@`),
    page: '/contact',
  },
  {
    what: 'a component',
    make: replace('components/docs/PageFooter.tsx', 'Edit this page', (round) => `Edit in week ${round}`),
  },
  {
    what: 'a new component and its page at once',
    make: (session, round) => {
      addComponent(session)
      showComponent(session, round)
    },
  },
  {
    what: 'a page that shows a new component',
    prepare: async (session) => {
      addComponent(session)
      await session.page.waitForTimeout(checking)
    },
    make: showComponent,
    // The component stays, as it does while somebody writes the page.
    undo: (session) => session.write(habits, session.read(habits).replace(/<Quotation .*\n\n/, '')),
  },
  {
    what: 'a switched branch',
    prepare: (session, runs) => {
      for (let round = 1; round <= runs; round += 1)
        session.addBranch(`week-${round}`, habits, pageStart, `In week ${round}, if you want to`)
    },
    make: (session, round) => session.switchBranch(`week-${round}`),
    undo: (session) => session.switchBranch('main'),
  },
]

/** Adds a component as `npm run new component` does. */
function addComponent(session: DevSession): void {
  const title = { name: 'title', isOptional: false, kind: 'text', about: 'The words on top' } as const
  const component = { name, about: 'Shows a title.', holds: 'nothing', props: [title] }
  const change = (file: string, edit: (text: string) => string) => session.write(file, edit(session.read(file)))
  change('lib/parts/docs-parts.ts', (text) => addContract(text, component))
  session.write(`components/docs/${name}.tsx`, buildComponent(component))
  session.write(`components/docs/${name}.module.css`, buildStyleSheet(name))
  change('components/docs/mdx.tsx', (text) => addToList(text, name))
}

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
    await session.page.waitForTimeout(checking)
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
  await change.prepare?.(session, runs)
  await session.open(change.page ?? href)
  await waitUntilHydrated(page)
  for (let round = 1; round <= runs; round += 1) {
    await page.waitForTimeout(quiet)
    const start = performance.now()
    change.make(session, round)
    await waitForText(page, round, true)
    times.push((performance.now() - start) / 1000)
    if (change.undo) change.undo(session)
    else session.restore()
    await waitForText(page, round, false)
  }
  return `${median(times)?.toFixed(1)} (at most ${Math.max(...times).toFixed(1)})`
}

/** How long the content process needs at most to check everything again after a change of code, or to save what the next start needs, in milliseconds. */
const checking = 20_000

/** The pause before each save, in milliseconds. By then, everything that follows the last save is done. */
const quiet = 6000

/** Waits until the text of this round is on the page, or gone. It looks every 20 ms, because a locator waits for up to half a second between two looks. */
async function waitForText(page: Page, round: number, isThere: boolean): Promise<void> {
  await page.waitForFunction(
    ({ round, isThere }) => {
      const text = new RegExp(`week[ -]${round}\\b`, 'i')
      // While the page is loading again, it may have no body.
      if (!document.body) return false
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
