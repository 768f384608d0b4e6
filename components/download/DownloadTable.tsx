import { EventLink } from '@/components/ui/EventLink'
import { Link } from '@/components/ui/Link.client'
import links from '@/components/ui/Links.module.css'
import { withRoles } from '@/components/ui/TableScroller'
import type { DirectLink, PlatformDownload } from '@/lib/facts/downloads'
import { cx } from '@/lib/utils/cx'
import styles from './DownloadTable.module.css'

type DownloadTableProps = { rows: readonly PlatformDownload[]; release: string }

export function DownloadTable({ rows, release }: DownloadTableProps) {
  // On phones, the parts of the table are blocks, so they need their roles.
  return withRoles(
    <table className={cx(links.links, styles.table)}>
      <caption>Direct downloads are version {release}. Stores update the app automatically.</caption>
      <thead>
        <tr>
          <th scope="col">Platform</th>
          <th scope="col">Versions</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, needs, store, files, hint }) => (
          <tr key={id} data-for={id}>
            <th scope="row">
              {name}
              <small data-plain="">{' Your system'}</small>
              <small className={styles.chosen} data-plain="">
                {' Your choice in the docs'}
              </small>
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
              <p>{`Needs ${needs}`}</p>
              {hint && (
                <p>
                  <Link href={hint.href}>{hint.label}</Link>
                </p>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>,
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
        SHA-256 <span className="visuallyHidden">{`of ${label}`}</span>
      </a>
    </li>
  )
}
