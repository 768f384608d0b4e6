import { EventLink } from '@/components/ui/EventLink'
import { Outline } from '@/components/ui/Icon'
import { Link } from '@/components/ui/Link.client'
import { withRoles } from '@/components/ui/TableScroller'
import type { DirectLink, PlatformDownload } from '@/lib/facts/downloads'
import type { PlatformId } from '@/lib/site/platforms'
import styles from './DownloadTable.module.css'

/** A picture of each platform, so that people find theirs before they read. They aren't logos, which belong to other companies. */
const outlines: Record<PlatformId, string> = {
  win: 'M4 5h16v14H4zM4 12h16M12 5v14',
  mac: 'M5.5 5.5h13v10h-13zM3 19h18',
  linux: 'M4 5h16v14H4zM7.5 9.5l3 2.5-3 2.5M12.5 15H16',
  ios: 'M8.5 3h7A1.5 1.5 0 0 1 17 4.5v15a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 19.5v-15A1.5 1.5 0 0 1 8.5 3zM11 18h2',
  android: 'M4 17.5a8 8 0 0 1 16 0zM8 10.5 6.5 7.5M16 10.5l1.5-3M9 14.2v.01M15 14.2v.01',
}

type PlatformRowProps = { platform: PlatformDownload }

/** Shows the downloads for one platform. On phones, the parts of the table are blocks, so they need their roles. */
export function PlatformRow({ platform: { id, name, needs, store, files, hint } }: PlatformRowProps) {
  return withRoles(
    <tr data-for={id}>
      <th scope="row">
        <Outline path={outlines[id]} />
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
            <EventLink url={store.url} event={store.event}>
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
        SHA-256 <span className="visuallyHidden">{`of ${label}`}</span>
      </a>
    </li>
  )
}
