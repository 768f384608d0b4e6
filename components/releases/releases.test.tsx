// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { MiniatureData } from '@/lib/miniatures/schema'
import type { Release } from '@/lib/releases/release'
import { routes } from '@/lib/site/routes'
import { ReleaseEntry } from './ReleaseEntry'
import { ReleasePicture } from './ReleasePicture'
import { ReleasesHeader } from './ReleasesHeader'
import { listTeams, ReleaseTeams } from './ReleaseTeams'

vi.mock('next/navigation', () => ({ useRouter: () => ({ prefetch() {} }) }))

const today: MiniatureData = {
  kind: 'list',
  title: 'Today',
  groups: [{ label: 'Now', tasks: [{ name: 'Call Petra' }] }],
}
const miniatures = new Map([['release-0-5', today]])

const toRelease = (version: string): Release => ({
  slug: version,
  href: `/releases/${version}`,
  version,
  title: `${version}: Habits`,
  heading: 'Habits',
  description: 'Track habits.',
  date: '2019-06-11',
  author: 'product',
  platforms: ['mac'],
  areas: ['habits'],
  isLatest: false,
  isStory: false,
})

test('the picture of a release shows the sidebar of its version, and only its description is read out', () => {
  render(<ReleasePicture release={toRelease('0.5')} miniatures={miniatures} />)
  const picture = screen.getByRole('img', { name: 'List Today. Now: Call Petra.' })
  expect(within(picture).getByText('Habits')).toBeDefined()
  expect(within(picture).queryByText('Calendar')).toBeNull()
})

test('a release without a picture shows nothing', () => {
  const { container } = render(<ReleasePicture release={toRelease('0.5.1')} miniatures={miniatures} />)
  expect(container.innerHTML).toBe('')
})

test('a post of a list shows its picture between its title and its changes', () => {
  const picture = <ReleasePicture release={toRelease('0.5')} miniatures={miniatures} />
  render(<ReleaseEntry release={toRelease('0.5')} picture={picture} />)
  expect(within(screen.getByRole('article', { name: '0.5 Habits' })).getByRole('img')).toBeDefined()
})

test('a story of a list shows its summary and leads to the post', () => {
  render(<ReleaseEntry release={{ ...toRelease('0.5'), isStory: true }}>{false}</ReleaseEntry>)
  expect(screen.getByText('Track habits.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Read the whole post: 0.5' }).getAttribute('href')).toBe('/releases/0.5')
})

test('the views show which one is current, and whether the page is only a part of it', () => {
  const { rerender } = render(<ReleasesHeader title="Authors" view={routes.releaseAuthors} />)
  const listCurrent = () =>
    screen
      .getAllByRole('link')
      .filter((link) => link.hasAttribute('aria-current'))
      .map((link) => [link.textContent, link.getAttribute('aria-current')])
  expect(listCurrent()).toEqual([['Authors', 'page']])
  rerender(<ReleasesHeader title="Releases" view={routes.releases} page={{ number: 2, count: 9, entries: [] }} />)
  expect(listCurrent()).toEqual([['Newest', 'true']])
  rerender(<ReleasesHeader title="What changed since your version" view={routes.releasesSince} />)
  expect(listCurrent()).toEqual([['Since your version', 'page']])
  rerender(<ReleasesHeader title="What changed since 2.0" view={routes.releasesSince} isPart />)
  expect(listCurrent()).toEqual([['Since your version', 'true']])
  rerender(<ReleasesHeader title="Releases on iOS" />)
  expect(listCurrent()).toEqual([])
})

test('each team shows releases without opening anything', () => {
  const releases = ['0.5', '0.4', '0.3', '0.2'].map((version) => ({ ...toRelease(version), changes: [] }))
  render(<ReleaseTeams teams={listTeams(releases)} />)
  const team = screen.getByRole('region', { name: 'Product team' })
  expect(within(team).getAllByRole('link', { name: '0.3 Habits' })[0]).toBeVisible()
  expect(within(team).getByText('All 4 posts')).toBeDefined()
})
