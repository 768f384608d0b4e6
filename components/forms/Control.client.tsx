'use client'

import { type ComponentProps, use } from 'react'
import { Icon } from '@/components/ui/Icon'
import { toDescribedBy, toErrorId } from '@/lib/forms/form'
import styles from './Field.module.css'
import { FormContext } from './form-context'

type ControlProps = Omit<ComponentProps<'input'>, 'ref'> & {
  as: 'input' | 'textarea' | 'div'
  id: string
  /** The name of the field. */
  field: string
  hasHint?: boolean
  rows?: number
}

/**
 * Renders a control, or the group around several, and marks it while its field has an error. The browser limits the length of a text only until scripts
 * run. From then on, an error message does, because people don't notice when their text is cut off.
 */
export function Control({ as, field, hasHint = false, maxLength, ...rest }: ControlProps) {
  const { errors, isReady } = use(FormContext)
  const error = errors[field]
  // All of them have the attributes that are used here.
  const Element = as as 'input'
  return (
    <Element
      {...rest}
      maxLength={isReady ? undefined : maxLength}
      aria-invalid={error !== undefined}
      aria-describedby={toDescribedBy(rest.id, hasHint, error)}
    />
  )
}

type FieldErrorProps = { field: string; fieldId: string }

/** Shows an error above the control. Below it, an on-screen keyboard or a list of suggestions would hide the error. */
export function FieldError({ field, fieldId }: FieldErrorProps) {
  const error = use(FormContext).errors[field]
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
