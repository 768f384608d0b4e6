import { Link } from '@/components/ui/Link.client'
import { withBasePath } from '@/lib/site/base-path'
import { formatDate } from '@/lib/utils/date'
import { count } from '@/lib/utils/text'
import type { LinkedPage, PageChange, PageReport, RankedQuery, SearchReport } from './page-report'
import { type Answer, toBarHref } from './use-page-report'

/** A problem of the content. `pages` has the addresses of the pages that show it, or that wait until it's fixed. */
export type BarProblem = {
  path: string
  line: number
  column: number
  message: string
  fix: string
  waiting?: string
  pages: readonly string[]
}

type ProblemsProps = { problems: readonly BarProblem[]; href: string }

/** All problems of the content, beginning with those of this page. */
export function ProblemsPanel({ problems, href }: ProblemsProps) {
  const isOwn = ({ pages }: BarProblem) => pages.includes(href)
  const own = problems.filter(isOwn)
  const others = problems.filter((problem) => !isOwn(problem))
  return (
    <>
      {problems.length === 0 && <p>No problems found.</p>}
      {own.length > 0 && <h3>On this page</h3>}
      <ProblemList problems={own} />
      {own.length > 0 && others.length > 0 && <h3>Elsewhere</h3>}
      <ProblemList problems={others} />
      <p className="editorBarMuted">
        Spelling, grammar and style are checked only on pages that you’ve opened or saved. To check everything, run{' '}
        <code>npm run check:content</code>.
      </p>
    </>
  )
}

function ProblemList({ problems }: { problems: readonly BarProblem[] }) {
  if (problems.length === 0) return null
  return (
    <ul>
      {problems.map(({ path, line, column, message, fix, waiting }) => (
        <li key={`${path}:${line}:${column} ${message}`}>
          <FileButton file={path} line={line} column={column}>
            {path}:{line}:{column}
          </FileButton>
          <div>{message}</div>
          <div>Fix: {fix}</div>
          {waiting && <div>{waiting}</div>}
        </li>
      ))}
    </ul>
  )
}

type FileButtonProps = { file: string; line?: number; column?: number; children: React.ReactNode }

/** Opens a file in the code editor that's running, which Next finds. */
function FileButton({ file, line = 1, column = 1, children }: FileButtonProps) {
  const place = new URLSearchParams({ file, line1: String(line), column1: String(column), methodName: '' })
  const open = () => void fetch(withBasePath(`/__nextjs_launch-editor?${place}`)).catch(() => {})
  return (
    <button type="button" title="Open in your code editor" onClick={open}>
      <code>{children}</code>
    </button>
  )
}

/** How long the page is, and how hard it is to read. */
export function TextPanel({ file, text, change }: PageReport) {
  return (
    <dl>
      {file && <Row term="File" value={<FileButton file={file}>{file}</FileButton>} />}
      {text && (
        <>
          <Row term="Words" value={`${text.words} in ${count(text.sentences, 'sentence')}`} />
          <Row term="Longest sentence" value={count(text.longest, 'word')} />
          <Row
            term="Reading grade"
            value={
              text.grade === undefined
                ? 'Too few sentences to tell'
                : `${text.grade.toFixed(1)} (US school year, Automated Readability Index)`
            }
          />
        </>
      )}
      {change && <Row term="Last change" value={describeChange(change)} />}
    </dl>
  )
}

function Row({ term, value }: { term: string; value: React.ReactNode }) {
  return (
    <>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </>
  )
}

function describeChange({ date, author, subject, isUncommitted }: PageChange): string {
  const committed = date ? `${formatDate(date)}, ${author}: ${subject}` : 'Not committed yet'
  return isUncommitted && date ? `${committed}. The file has changes that aren't committed.` : committed
}

/** The links that the page has, and those that lead to it. The menus and lists that every page has don't count. */
export function LinksPanel({ outgoing, incoming, external }: PageReport) {
  return (
    <div className="editorBarColumns">
      <LinkList title="From this page" pages={outgoing} none="This page links to no other page." />
      <LinkList title="To this page" pages={incoming} none="No other page links here, except in menus and lists." />
      {external.length > 0 && (
        <section>
          <h3>To other sites ({external.length})</h3>
          <ul>
            {external.map((href) => (
              <li key={href}>
                <a href={href}>{href}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function LinkList({ title, pages, none }: { title: string; pages: readonly LinkedPage[]; none: string }) {
  return (
    <section>
      <h3>
        {title} ({pages.length})
      </h3>
      {pages.length === 0 ? (
        <p className="editorBarMuted">{none}</p>
      ) : (
        <ul>
          {pages.map(({ href, title }) => (
            <li key={href}>
              <Link href={href}>{title ?? href}</Link> {title && <span className="editorBarMuted">{href}</span>}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** The picture of a shared link. Its address has the stamp, so that it's drawn again after a save. */
export function CardPanel({ href, stamp }: { href: string; stamp: string }) {
  return <img src={`${toBarHref('card', href)}&stamp=${stamp}`} width="1200" height="630" alt="The card of this page" />
}

/** How the page looks among the results of search, and what finds it. */
export function SearchPanel({ value, failure, isOld }: Answer<SearchReport>) {
  if (failure) return <p>The search failed: {failure}</p>
  if (value === undefined) return <p>Searching…</p>
  if (value === null)
    return (
      <p>There’s no search index yet. It’s made once there are no problems in the content. The results appear here.</p>
    )
  const { isSearchable, isOutdated, result, headings, questions } = value
  if (!isSearchable) return <p>This page isn’t included in search.</p>
  const top = result?.results.find(({ isPage }) => isPage)
  return (
    <>
      {(isOld || isOutdated) && (
        <p>
          These results are from before your last save. The search index is updated a few seconds after you save, once
          there are no problems in the content.
        </p>
      )}
      <div className="editorBarColumns">
        <section>
          <h3>How it appears in the results</h3>
          {result ? (
            <>
              <p>
                <strong>{result.title.text}</strong>
                <br />
                <span className="editorBarMuted">{result.trail.join(' / ')}</span>
              </p>
              {top && <p>{top.snippet.text}</p>}
            </>
          ) : (
            <p>Searching for the page’s title doesn’t find it.</p>
          )}
        </section>
        <Queries title="The page’s title and headings" queries={headings} />
        <Queries title="Test questions" queries={questions} />
      </div>
    </>
  )
}

function Queries({ title, queries }: { title: string; queries: readonly RankedQuery[] }) {
  const found = queries.filter(({ rank }) => rank > 0).length
  return (
    <section>
      <h3>
        {title} ({found} of {queries.length} find it)
      </h3>
      <ul>
        {queries.map(({ query, rank }) => (
          <li key={query}>
            {query} <span className="editorBarMuted">{rank > 0 ? `number ${rank}` : 'not in the first three'}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
