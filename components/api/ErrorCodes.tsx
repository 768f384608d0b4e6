import type { ApiContext } from './api-context'
import styles from './ErrorCodes.module.css'
import { ErrorLink } from './Errors'

type ErrorCodesProps = { api: ApiContext }

/** Lists every error code. The IDs are those of the former table of errors, because the `docs_url` of earlier errors leads to them. */
export function ErrorCodes({ api }: ErrorCodesProps) {
  return (
    <ul className={styles.links} role="list">
      {api.reference.errors.map((error) => (
        <li key={error.code} id={`error-${error.code}`}>
          <ErrorLink error={error} />
        </li>
      ))}
    </ul>
  )
}
