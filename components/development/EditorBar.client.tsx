'use client'

import { usePathname, useRouter } from 'next/navigation'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { readStored, writeStored } from '@/lib/browser/storage'
import { formatDate } from '@/lib/utils/date'
import { count as countOf } from '@/lib/utils/text'
import { barCss } from './bar-css'
import type { MovedPage, PageReport, SearchReport } from './page-report'
import { type BarProblem, CardPanel, LinksPanel, ProblemsPanel, SearchPanel, TextPanel } from './panels'
import { useBarAnswer } from './use-page-report'

const titles = {
  problems: 'Problems in the content',
  text: 'About this page',
  links: 'Links of this page',
  card: 'Card of this page',
  search: 'Search for this page',
} as const
type Panel = keyof typeof titles
/** What's kept in the browser: the open panel, or that there isn't one, or that the bar is hidden. */
type View = Panel | 'closed' | 'hidden'

/** `problems` are those that keep pages from being shown: all but spelling, grammar and style. `stamp` changes after each save. */
type EditorBarProps = { problems: readonly BarProblem[]; stamp: string }

/**
 * Shows, at the bottom of every page of `npm run dev`, what an editor wants to know about it. Problems open by themselves and disappear once they're fixed,
 * unless somebody has closed them. The other panels ask the development server, which also knows where former addresses lead.
 */
export function EditorBar({ problems: content, stamp }: EditorBarProps) {
  const href = usePathname()
  const [view, setView] = useView()
  const [isDismissed, setDismissed] = useState(false)
  const root = useRef<HTMLElement>(null)
  const panelId = useId()
  // The bar asks for the figures first, because the dictionaries take a moment to load.
  const { value, failure: pageFailure } = useBarAnswer<PageReport | MovedPage>('page', href, stamp)
  const prose = useProse(href, stamp)
  const failure = pageFailure ?? prose.failure
  const problems = [...content, ...prose.problems]
  const isWrong = problems.length > 0
  const open = view === 'closed' && isWrong && !isDismissed ? 'problems' : view
  const redirect = value && 'redirect' in value ? value.redirect : undefined
  const page = value && 'outgoing' in value ? value : undefined
  const { replace: leaveFor } = useRouter()
  const search = useBarAnswer('search', page && open === 'search' ? href : undefined, stamp, isUpToDate)
  useEffect(() => {
    if (!isWrong) setDismissed(false)
  }, [isWrong])

  useEffect(() => {
    if (redirect) leaveFor(redirect + window.location.search + window.location.hash)
  }, [redirect, leaveFor])

  const show = (next: View) => {
    setDismissed(isWrong)
    setView(next)
  }
  /** Hides the bar or brings it back, and keeps the focus in it, because the button that was pressed is gone then. */
  const replace = (next: View) => {
    show(next)
    requestAnimationFrame(() => root.current?.querySelector('button')?.focus())
  }
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || open === 'closed' || open === 'hidden') return
    root.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus()
    show('closed')
  }
  const count = describeProblems(problems, href)
  // Where there's no page and no problem, such as in the gallery, there's nothing to show.
  const isEmpty = view !== 'hidden' && !page && !failure && !isWrong
  const item = (panel: Panel, label: ReactNode) => (
    <li>
      <button
        type="button"
        aria-expanded={open === panel}
        aria-controls={open === panel ? panelId : undefined}
        data-wrong={panel === 'problems' && isWrong ? '' : undefined}
        onClick={() => show(open === panel ? 'closed' : panel)}
      >
        {label}
      </button>
    </li>
  )

  return (
    <aside
      className="editorBar"
      aria-label="Editor's bar"
      data-open={isEmpty || view === 'hidden' ? undefined : ''}
      ref={root}
      onKeyDown={close}
    >
      <style>{barCss}</style>
      <Status isWrong={isWrong} count={count} />
      {isEmpty ? null : view === 'hidden' ? (
        <button
          type="button"
          className="editorBarShow"
          data-wrong={isWrong ? '' : undefined}
          onClick={() => replace('closed')}
        >
          {isWrong ? `${count}: show the editor's bar` : "Show the editor's bar"}
        </button>
      ) : (
        <ul role="list" className="editorBarItems">
          {item('problems', count)}
          {page && item('text', <Summary {...page} />)}
          {page && item('links', `${countOf(page.outgoing.length, 'link')} out, ${page.incoming.length} in`)}
          {page && item('card', 'Card')}
          {page && item('search', 'Search')}
          {failure && <li className="editorBarMuted">{failure}</li>}
          <li>
            <button type="button" aria-label="Hide the editor's bar" onClick={() => replace('hidden')}>
              Hide
            </button>
          </li>
        </ul>
      )}
      {!isEmpty && open in titles && (open === 'problems' || page) && (
        <section key={open} className="editorBarPanel" id={panelId} aria-label={titles[open as Panel]} tabIndex={0}>
          <h2>{titles[open as Panel]}</h2>
          {open === 'problems' && <ProblemsPanel problems={problems} href={href} />}
          {page && open === 'text' && <TextPanel {...page} />}
          {page && open === 'links' && <LinksPanel {...page} />}
          {page && open === 'card' && <CardPanel href={href} stamp={stamp} />}
          {page && open === 'search' && <SearchPanel {...search} />}
        </section>
      )}
    </aside>
  )
}

/** Returns whether the search index has the last save. */
const isUpToDate = (report: SearchReport | null) => report?.isOutdated === false

/** Returns the problems of texts that were opened or saved. While another page opens, the last answer stays, because nothing has been fixed. */
function useProse(href: string, stamp: string): { problems: readonly BarProblem[]; failure?: string } {
  const { value, failure } = useBarAnswer<readonly BarProblem[]>('prose', href, stamp)
  const [problems, setProblems] = useState<readonly BarProblem[]>([])
  useEffect(() => {
    if (value) setProblems(value)
  }, [value])
  return { problems, failure }
}

/** Returns what's open, as this browser remembers it, and a function that changes it. */
function useView(): [View, (next: View) => void] {
  const [view, setView] = useState<View>('closed')
  useEffect(() => {
    const stored = readStored('editor-bar')
    if (stored === 'hidden' || (stored && stored in titles)) setView(stored as View)
  }, [])
  const keep = (next: View) => {
    setView(next)
    writeStored('editor-bar', next)
  }
  return [view, keep]
}

function describeProblems(problems: readonly BarProblem[], href: string): string {
  if (problems.length === 0) return 'No problems'
  const own = problems.filter(({ pages }) => pages.includes(href)).length
  const all = countOf(problems.length, 'problem')
  return own > 0 && own < problems.length ? `${all}, ${own} on this page` : all
}

/** The date is left out on a phone, where the bar would need another row for it. */
function Summary({ text, change }: PageReport) {
  const date = change?.isUncommitted ? 'not committed' : change?.date && formatDate(change.date)
  if (!text) return 'About this page'
  const figures = [countOf(text.words, 'word'), text.grade !== undefined && `grade ${text.grade.toFixed(1)}`]
  return (
    <>
      {figures.filter(Boolean).join(', ')}
      {date && <span className="editorBarWide">, {date}</span>}
    </>
  )
}

/** Tells screen readers how many problems there are. It says nothing until there have been some. */
function Status({ isWrong, count }: { isWrong: boolean; count: string }) {
  const [hasBeenWrong, setHasBeenWrong] = useState(false)
  useEffect(() => {
    if (isWrong) setHasBeenWrong(true)
  }, [isWrong])
  return (
    <p role="status" className="editorBarStatus">
      {hasBeenWrong && (isWrong ? `${count} in the content` : 'All problems in the content are fixed.')}
    </p>
  )
}
