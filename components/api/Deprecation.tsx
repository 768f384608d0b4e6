import { Callout } from '@/components/ui/Callout'
import type { ApiDeprecation, ApiField, ApiOperation } from '@/lib/api/api-types'
import { formatDate } from '@/lib/utils/date'
import { InlineMarkdown } from './InlineMarkdown'

type DeprecationProps = { deprecation: ApiDeprecation }

/** Says since when something is deprecated, how long it works at least, and what to use instead. */
export function Deprecation({ deprecation: { date, replacement } }: DeprecationProps) {
  return (
    <>
      Deprecated since {formatDate(date)}. It works until at least {formatDate(addYear(date))}.{' '}
      <InlineMarkdown text={replacement} />
    </>
  )
}

/** The promise about deprecated operations and fields: at least 12 months. */
const addYear = (date: string) => date.replace(/^\d+/, (year) => String(Number(year) + 1))

type DeprecationNoticeProps = { operation: ApiOperation }

/** Shown at the top of an operation's page if the operation, or one of its parameters or fields, is deprecated. */
export function DeprecationNotice({ operation }: DeprecationNoticeProps) {
  const fields = listDeprecatedFields(operation)
  if (!operation.deprecation && fields.length === 0) return null
  return (
    <Callout tone="warning" title="Deprecated">
      {operation.deprecation && (
        <p>
          <Deprecation deprecation={operation.deprecation} />
        </p>
      )}
      {fields.map(({ path, deprecation }) => (
        <p key={path}>
          <code>{path}</code>: <Deprecation deprecation={deprecation} />
        </p>
      ))}
    </Callout>
  )
}

/** A field with its name or, inside an object, its path, such as "data.notebook_id". */
type DeprecatedField = { path: string; deprecation: ApiDeprecation }

/** Lists the deprecated parameters and fields of an operation, each name once. */
function listDeprecatedFields({ parameters, body, responses }: ApiOperation): DeprecatedField[] {
  const groups = [...Object.values(parameters), body?.fields ?? [], ...responses.map(({ fields }) => fields)]
  const found = groups.flatMap((fields) => listDeprecated(fields))
  return [...new Map(found.map((field) => [field.path, field])).values()]
}

function listDeprecated(fields: readonly ApiField[], above = ''): DeprecatedField[] {
  return fields.flatMap(({ name, deprecation, fields: inner = [] }) => {
    const path = above + name
    return [...(deprecation ? [{ path, deprecation }] : []), ...listDeprecated(inner, `${path}.`)]
  })
}
