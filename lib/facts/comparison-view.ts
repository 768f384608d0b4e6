import { formatDate } from '../utils/date'
import type { ComparedApp, Comparisons, Source } from './comparisons'
import { selectRow } from './select-rows'

/** A page we've read, with its number in this comparison and the anchor of its entry in the list of sources. */
type SourceView = Pick<Source, 'id' | 'title' | 'publisher' | 'url' | 'remark'> & {
  number: number
  anchor: string
  isThirdParty: boolean
  /** When we read the page and what date it has, such as "read on 21 November 2026, not dated". */
  days: string
}

/** What a comparison says about one app, with sources if it's another app, or with a documentation page if it's ours. */
export type ComparisonCell = {
  text: string
  sources: readonly SourceView[]
  page?: { href: string; label: string }
}

type ComparisonRow = { id: string; aspect: string; cells: readonly ComparisonCell[] }

type ComparisonView = {
  columns: readonly { name: string; isOwn: boolean }[]
  parts: readonly { title: string; rows: readonly ComparisonRow[] }[]
  sources: readonly SourceView[]
}

/** The facts that the builders need. */
export type ComparisonFacts = { comparisons: Comparisons }

/**
 * Builds one comparison, ready to draw. Sources are numbered in the order in which the rows refer to them.
 * @throws an error with the name of the component and the nearest ID, if there's no comparison with this ID
 */
export function buildComparison(
  { comparisons: { apps: names, sources, aspects, comparisons } }: ComparisonFacts,
  { id }: { id: string },
  component = '<ComparisonTable>',
): ComparisonView {
  const { apps, parts } = selectRow(component, comparisons, id)
  const numbered = new Map<string, SourceView>()

  function toSource(name: string): SourceView {
    const known = numbered.get(name)
    if (known) return known
    const view = toSourceView(selectRow(component, sources, name), numbered.size + 1)
    numbered.set(name, view)
    return view
  }

  function toCell(aspect: Comparisons['aspects'][number], app: ComparedApp): ComparisonCell {
    const claim = aspect[app]
    if (!claim) throw new Error(`${component}: the aspect "${aspect.id}" says nothing about ${app}`)
    const { text } = claim
    return 'page' in claim
      ? { text, sources: [], page: { href: claim.page, label: claim.label } }
      : { text, sources: claim.sources.map(toSource).sort((one, other) => one.number - other.number) }
  }

  return {
    columns: apps.map((app) => ({ name: names[app], isOwn: app === 'own' })),
    parts: parts.map(({ title, aspects: chosen }) => ({
      title,
      rows: chosen.map((name) => {
        const aspect = selectRow(component, aspects, name)
        return { id: aspect.id, aspect: aspect.label, cells: apps.map((app) => toCell(aspect, app)) }
      }),
    })),
    sources: [...numbered.values()],
  }
}

function toSourceView({ id, title, publisher, by, url, read, dated, remark }: Source, number: number): SourceView {
  const days = [`read on ${formatDate(read)}`, dated ? `dated ${formatDate(dated)}` : 'not dated'].join(', ')
  return { id, title, publisher, url, remark, number, anchor: `source-${id}`, isThirdParty: by === 'third party', days }
}
