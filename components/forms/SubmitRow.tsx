import { Button } from '@/components/ui/Button'
import type { FormDefinition } from '@/lib/forms/form'
import type { FormState } from '@/lib/forms/form-state'
import styles from './Form.module.css'

type SubmitRowProps = { form: FormDefinition; state: FormState; isPosted: boolean }

const progress = { sending: 'Sending…', sent: 'Sent. Opening the next page…' } as const

/** Shows the button, what it will do, and what it's doing. The button is never disabled, because that would take the focus away from it. */
export function SubmitRow({ form, state: { phase, notice }, isPosted }: SubmitRowProps) {
  const noteId = `${form.id}-note`
  const label = isPosted ? form.submitLabel : 'Write the email'
  return (
    <div className={styles.submit}>
      <Button
        type="submit"
        variant="primary"
        aria-disabled={phase !== 'editing'}
        aria-describedby={isPosted ? undefined : noteId}
      >
        {phase === 'editing' ? label : progress[phase]}
      </Button>
      {!isPosted && (
        <p id={noteId} className={styles.note}>
          Opens your email app with everything filled in. Nothing is sent until you send the email there.
        </p>
      )}
      <span className="visuallyHidden" role="status">
        {phase !== 'editing' && progress[phase]}
        {notice?.kind === 'mail' && 'Your email app should have opened. Now send the email there.'}
      </span>
    </div>
  )
}
