import { buildMail } from '@/lib/forms/mail'
import { config } from '@/lib/site/config.mjs'
import { formTimeout, getForm } from '@/lib/site/forms'
import styles from './Form.module.css'
import { FormBody } from './FormBody.client'

type FormProps = { id: string }

/** A form of `lib/site/forms.ts`. With an action it works without script; without one there is only the address to write to. */
export function Form({ id }: FormProps) {
  const form = getForm(id)
  return (
    <div className={styles.frame}>
      {form.action === null && (
        <noscript>
          <p>
            This form needs JavaScript. Without it, write to{' '}
            <a href={buildMail(form, {}, config.supportEmail).href}>{config.supportEmail}</a>.
          </p>
        </noscript>
      )}
      <FormBody form={form} supportEmail={config.supportEmail} timeout={formTimeout} />
    </div>
  )
}
