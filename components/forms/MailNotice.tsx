import type { Mail } from '@/lib/forms/mail'
import { MailActions } from './MailActions'
import styles from './Notice.module.css'

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
          If it hasn't opened, write to <a href={`mailto:${to}`}>{to}</a> and paste the text. What you typed stays here.
        </p>
      </div>
      <MailActions mail={mail} label="Open the email again" />
    </div>
  )
}
