import { Icon } from '@/components/ui/Icon'
import { toErrorId } from '@/lib/forms/field-ids'
import styles from './Field.module.css'

type FieldErrorProps = { fieldId: string; error: string | undefined }

/** Shows an error above the control. Below it, an on-screen keyboard or a list of suggestions would hide the error. */
export function FieldError({ fieldId, error }: FieldErrorProps) {
  if (error === undefined) return null
  return (
    <p id={toErrorId(fieldId)} className={styles.error}>
      <Icon name="warning" className={styles.errorIcon} />
      <span>
        <span className="visuallyHidden">Error:</span> {error}
      </span>
    </p>
  )
}
