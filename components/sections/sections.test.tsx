// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { MiniatureData } from '@/lib/miniatures/schema'
import { Closing } from './Closing'
import { Day, Moment } from './Day'
import { Grid, GridItem } from './Grid'
import { Hero } from './Hero'
import { OwnerGap } from './OwnerGap'
import { Section } from './Section'
import { SectionsPage } from './SectionsPage'
import { Milestone, Timeline } from './Timeline'

vi.mock('@/components/ui/Link.client', () => ({ Link: 'a' }))

const timer: MiniatureData = { kind: 'timer', title: 'Answer Petra', clock: '24:10' }
const miniatures = new Map([['timer-round', timer]])

describe('Timeline', () => {
  const releases = [
    { version: '0.2', title: 'Windows', date: '2019-04-02', href: '/releases/0.2' },
    { version: '0.1', title: 'First', date: '2019-03-12', href: '/releases/0.1' },
  ]
  const draw = (...hrefs: string[]) =>
    render(
      <Timeline>
        {hrefs.map((href) => (
          <Milestone key={href} href={href} releases={releases}>
            What it brought
          </Milestone>
        ))}
      </Timeline>,
    )

  test('lists releases with the date and version of their posts, next to a growing cloth', () => {
    const { container } = draw('/releases/0.1', '/releases/0.2')
    const items = screen.getAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent)).toEqual([
      '12 March 20190.1What it brought',
      '2 April 20190.2What it brought',
    ])
    expect(screen.getByRole('link', { name: '0.2' })).toHaveAttribute('href', '/releases/0.2')
    const widths = [...container.querySelectorAll('li svg')].map((cloth) => Number(cloth.getAttribute('width')))
    expect(widths).toEqual([7.5, 15.5])
  })

  test("refuses the address of a post that isn't about a version", () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(() => draw('/releases/pricing-update')).toThrow("/releases/pricing-update isn't the post of a version")
  })
})

describe('SectionsPage', () => {
  test('is the main part of the page, and the target of the skip link', () => {
    render(<SectionsPage>Sections</SectionsPage>)
    expect(screen.getByRole('main')).toHaveAttribute('id', 'main')
  })
})

describe('Hero', () => {
  test('draws the title of the page, its text and its picture', () => {
    render(
      <Hero title="Every thread" miniatures={miniatures} releases={[]} miniature="timer-round">
        <p>One app.</p>
      </Hero>,
    )
    expect(screen.getByRole('heading', { level: 1, name: 'Every thread' })).toHaveAttribute('tabindex', '-1')
    expect(screen.getByText('One app.')).toBeVisible()
    expect(screen.getByRole('img', { name: /Answer Petra/ })).toBeVisible()
  })

  test('hides the band from screen readers', () => {
    const { container } = render(
      <Hero title="Every thread" miniatures={miniatures} releases={[]} band>
        <p>One app.</p>
      </Hero>,
    )
    expect(container.querySelector('.band')).toHaveAttribute('aria-hidden', 'true')
    expect(screen.queryByRole('list')).not.toBeInTheDocument()
  })

  test('has no band by default', () => {
    const { container } = render(
      <Hero title="Every thread" miniatures={miniatures} releases={[]}>
        <p>One app.</p>
      </Hero>,
    )
    expect(container.querySelector('.band')).toBeNull()
  })

  test('shows the years of the releases as a cloth, described only by its caption', () => {
    const posts = [
      { date: '2020-02-01', changes: 6 },
      { date: '2019-11-12', changes: 1 },
    ]
    const { container } = render(
      <Hero title="Every thread" miniatures={miniatures} releases={posts} picture="years">
        <p>One app.</p>
      </Hero>,
    )
    expect(screen.getByRole('figure')).toHaveTextContent(/^20192020Each row is a year/)
    expect(screen.queryByRole('list')).not.toBeInTheDocument()
    expect(container.querySelectorAll('path').length).toBeGreaterThan(1)
  })

  test('shows the logo with its clear space', () => {
    render(
      <Hero title="Every thread" miniatures={miniatures} releases={[]} picture="mark">
        <p>One app.</p>
      </Hero>,
    )
    expect(screen.getByRole('figure')).toHaveTextContent('a quarter of the mark')
  })
})

describe('Section', () => {
  test('puts a picture next to its text', () => {
    render(
      <Section miniatures={miniatures} title="Prices" aside="timer-round">
        <p>What it costs.</p>
      </Section>,
    )
    expect(screen.getByRole('heading', { level: 2, name: 'Prices' })).toBeVisible()
    expect(screen.getByRole('img', { name: /Answer Petra/ })).toBeVisible()
  })

  test('can be linked to if it has an ID', () => {
    render(
      <Section miniatures={miniatures} title="Prices" id="prices">
        <p>What it costs.</p>
      </Section>,
    )
    expect(screen.getByRole('heading', { level: 2, name: 'Prices' })).toHaveAttribute('id', 'prices')
    expect(screen.getByRole('link', { name: 'Link to section Prices' })).toHaveAttribute('href', '#prices')
  })

  test("refuses a picture that doesn't exist", () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const draw = () =>
      render(
        <Section miniatures={miniatures} title="Prices" aside="timer-rond">
          <p>What it costs.</p>
        </Section>,
      )
    expect(draw).toThrow('the nearest is "timer-round"')
  })
})

describe('Day', () => {
  test('lists its moments with time, title, link and picture', () => {
    render(
      <Day title="One day" lead="A Thursday.">
        <Moment
          miniatures={miniatures}
          time="07:10"
          title="Say how"
          href="/docs/mood"
          label="Mood"
          miniature="timer-round"
        >
          <p>One tap.</p>
        </Moment>
      </Day>,
    )
    expect(screen.getByRole('heading', { level: 2, name: 'One day' })).toBeVisible()
    const moment = within(screen.getByRole('listitem'))
    expect(moment.getByText('07:10')).toHaveAttribute('datetime', '07:10')
    expect(moment.getByRole('heading', { level: 3, name: 'Say how' })).toBeVisible()
    expect(moment.getByRole('link', { name: 'Mood' })).toHaveAttribute('href', '/docs/mood')
    expect(moment.getByRole('img')).toBeVisible()
  })
})

describe('Grid', () => {
  test('lists items, with a link to those that have a page', () => {
    render(
      <Grid title="Around the day">
        <GridItem title="Search" href="/docs/search">
          As you type.
        </GridItem>
        <GridItem title="Widgets">On the home screen.</GridItem>
      </Grid>,
    )
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
    expect(screen.getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/docs/search')
    expect(screen.getByRole('heading', { level: 3, name: 'Widgets' })).toBeVisible()
    expect(screen.getAllByRole('link')).toHaveLength(1)
  })
})

describe('Closing', () => {
  test('has a title above its actions', () => {
    render(
      <Closing title="Begin with today">
        <a href="/download">Download</a>
      </Closing>,
    )
    expect(screen.getByRole('heading', { level: 2, name: 'Begin with today' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Download' })).toBeVisible()
  })
})

test('OwnerGap shows in brackets what the owner still has to write', () => {
  render(<OwnerGap>The owner adds the address.</OwnerGap>)
  expect(screen.getByText('[The owner adds the address.]')).toBeVisible()
})
