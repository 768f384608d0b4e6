import { Badge } from '@/components/ui/Badge'
import { CopyButton } from '@/components/ui/CopyButton.client'
import type { ApiOperation } from '@/lib/api/api-types'
import styles from './Endpoint.module.css'
import { ApiPath, Method } from './Method'

type EndpointProps = { operation: ApiOperation }

/** Shows what's below the title of an operation: the method and path to request, and the scope that the token needs. */
export function Endpoint({ operation: { method, path, scope, since, isBeta, deprecation } }: EndpointProps) {
  return (
    <div>
      <figure className={styles.line}>
        <Method method={method} />
        <pre className={styles.path}>
          <code>
            <ApiPath path={path} />
          </code>
        </pre>
        <CopyButton label="Copy path" />
      </figure>
      <ul className={styles.facts} role="list" aria-label="About this operation">
        <li>
          Scope <code>{scope}</code>
        </li>
        <li>Since {since}</li>
        {isBeta && (
          <li>
            <Badge tone="info">Beta</Badge>
          </li>
        )}
        {deprecation && (
          <li>
            <Badge tone="warning">Deprecated</Badge>
          </li>
        )}
      </ul>
    </div>
  )
}
