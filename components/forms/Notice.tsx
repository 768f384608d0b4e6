import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/Button'
import { type FormDefinition, toFocusId } from '@/lib/forms/form'
import { describeFailure, describeMistakes, type FormNotice } from '@/lib/forms/form-state'
import type { Mail } from '@/lib/forms/mail'
import type { Failure } from '@/lib/forms/post-form'
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

type FailureNoticeProps = { failure: Failure; mail: Mail; timeout: number }

/** Explains why the form didn't arrive and offers a way around it. Screen readers read it out at once. */
export function FailureNotice({ failure, mail, timeout }: FailureNoticeProps) {
  const { title, advice } = describeFailure(failure, timeout)
  return (
    <div className={styles.notice} data-tone="danger">
      <div role="alert">
        <p className={styles.title}>{title}</p>
        <p>{advice}</p>
      </div>
      <MailActions key={mail.text} mail={mail} label="Write an email instead" />
    </div>
  )
}

type MailNoticeProps = { mail: Mail; to: string }

/** Explains what to do once the email app has been asked to open. Browsers don't say if it did. */
export function MailNotice({ mail, to }: MailNoticeProps) {
  return (
    <div className={styles.notice} data-tone="info">
      <div>
        <p className={styles.title}>Now send the email from your email app.</p>
        <p>
          {mail.isWhole
            ? 'It should have opened, with everything filled in. '
            : 'It should have opened, but your text is too long to be filled in there. Copy the text and paste it into the email. '}
          If it hasn’t opened, write to <a href={`mailto:${to}`}>{to}</a> and paste the text. What you typed stays here.
        </p>
      </div>
      {/* A changed text resets the copy button, because what was copied is out of date. */}
      <MailActions key={mail.text} mail={mail} label="Open the email again" />
    </div>
  )
}

type MailActionsProps = { mail: Mail; label: string }

const words = { ready: 'Copy the text', copied: 'Copied', failed: 'Couldn’t copy. Copy it from the fields.' } as const

/** Offers the email as a link, and its text for people whose browser has no email app. */
function MailActions({ mail, label }: MailActionsProps) {
  const [result, setResult] = useState<keyof typeof words>('ready')

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(mail.text)
      setResult('copied')
    } catch {
      setResult('failed')
    }
  }

  return (
    <div className={styles.actions}>
      <a href={mail.href}>{label}</a>
      <Button icon={result === 'copied' ? 'check' : 'copy'} onClick={copy}>
        <span aria-live="polite">{words[result]}</span>
      </Button>
    </div>
  )
}
