import { Fragment } from 'react'
import { Anchor } from '@/components/mdx/Anchor'
import type { ApiError } from '@/lib/api/api-types'
import type { PartProps } from '@/lib/parts'
import { type ApiContext, getOperation } from './api-context'
import styles from './Errors.module.css'
import { InlineMarkdown } from './InlineMarkdown'

type ErrorsProps = PartProps<'Errors'> & { api: ApiContext }

/** Lists the operation's own error codes with their fixes, and then the codes that it shares with other operations. */
export function Errors({ id, api }: ErrorsProps) {
  const { own, common } = getOperation(api, id).errors
  return (
    <>
      {own.length > 0 && (
        <dl>
          {own.map((error) => (
            <div key={error.code} className={styles.error}>
              <dt>
                <ErrorLink error={error} /> <span className={styles.status}>{error.status}</span>
              </dt>
              <dd>
                <InlineMarkdown text={error.meaning} /> <InlineMarkdown text={error.cure} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {common.length > 0 && (
        <p>
          {own.length > 0 ? 'This request can also return: ' : 'This request can return: '}
          {common.map((error, index) => (
            <Fragment key={error.code}>
              {index > 0 && ', '}
              <ErrorLink error={error} />
            </Fragment>
          ))}
          .
        </p>
      )}
    </>
  )
}

type ErrorLinkProps = { error: ApiError }

/** Links an error code to its row in the table of all codes. */
export function ErrorLink({ error: { code, href } }: ErrorLinkProps) {
  return (
    <Anchor href={href}>
      <code>{code}</code>
    </Anchor>
  )
}
