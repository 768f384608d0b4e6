import { EventLink } from '@/components/ui/EventLink'
import { Icon } from '@/components/ui/Icon'
import { Link } from '@/components/ui/Link.client'
import { withRoles } from '@/components/ui/TableScroller'
import type { DirectLink, PlatformDownload } from '@/lib/facts/downloads'
import styles from './DownloadTable.module.css'

type PlatformRowProps = { platform: PlatformDownload }

/** Shows the downloads for one platform. On phones, the parts of the table are blocks, so they need their roles. */
export function PlatformRow({ platform: { id, name, needs, store, files, hint } }: PlatformRowProps) {
  return withRoles(
    <tr data-for={id}>
      <th scope="row">
        {name}
        <small data-plain="">{' Your system'}</small>
        <small className={styles.chosen} data-plain="">
          {' Your choice in the docs'}
        </small>
        <p>{` Needs ${needs}`}</p>
      </th>
      <td>
        <ul role="list">
          <li>
            <EventLink className={styles.store} url={store.url} event={store.event}>
              {store.name}
            </EventLink>
            {files.length > 0 && <small> (recommended)</small>}
          </li>
          {files.map((file) => (
            <DirectFile key={file.url} platform={id} file={file} />
          ))}
        </ul>
        {hint && (
          <p>
            <Link href={hint.href}>{hint.label}</Link>
          </p>
        )}
      </td>
    </tr>,
  )
}

type DirectFileProps = { platform: string; file: DirectLink }

function DirectFile({ platform, file: { label, note, url, checksumUrl } }: DirectFileProps) {
  return (
    <li>
      <EventLink url={url} event="Download" platform={platform}>
        {label}
      </EventLink>
      <small>
        {` ${note}`}
        <span className="visuallyHidden">, </span>
      </small>
      <a className={styles.checksum} href={checksumUrl} rel="noopener noreferrer">
        <Icon name="note" /> SHA-256 <span className="visuallyHidden">{`of ${label}`}</span>
      </a>
    </li>
  )
}
