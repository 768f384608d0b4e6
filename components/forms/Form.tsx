import { describeForm } from '@/lib/forms/form'
import { formTimeout, getForm } from '@/lib/forms/forms'
import { buildMail } from '@/lib/forms/mail'
import type { PartProps } from '@/lib/parts'
import { config } from '@/lib/site/config.mjs'
import { cx } from '@/lib/utils/cx'
import { Fields } from './Fields'
import styles from './Form.module.css'
import { FormBody } from './FormBody.client'

/**
 * Renders a form of `lib/forms/forms.ts`. With an action, it works without JavaScript. Without an action, people without JavaScript get the address to
 * write to instead. So do people whose script doesn't arrive, and then the fields keep what they typed.
 */
export function Form({ id }: PartProps<'Form'>) {
  const form = getForm(id)
  const email = config.supportEmail
  return (
    <div
      className={styles.frame}
      data-plain={describeForm(form)}
      data-without-runtime={
        form.action === null
          ? `The form can’t write your email until it loads, so write to ${email} yourself. What you typed stays here.`
          : 'You can still fill in the form and send it.'
      }
    >
      <FormBody form={form} supportEmail={email} timeout={formTimeout}>
        <Fields form={form} />
      </FormBody>
      {form.action === null && (
        <p className={cx(styles.instructions, 'withoutRuntime')}>
          This form needs JavaScript. Without it, write to <a href={buildMail(form, {}, email).href}>{email}</a>.
        </p>
      )}
    </div>
  )
}
