import sticky from '@/components/ui/StickyColumn.module.css'
import type { PartProps } from '@/lib/parts'
import { cx } from '@/lib/utils/cx'
import { type ApiContext, getOperation } from './api-context'
import { Endpoint } from './Endpoint'
import styles from './Request.module.css'
import { SamplePanel } from './SamplePanel'

type RequestProps = PartProps<'Request'> & { api: ApiContext }

/**
 * Shows what to send to an operation, on the page about it. Above 1200 px, `ApiMain` has a second column for the samples. Below that, they're part of the
 * text, and the response is only in its own section.
 */
export function Request({ id, api }: RequestProps) {
  const operation = getOperation(api, id)
  return (
    <>
      <Endpoint operation={operation} />
      {/* Not a div: prose.css may skip drawing those, and then the column would be inside one. */}
      <section className={styles.column} aria-label="Samples">
        <div className={cx(sticky.column, styles.samples)}>
          <SamplePanel operation={operation} highlight={api.highlight} answersClassName={styles.answers} />
        </div>
      </section>
    </>
  )
}
