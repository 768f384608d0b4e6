import { Badge } from '@/components/ui/Badge'
import { Link } from '@/components/ui/Link.client'
import type { ApiOperation } from '@/lib/api/api-types'
import type { PartProps } from '@/lib/parts'
import { type ApiColumn, ApiTable } from './ApiTable'
import { type ApiContext, getHref } from './api-context'
import { ApiPath, Method } from './Method'
import styles from './OperationsTable.module.css'

type OperationsTableProps = PartProps<'Operations'> & { api: ApiContext }

const columns: readonly ApiColumn[] = [
  { label: 'What it does' },
  { label: 'Method and path', kind: 'word' },
  { label: 'Scope', kind: 'word' },
  { label: 'Since', kind: 'word' },
]

/** Lists the operations of the API, with a link to the page of each. @throws if the group has no operations */
export function OperationsTable({ api, tag }: OperationsTableProps) {
  const operations = [...api.reference.operations.values()].filter((operation) => !tag || operation.tag === tag)
  if (operations.length === 0) throw new Error(`<Operations tag="${tag}">: no operation has this tag`)
  return (
    <ApiTable
      label={tag ? `Operations: ${tag}` : 'Operations'}
      columns={columns}
      className={styles.operations}
      rows={operations.map((operation) => ({
        key: operation.id,
        group: tag ? undefined : toGroup(operation, operations),
        cells: [
          <Title key="title" operation={operation} href={getHref(api, operation.id)} />,
          <Call key="call" operation={operation} />,
          <code key="scope">{operation.scope}</code>,
          operation.since,
        ],
      }))}
    />
  )
}

const list = new Intl.ListFormat('en-GB')

/** Returns the name of the group: the tag, or the names of all tags that have only one operation. */
function toGroup({ tag }: ApiOperation, operations: readonly ApiOperation[]): string {
  const isAlone = (name: string) => operations.filter((operation) => operation.tag === name).length === 1
  return isAlone(tag) ? list.format(operations.map((operation) => operation.tag).filter(isAlone)) : tag
}

function Title({ operation: { title, isBeta, deprecation }, href }: { operation: ApiOperation; href: string }) {
  return (
    <>
      <Link className={styles.link} href={href}>
        {title}
      </Link>{' '}
      {isBeta && <Badge tone="info">Beta</Badge>} {deprecation && <Badge tone="warning">Deprecated</Badge>}
    </>
  )
}

function Call({ operation: { method, path } }: { operation: ApiOperation }) {
  return (
    <span className={styles.call}>
      <Method method={method} />{' '}
      <code>
        <ApiPath path={path} />
      </code>
    </span>
  )
}
