import { Badge } from '@/components/ui/Badge'
import type { ApiHeader, ApiResponse } from '@/lib/api/api-types'
import type { PartProps } from '@/lib/parts'
import { type ApiContext, getOperation } from './api-context'
import { Examples } from './CodeSample'
import { FieldList } from './FieldList'
import { Folded } from './Folded'
import { InlineMarkdown } from './InlineMarkdown'
import styles from './Responses.module.css'

type ResponsesProps = PartProps<'Responses'> & { api: ApiContext }

/** Shows what an operation returns when it succeeds, by status. */
export function Responses({ id, api }: ResponsesProps) {
  const { responses } = getOperation(api, id)
  return responses.map((response, index) => {
    const first = responses.slice(0, index).find((earlier) => toShape(earlier) === toShape(response))
    const name = toName(response)
    return (
      <div key={name} className={styles.response} role="group" aria-label={name}>
        <p>
          <Badge tone="success">{name}</Badge> <InlineMarkdown text={response.description} />
        </p>
        {first ? (
          <p className={styles.same}>It has the same fields and headers as {toName(first)}.</p>
        ) : (
          <Shape {...response} />
        )}
        <Examples examples={response.examples} highlight={api.highlight} />
      </div>
    )
  })
}

const toName = ({ status, reason }: ApiResponse) => `${status} ${reason}`

/** Returns what two responses need to have in common so that the second one doesn't have to repeat it. */
const toShape = ({ fields, headers }: ApiResponse) => JSON.stringify([fields, headers])

function Shape({ fields, headers }: Pick<ApiResponse, 'fields' | 'headers'>) {
  return (
    <>
      {fields.length > 0 && <FieldList fields={fields} isAnswer />}
      {headers.length > 0 && <Headers headers={headers} />}
    </>
  )
}

function Headers({ headers }: { headers: readonly ApiHeader[] }) {
  return (
    <Folded title="Headers">
      <dl className={styles.headers}>
        {headers.map(({ name, description }) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>
              <InlineMarkdown text={description} />
            </dd>
          </div>
        ))}
      </dl>
    </Folded>
  )
}
