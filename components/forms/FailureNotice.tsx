import type { Failure } from '@/lib/forms/answer'
import { describeFailure } from '@/lib/forms/describe-failure'
import type { Mail } from '@/lib/forms/mail'
import { MailActions } from './MailActions'
import styles from './Notice.module.css'

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
      <MailActions mail={mail} label="Write an email instead" />
    </div>
  )
}
