'use client'

import { toDraftKey } from '@/lib/forms/draft'
import { ErrorSummary } from './ErrorSummary'
import { FailureNotice } from './FailureNotice'
import { Field } from './Field'
import styles from './Form.module.css'
import { Honeypot } from './Honeypot'
import { MailNotice } from './MailNotice'
import { SubmitRow } from './SubmitRow'
import { type FormSettings, useForm } from './use-form'

/**
 * Renders the whole form, on the server too. JavaScript adds our own messages, drafts and responses in place. Until it has arrived, the browser checks the
 * fields and posts the form. The method `dialog` does nothing outside a `<dialog>`, and a form without an action needs that: it must not put what was
 * typed into the URL.
 */
export function FormBody(settings: FormSettings) {
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
      {form.fields.map((field) => (
        <Field key={field.name} formId={form.id} field={field} error={state.errors[field.name]} isCutShort={!isReady} />
      ))}
      <Honeypot name={form.honeypot} />
      {notice?.kind === 'failure' && <FailureNotice {...notice} timeout={timeout} />}
      <SubmitRow form={form} state={state} isPosted={isPosted} />
      {notice?.kind === 'mail' && <MailNotice mail={notice.mail} to={settings.supportEmail} />}
    </form>
  )
}
