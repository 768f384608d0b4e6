import assert from 'node:assert/strict'
import { config } from '@/lib/site/config.mjs'
import { currentVersion } from '@/lib/site/versions'
import { getLatestVersion } from '@/lib/source/site-tokens.mjs'
import { deletePage, followFormerAddress } from './dev-addresses'
import { followEditorsBar, followSpelling, seeFigures } from './dev-bar'
import { followSearch, seeSearchPrepared } from './dev-search'
import { DevSession, until } from './dev-session'

/**
 * `npm run check -- dev`: starts `npm run dev` once on a copy of the sources, and does everything to it that editors do. Every edit replaces its file by
 * renaming another one, and open pages have to follow. `npm run check -- dev 'sidebar|release'` only tries the steps with those words in their names.
 */
const wanted = new RegExp(process.argv[2] ?? '')
const habits = `content/docs/${currentVersion.id}/features/habits.mdx`
const sidebar = `content/docs/${currentVersion.id}/sidebar.yml`
const fragment = 'content/fragments/announcement.mdx'
const href = '/docs/features/habits'
/** Output of other tools, which nobody should have to read before our own report, and what Next says while everything is fine. */
const noise =
  /^\s*(?:GET|HEAD|POST) \/|Compil(?:ing|ed)|^\s*[✓○·] |^\s+at |npm (?:warn|notice|error)|GitHub issue|Unexpected end of JSON|ENOENT/im
const port = Number(process.env.PORT ?? 4280)
const session = await DevSession.start(port)
const { page } = session
/** The first section of the page that most steps edit, whatever it's called at the moment. */
const [section = '', sectionTitle = ''] = /^## (.+)$/m.exec(session.read(habits)) ?? []
const steps: readonly (readonly [string, () => Promise<void>])[] = [
  ['the console stays clean', () => seeNoFaults(keepConsoleClean)],
  ['a page opened during a save reports no errors', () => seeNoFaults(openDuringSave)],
  ["the editor's bar follows a save", () => followEditorsBar(session, { file: habits, href, section })],
  ["the editor's bar shows words, links and last change", () => seeFigures(session, { file: habits, href, section })],
  ["the editor's bar follows the spelling", () => followSpelling(session, { file: habits, href, section })],
  ['search says that it is being prepared', () => seeSearchPrepared(session, href)],
  ['a file replaced by renaming is noticed every time', noticeRenames],
  ['a new miniature and a new picture appear', addMiniatureAndPicture],
  ['a new page says what is wrong with it, and comes by itself', addPage],
  ['a deleted page breaks no other', () => deletePage(session, { file: habits, href, section })],
  ['a former address leads to the page', () => followFormerAddress(session, { file: habits, href, section })],
  ['search follows a save', () => followSearch(session, { file: habits, href, section })],
  ['the announcement follows, and breaks no page', editAnnouncement],
  ['an open quotation mark is reported once', openQuote],
  ['a broken sidebar is reported with its file, and breaks no page', breakSidebar],
  ['switching branches breaks no page', switchBranches],
  ['a new rule of the check counts', changeCheck],
  ['the configuration follows', changeConfiguration],
  ['it starts again by itself if a change needs that', startAgain],
  ['a new release appears everywhere', addRelease],
  ['a broken navbar item is named', breakNavbar],
]

try {
  assert.ok(section, `${habits} has no section to write above`)
  await until('the server answers', async () => (await session.status(href)) === 200)
  assert.match(session.said, new RegExp(`^[ -]*Local: +http://localhost:${port}$`, 'm'), 'The terminal has no address')
  assert.doesNotMatch(session.said, noise, 'noise in the terminal while the server starts')
  for (const [name, step] of steps.filter(([name]) => wanted.test(name))) {
    const start = Date.now()
    const { length } = session.said
    await session.record(step).catch((error) => {
      throw new Error(`npm run dev: ${name}: ${error instanceof Error ? error.message : error}`)
    })
    // A navbar item that can't be drawn fails like any other error in code, so noise is expected there.
    if (step !== breakNavbar) assert.doesNotMatch(session.said.slice(length), noise, `${name}: noise in the terminal`)
    session.restore()
    console.log(`npm run dev: ${name} (${Math.round((Date.now() - start) / 1000)} s)`)
  }
} catch (error) {
  console.error(`${error instanceof Error ? error.message : error}\n\nIt said last:\n${session.said.slice(-12000)}`)
  process.exitCode = 1
} finally {
  await session.end()
}

/** Runs `act`. @throws if the browser console shows an error in the meantime */
async function seeNoFaults(act: () => Promise<void>): Promise<void> {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  await act()
  page.removeAllListeners()
  assert.deepEqual(faults, [], 'The browser console shows errors')
}

async function keepConsoleClean(): Promise<void> {
  await session.open(href)
  await page.locator('html[data-runtime=ready]').waitFor()
  for (const name of ['Dark', /^Clear/]) {
    await page.locator('summary').filter({ hasText: 'Colour mode' }).click()
    await page.getByRole('button', { name }).click()
  }
  const menu = page.getByRole('navigation', { name: 'Documentation', exact: true })
  await menu.getByRole('link', { name: 'Journal', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Journal' }).waitFor()
}

/** Opens a page again and again while a change is on its way, as if on a slow computer, where hydration takes longer. */
async function openDuringSave(): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await session.open(href)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  for (const words of ['The first change.', 'The second change.', 'The third change.']) {
    session.edit(habits, section, `${words}\n\n${section}`)
    for (const delay of [0, 300, 600]) {
      await page.waitForTimeout(delay)
      await session.open(href)
    }
    await page.getByText(words).waitFor()
  }
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 })
}

async function noticeRenames(): Promise<void> {
  await session.open(href)
  await session.mark()
  const text = session.read(habits)
  for (const words of ['The first change.', 'The second change.']) {
    session.write(habits, text.replace(section, `${words}\n\n${section}`))
    await page.getByText(words).waitFor()
  }
  session.edit(habits, 'title: Habits', 'titel: Habits')
  await session.own.getByText(`${habits}:2:1`).first().waitFor()
  await session.seeReport(`${habits}:2:1`)
  session.write(habits, text)
  await page.getByRole('heading', { name: sectionTitle }).waitFor()
  await session.seeNoReport()
  await until('the terminal says that all is fixed', () => session.said.trim().endsWith('content are fixed.'))
  await session.seeMark()
}

async function addMiniatureAndPicture(): Promise<void> {
  await session.open(href)
  await session.mark()
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"></svg>'
  const parts =
    '<Miniature id="new-one" caption="A new miniature." />\n\n<Figure src="/images/docs/new-one.svg" alt="New" width="10" height="10" />'
  session.edit(habits, section, `${parts}\n\n${section}`)
  await session.own.getByText('new-one').first().waitFor()
  session.write('content/miniatures/new-one.yml', session.read('content/miniatures/habits-fortnight.yml'))
  session.write('public/images/docs/new-one.svg', drawing)
  await page.getByText('A new miniature.').waitFor()
  await page.locator('img[src$="/images/docs/new-one.svg"]').waitFor({ state: 'attached' })
  await session.seeMark()
}

async function addPage(): Promise<void> {
  const file = `content/docs/${currentVersion.id}/features/new-page.mdx`
  const words = 'description: A page that was added a moment ago, which is why nothing leads to it yet.'
  const text = session
    .read(habits)
    .replace('title: Habits', 'title: The new page')
    .replace(/^description: .*$/m, words)
  session.edit('content/releases/0.5.mdx', 'introduces: [', 'introduces: [features/new-page, ')
  session.edit('content/releases/0.5.mdx', '(/docs/features/habits)', '(/docs/features/new-page)')
  session.write(file, text.replace('title: The new page\n', ''))
  await session.open('/docs/features/new-page')
  await session.seeReport(`${file}:`)
  session.write(file, text)
  await page.getByRole('heading', { level: 1, name: 'The new page' }).waitFor()
  await session.mark()
  await session.seeReport(`${sidebar}:1:1`)
  await session.report.getByText('add the line "- features/new-page"').waitFor()
  session.edit(sidebar, '    - features/habits\n', '    - features/habits\n    - features/new-page\n')
  await session.seeNoReport()
  await page
    .getByRole('navigation', { name: 'Documentation', exact: true })
    .getByRole('link', { name: 'The new page' })
    .waitFor()
  await session.seeMark()
}

async function editAnnouncement(): Promise<void> {
  await session.open(href)
  const bar = page.getByRole('region', { name: 'Announcement' })
  session.write(fragment, 'We have something new: [read it](/releases).\n')
  await bar.getByText('We have something new').waitFor()
  session.write(fragment, 'We have <b>something new: [read it](/releases).\n')
  await session.seeReport(`${fragment}:1:`)
  await bar.getByText('We have something new').waitFor()
  assert.equal(await session.status('/about'), 200)
  session.restore()
  await session.seeNoReport()
}

async function openQuote(): Promise<void> {
  await session.open(href)
  const { length } = session.said
  const file = 'content/facts/shortcuts.yml'
  const place = session.edit(file, 'action: Open Quick Add', "action: 'Open Quick Add")
  await session.own.getByText(place).first().waitFor()
  await session.seeReport('the quotation mark is never closed')
  assert.deepEqual(session.said.slice(length).match(/^content\/[^:]*/gm), [file])
  assert.match(session.said.slice(length), /^ {2}→ \d+ files wait for this: /m)
  assert.equal(await session.status('/about'), 200)
  session.restore()
  await page.getByRole('heading', { name: sectionTitle }).waitFor()
  await session.seeNoReport()
}

async function breakSidebar(): Promise<void> {
  await session.open(href)
  const { length } = session.said
  const place = session.edit(sidebar, '- category: Features', "- category: 'Features")
  await session.seeReport(place)
  assert.ok(session.said.slice(length).includes(`\n${place}  the quotation mark is never closed`))
  await page.getByRole('heading', { name: sectionTitle }).waitFor()
  assert.equal(await session.status('/docs/getting-started/installation'), 200)
  session.restore()
  await session.seeNoReport()
}

/** Switches five files between two versions, six times, while pages are being loaded. */
async function switchBranches(): Promise<void> {
  const files = ['habits', 'calendar', 'notifications', 'search', 'embed-images'].map(
    (name) => `content/docs/${currentVersion.id}/features/${name}.mdx`,
  )
  const texts = files.map((file) => session.read(file))
  for (let round = 0; round < 6; round += 1) {
    for (const [index, file] of files.entries()) {
      const text = texts[index] ?? ''
      session.write(file, round % 2 ? text : `${text}\nOn branch ${round}.\n`)
    }
    const [status] = await Promise.all([session.status(href), session.status('/docs/features/calendar')])
    assert.equal(status, 200)
  }
  await session.open(href)
  await session.seeNoReport()
  await until('the last branch is shown', async () => !(await session.text(href)).includes('On branch'))
}

async function changeCheck(): Promise<void> {
  await session.open(href)
  const problem = "{ path: 'content', line: 1, column: 1, message: 'a rule that is new', fix: 'none' }"
  const end = 'return problems.sort(byPlace)'
  session.edit('lib/check/check-content.ts', end, `return [...problems.sort(byPlace), ${problem}]`)
  await session.seeReport('a rule that is new')
  session.restore()
  await session.seeNoReport()
}

async function changeConfiguration(): Promise<void> {
  session.edit('lib/site/config.mjs', "supportEmail: 'support@", "supportEmail: 'new-support@")
  await session.open('/docs/getting-started/support')
  await page.getByText('new-support@').first().waitFor()
}

async function startAgain(): Promise<void> {
  const lock = 'package-lock.json'
  const line = `Starting again, to use the new ${lock}.\n`
  const expectStart = async (change: () => void) => {
    const { length } = session.said
    change()
    await until('the terminal says so', () => session.said.slice(length).includes(line))
    await until('the server has ended', async () => (await session.status(href)) === 0)
    await until('the server responds again', async () => (await session.status(href)) === 200)
  }
  await expectStart(() => session.write(lock, `${session.read(lock)}\n`))
  await expectStart(() => session.restore())
  session.edit(habits, 'title: Habits', 'title: New habits')
  await session.open(href)
  await page.getByRole('heading', { level: 1, name: 'New habits' }).waitFor()
}

/** Adds a patch, because other releases need a picture. It's a draft first, as editors write it before the release is out. */
async function addRelease(): Promise<void> {
  await session.open(href)
  const [major, minor, patch = 0] = getLatestVersion().split('.').map(Number)
  const next = `${major}.${minor}.${patch + 1}`
  const text = session.read(`content/releases/${getLatestVersion()}.mdx`).replace(/^date: .*$/m, 'date: 2026-11-20')
  const post = text.replace(/^title: .*$/m, 'title: The next one')
  session.write(`content/releases/${next}.mdx`, post.replace(/^date: /m, 'draft: true\ndate: '))
  await until('the draft has a page', async () => (await session.status(`/releases/${next}`)) === 200)
  session.write(`content/releases/${next}.mdx`, post)
  await page.getByRole('region', { name: 'Announcement' }).getByText(`${next} is out`).waitFor()
  await until('the release has a page', async () => (await session.status(`/releases/${next}`)) === 200)
  assert.ok((await session.text('/download')).includes(next))
  // Visitors who have closed the last announcement see the new one, so the script that runs first has to know its ID.
  const id = config.announcement.id.replace('{latest}', next)
  await until('the announcement has a new ID', async () => session.read('.generated/pre-paint.js').includes(id))
}

/** Checks that a navbar item that can't be drawn breaks the whole site, with an error that shows the item's configuration. */
async function breakNavbar(): Promise<void> {
  session.edit('lib/site/navigation.ts', "label: 'Pricing', href: '/pricing'", "label: 'Pricing', href: 'pricing/'")
  await until('a broken navbar item is an error', async () => (await session.status(href)) === 500)
  await until('the terminal names the item', () =>
    /A navbar item failed to render: "href" is not a root-relative path[\s\S]*"label": "Pricing"/.test(session.said),
  )
  await session.restoreLater()
  await until('the fixed item is drawn', async () => (await session.status(href)) === 200)
}
