import { Icon } from '@/components/ui/Icon'
import type { SealedExample } from '@/lib/facts/schema'
import type { PartProps } from '@/lib/parts'
import { cx } from '@/lib/utils/cx'
import { buildSeal } from '@/lib/weave/weave'
import styles from './Sealed.module.css'
import { SectionTitle } from './SectionTitle'
import { WovenCloth } from './WovenCloth'

type SealedProps = PartProps<'Sealed'> & { sealed: SealedExample }

/** Shows what's encrypted and what isn't, as text and as an example, field by field. */
export function Sealed({ sealed, title, children }: SealedProps) {
  return (
    <section className={styles.sealed}>
      <div>
        <SectionTitle title={title} />
        <div className={cx('prose', styles.body)}>{children}</div>
      </div>
      <table className={styles.table}>
        <caption className="visuallyHidden">An example: fields on your device and on our server</caption>
        <thead>
          <tr>
            <th scope="col">On your device</th>
            <th scope="col">On our server</th>
          </tr>
        </thead>
        {sealed.things.map(({ thing, label, fields }) => (
          <tbody key={thing}>
            <tr>
              <th className={styles.thing} colSpan={2} scope="rowgroup">
                {label}
              </th>
            </tr>
            {fields.map((field) => (
              <tr key={field.field}>
                <td>
                  <span className={styles.label}>
                    {field.label}
                    <span className="visuallyHidden">: </span>
                  </span>
                  {field.device}
                </td>
                <td>{field.server ? <Readable label={field.label} value={field.server} /> : <Seal field={field} />}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}

type Field = SealedExample['things'][number]['fields'][number]

/** Shows cloth instead of the text. It reveals the text's length and nothing else. */
function Seal({ field: { label, device } }: { field: Field }) {
  return (
    <>
      <span className={styles.label}>
        <span className="visuallyHidden">{label}: </span>
        <Icon name="lock" className={styles.lock} />
        Encrypted
      </span>
      <WovenCloth drawing={buildSeal(device)} className={styles.cloth} />
    </>
  )
}

function Readable({ label, value }: { label: string; value: string }) {
  return (
    <>
      <span className={cx(styles.label, styles.readable)}>
        <span className="visuallyHidden">{label}: </span>
        Readable
        <span className="visuallyHidden">: </span>
      </span>
      {value}
    </>
  )
}
