import { type MouseEvent, useEffect, useRef } from 'react'
import { describeMistakes } from '@/lib/forms/describe-failure'
import { toFocusId } from '@/lib/forms/field-ids'
import type { FormDefinition } from '@/lib/forms/form'
import type { FormNotice } from '@/lib/forms/form-state'
import styles from './Notice.module.css'

type ErrorSummaryProps = { form: FormDefinition; mistakes: Extract<FormNotice, { kind: 'mistakes' }> }

/** Lists all mistakes above the fields. It takes the focus each time the form is rejected, and each line links to its field. */
export function ErrorSummary({ form, mistakes }: ErrorSummaryProps) {
  const element = useRef<HTMLDivElement>(null)
  const { by, errors, reasons } = mistakes
  const fields = form.fields.filter(({ name }) => name in errors)
  const titleId = `${form.id}-mistakes`
  const listId = `${titleId}-list`

  // `mistakes` is a new object each time the form is rejected.
  useEffect(() => {
    if (mistakes) element.current?.focus()
  }, [mistakes])

  return (
    <div
      ref={element}
      className={styles.notice}
      data-tone="danger"
      role="group"
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-describedby={listId}
    >
      <p id={titleId} className={styles.title}>
        {describeMistakes(fields.length, by)}
      </p>
      <ul id={listId} className={styles.list}>
        {fields.map((field) => (
          <li key={field.name}>
            <a href={`#${toFocusId(form.id, field)}`} onClick={focusTarget}>
              {errors[field.name]}
            </a>
          </li>
        ))}
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </div>
  )
}

/** Moves the focus without adding a history entry, because going back should leave the form, not walk through its mistakes. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>) {
  const target = document.getElementById(event.currentTarget.hash.slice(1))
  if (!target) return
  event.preventDefault()
  target.focus()
}
