import { FillInputs } from './FillInputs.client'
import styles from './FillValues.module.css'
import { Folded } from './Folded'
import type { FillField } from './fill-code'

type FillValuesProps = { fields: readonly FillField[] }

/** Shows the fields for the reader's values, folded. */
export function FillValues({ fields }: FillValuesProps) {
  return (
    <Folded title="Try it with your values" className={styles.fill}>
      <FillInputs fields={fields} />
    </Folded>
  )
}
