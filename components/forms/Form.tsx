import { buildMail } from '@/lib/forms/mail'
import { config } from '@/lib/site/config.mjs'
import { formTimeout, getForm } from '@/lib/site/forms'
import { cx } from '@/lib/utils/cx'
import styles from './Form.module.css'
import { FormBody } from './FormBody.client'

type FormProps = { id: string }

/**
 * Renders a form of `lib/site/forms.ts`. With an action, it works without JavaScript. Without an action, people without JavaScript get the address to
 * write to instead. So do people whose script doesn't arrive, and then the fields keep what they typed.
 */
export function Form({ id }: FormProps) {
  const form = getForm(id)
  const email = config.supportEmail
  return (
    <div
      className={styles.frame}
      data-without-runtime={
        form.action === null
          ? `The form can't write your email until it loads, so write to ${email} yourself. What you typed stays here.`
          : 'You can still fill in the form and send it.'
      }
    >
      <FormBody form={form} supportEmail={email} timeout={formTimeout} />
      {form.action === null && (
        <p className={cx(styles.instructions, 'withoutRuntime')}>
          This form needs JavaScript. Without it, write to <a href={buildMail(form, {}, email).href}>{email}</a>.
        </p>
      )}
    </div>
  )
}
