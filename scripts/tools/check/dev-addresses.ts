import assert from 'node:assert/strict'
import { currentVersion } from '@/lib/site/versions'
import type { Edited } from './dev-bar'
import type { DevSession } from './dev-session'

/** Checks that only a deleted page is gone, and that it's back once its file is. */
export async function deletePage(session: DevSession, { href, section }: Edited): Promise<void> {
  const { page } = session
  await session.open(href)
  session.remove(`content/docs/${currentVersion.id}/features/weather.mdx`)
  await session.seeReport('there\'s no page "features/weather"')
  await page.getByRole('heading', { name: section.slice('## '.length) }).waitFor()
  for (const other of [href, '/docs/getting-started/installation', '/about'])
    assert.equal(await session.status(other), 200, other)
  assert.equal(await session.status('/docs/features/weather'), 404)
  session.restore()
  await session.seeNoReport()
  assert.equal(await session.status('/docs/features/weather'), 200)
}

/** Checks that an address leads on as soon as a page names it in `redirectFrom`, and that the number of the current version may be in an address. */
export async function followFormerAddress(session: DevSession, { file, href }: Edited): Promise<void> {
  const { page } = session
  for (const former of ['/docs/old-habits', '/old-habits', '/api/old-habits', '/releases/old-habits']) {
    await session.open(`${former}?from=mail#top`)
    await page.getByRole('heading', { name: 'Page not found' }).waitFor()
    session.edit(file, '\nplan: ', `\nredirectFrom: [${former}]\nplan: `)
    await page.waitForURL(`**${href}?from=mail#top`)
    session.restore()
  }
  await session.open(`/docs/${currentVersion.id}/features/habits`)
  await page.waitForURL(`**${href}`)
}
