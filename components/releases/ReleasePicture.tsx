import app from '@/components/miniatures/App.module.css'
import { Drawing } from '@/components/miniatures/Miniature'
import phone from '@/components/ui/Phone.module.css'
import { describeMiniature } from '@/lib/miniatures/describe'
import type { MiniatureData } from '@/lib/miniatures/schema'
import { describeAppLook } from '@/lib/releases/app-look'
import { type Release, toPictureId } from '@/lib/releases/release'
import { cx } from '@/lib/utils/cx'
import styles from './ReleasePicture.module.css'

type ReleasePictureProps = {
  release: Pick<Release, 'version' | 'platforms'>
  miniatures: ReadonlyMap<string, MiniatureData>
}

/** Draws what a release introduced, in the app as it was then. The picture is always 16:10, so whatever is longer is cut off at its bottom. */
export function ReleasePicture({ release, miniatures }: ReleasePictureProps) {
  const data = miniatures.get(toPictureId(release.version) ?? '')
  if (!data) return null
  const { device, theme, sidebar } = describeAppLook(release, data)
  return (
    <div className={styles.picture} role="img" aria-label={describeMiniature(data)}>
      <div
        className={cx(device === 'phone' && phone.phone, styles.app)}
        data-device={device}
        data-kind={data.kind}
        data-theme={theme}
      >
        {sidebar.length > 0 && (
          <div className={styles.sidebar}>
            {sidebar.map(({ name, isOpen }) => (
              <span key={name} className={app.place} data-chosen={isOpen || undefined}>
                {name}
              </span>
            ))}
          </div>
        )}
        <div className={styles.content}>
          <Drawing data={data} />
        </div>
      </div>
    </div>
  )
}
