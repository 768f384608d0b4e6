import { Steps } from '@/components/mdx/Steps'
import { Link } from '@/components/ui/Link.client'
import links from '@/components/ui/Links.module.css'
import { cx } from '@/lib/utils/cx'
import styles from './NextSteps.module.css'

type NextStepsProps = {
  /** The system that the app needs, if the visitor's is known and isn't in a table on the page. */
  needs?: string
  /** Whether the store is the only way to get the app. */
  isFromStore?: boolean
}

/** Lists what people do after the download and what they need. */
export function NextSteps({ needs, isFromStore }: NextStepsProps) {
  return (
    <div className={cx(links.links, styles.next)}>
      <h2>What to do next</h2>
      <Steps>
        <ol>
          <li>
            {!isFromStore && (
              <>
                If you’ve downloaded a file, <Link href="/docs/security-model#check-a-download">check it</Link> first.{' '}
              </>
            )}
            Install the app and open it.
          </li>
          <li>
            Select <strong>Create account</strong>, or sign in if you{' '}
            <Link href="/docs/getting-started/set-up-account">have an account</Link>.
          </li>
          <li>
            Save your <Link href="/docs/getting-started/set-up-account#keep-your-recovery-key-safe">recovery key</Link>,
            because we can’t reset your password.
          </li>
          <li>
            Add a task, or <Link href="/docs/features/import-export#import">import your tasks</Link> from another app.
          </li>
        </ol>
      </Steps>
      <h2>What you need</h2>
      <ul className={styles.needs}>
        {needs && <li>{needs}</li>}
        <li>An email address for your account</li>
        <li>
          A network connection to create the account and to sync. You can use the app offline the rest of the time.
        </li>
      </ul>
    </div>
  )
}
