import type { BlockContent, List, Table } from 'mdast'
import type { ApiChange, ApiError, ApiLimit, ApiOperation, ApiScope } from '../../api/api-types'
import { selectEntry } from '../../facts/select-rows'
import { toReleaseHref } from '../../site/routes'
import { formatDate } from '../../utils/date'
import { inlineParagraph, inlineTable } from './inline-markdown'
import { bulletList, nestedList } from './nodes'
import type { PlainApi } from './twin'

const toLink = ({ code, href }: ApiError) => `[\`${code}\`](${href})`

/** An operation's own codes, and those that it shares with others. */
export function toErrorBlocks({ own, common }: ApiOperation['errors']): BlockContent[] {
  const columns = ['Code', 'Status', 'Meaning and what to do']
  const rows = own.map((error) => [toLink(error), String(error.status), `${error.meaning} ${error.cure}`])
  const start = own.length ? 'This request can also return' : 'This request can return'
  return [
    ...(own.length ? [inlineTable(columns, rows)] : []),
    ...(common.length ? [inlineParagraph(`${start}: ${common.map(toLink).join(', ')}.`)] : []),
  ]
}

/** Every error code. */
export function toErrorTable(errors: readonly ApiError[]): Table {
  return inlineTable(
    ['Code', 'Status', 'Meaning and what to do', 'Retry'],
    errors.map(({ code, status, meaning, cure, retry }) => [`\`${code}\``, `${status}`, `${meaning} ${cure}`, retry]),
  )
}

/** What a token may be allowed to do. */
export function toScopeTable(scopes: readonly ApiScope[]): Table {
  return inlineTable(
    ['Scope', 'What it allows'],
    scopes.map(({ scope, description }) => [`\`${scope}\``, description]),
  )
}

/** How much and how long, and what answers beyond it. */
export function toLimitTable(limits: readonly ApiLimit[]): Table {
  return inlineTable(
    ['Limit', 'Amount', 'What counts', 'Error'],
    limits.map(({ label, amount, description, error }) => [label, amount, description, error ? toLink(error) : '']),
  )
}

/**
 * What one can call, of all groups or of one.
 * @throws when the group has no operation, or an operation has no page
 */
export function toOperationTable({ reference, hrefs }: PlainApi, tag?: string): Table {
  const operations = [...reference.operations.values()].filter((operation) => !tag || operation.tag === tag)
  if (operations.length === 0) throw new Error(`<Operations>: no operation has the tag "${tag}"`)
  const pages = Object.fromEntries(hrefs)
  return inlineTable(
    ['What it does', 'Method and path', 'Scope', 'Since'],
    operations.map(({ id, title, method, path, scope, since, isBeta, isDeprecated }) => {
      const link = `[${title}](${selectEntry('<Operations>', pages, 'page of an operation', id)})`
      const words = [link, ...(isBeta ? ['beta'] : []), ...(isDeprecated ? ['deprecated'] : [])].join(', ')
      return [words, `\`${method} ${path}\``, `\`${scope}\``, since]
    }),
  )
}

/** What changed and when. */
export function toChangeList(changelog: readonly ApiChange[]): List {
  return nestedList(
    changelog.map(({ date, release, changes }) => {
      const day = formatDate(date)
      return [
        inlineParagraph(release ? `${day}, [release ${release}](${toReleaseHref(release)})` : day),
        bulletList(changes.map(inlineParagraph)),
      ]
    }),
  )
}
