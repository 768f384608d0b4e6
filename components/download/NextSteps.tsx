import { Steps } from '@/components/mdx/Steps'
import { Link } from '@/components/ui/Link.client'
import links from '@/components/ui/Links.module.css'
import { cx } from '@/lib/utils/cx'
import styles from './NextSteps.module.css'

type NextStepsProps = {
  /** The system that the app needs, if the visitor's is known and isn't in a table on the page. */
  needs?: string
  /** Without links, for the page of a phone, which has only the one to its store. */
  isPlain?: boolean
}

/** Lists what people need and what they do after the download. */
export function NextSteps({ needs, isPlain }: NextStepsProps) {
  const link = (href: string, label: string) => (isPlain ? label : <Link href={href}>{label}</Link>)
  return (
    <div className={cx(links.links, styles.next)}>
      <h2>What you need</h2>
      <ul className={styles.needs}>
        {needs && <li>{needs}</li>}
        <li>An email address for your account</li>
        <li>
          A network connection to create the account and to sync. You can use the app offline the rest of the time.
        </li>
      </ul>
      <h2>What to do next</h2>
      <Steps>
        <ol>
          <li>
            {!isPlain && (
              <>
                If you’ve downloaded a file, <Link href="/docs/security-model#check-a-download">check it</Link> first.{' '}
              </>
            )}
            Install the app and open it.
          </li>
          <li>
            Select <strong>Create account</strong>, or sign in if you{' '}
            {link('/docs/getting-started/set-up-account', 'have an account')}.
          </li>
          <li>
            Save your {link('/docs/getting-started/set-up-account#keep-your-recovery-key-safe', 'recovery key')},
            because we can’t reset your password.
          </li>
          <li>Add a task, or {link('/docs/features/import-export#import', 'import your tasks')} from another app.</li>
        </ol>
      </Steps>
    </div>
  )
}
