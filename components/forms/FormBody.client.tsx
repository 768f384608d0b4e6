'use client'

import type { ReactNode } from 'react'
import { Button } from '@/components/ui/Button'
import { toDraftKey } from '@/lib/forms/draft'
import type { FormDefinition } from '@/lib/forms/form'
import type { FormState } from '@/lib/forms/form-state'
import styles from './Form.module.css'
import { FormContext } from './form-context'
import { ErrorSummary, FailureNotice, MailNotice } from './Notice'
import { type FormSettings, useForm } from './use-form'

/**
 * Renders a form around its fields (`children`). JavaScript adds our own messages, drafts and responses in place. Until it has arrived, the browser checks the
 * fields and posts the form. The method `dialog` does nothing outside a `<dialog>`, and a form without an action needs that: it must not put what was
 * typed into the URL.
 */
export function FormBody({ children, ...settings }: FormSettings & { children: ReactNode }) {
  const { form, timeout } = settings
  const { element, state, isReady, isPosted, handleSubmit, handleChange } = useForm(settings)
  const { notice } = state
  return (
    <form
      ref={element}
      className={styles.form}
      aria-label={form.label}
      action={form.action ?? undefined}
      method={form.action ? 'post' : 'dialog'}
      noValidate={isReady}
      data-draft={toDraftKey(form.id)}
      onSubmit={handleSubmit}
      onChange={handleChange}
    >
      {notice?.kind === 'mistakes' && <ErrorSummary form={form} mistakes={notice} />}
      <FormContext value={{ errors: state.errors, isReady }}>{children}</FormContext>
      {notice?.kind === 'failure' && <FailureNotice {...notice} timeout={timeout} />}
      <SubmitRow form={form} state={state} isPosted={isPosted} />
      {notice?.kind === 'mail' && <MailNotice mail={notice.mail} to={settings.supportEmail} />}
    </form>
  )
}

type SubmitRowProps = { form: FormDefinition; state: FormState; isPosted: boolean }

const progress = { sending: 'Sending…', sent: 'Sent. Opening the next page…' } as const

/** Shows the button, what it will do, and what it's doing. The button is never disabled, because that would take the focus away from it. */
function SubmitRow({ form, state: { phase, notice }, isPosted }: SubmitRowProps) {
  const noteId = `${form.id}-note`
  const label = isPosted ? form.submitLabel : 'Continue in your email app'
  return (
    <div className={styles.submit}>
      <Button
        type="submit"
        variant={form.isDestructive ? 'danger' : 'primary'}
        aria-disabled={phase !== 'editing'}
        aria-describedby={isPosted ? undefined : noteId}
      >
        {phase === 'editing' ? label : progress[phase]}
      </Button>
      {!isPosted && (
        <p id={noteId} className={styles.note}>
          This opens an email with what you’ve filled in. Nothing is sent until you send the email.
        </p>
      )}
      <span className="visuallyHidden" role="status">
        {phase !== 'editing' && progress[phase]}
        {notice?.kind === 'mail' && 'Your email app should have opened. Now send the email there.'}
      </span>
    </div>
  )
}
