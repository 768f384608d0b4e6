import phone from '@/components/ui/Phone.module.css'
import { toRing } from '@/lib/miniatures/controls'
import type { FrameData, Surroundings } from '@/lib/miniatures/frames'
import { cx } from '@/lib/utils/cx'
import styles from './FramePicture.module.css'
import { Drawing } from './Miniature'
import miniature from './Miniature.module.css'
import { TabBar } from './TabBar'

type FramePictureProps = {
  data: FrameData
  label: string
  className?: string
  /** On a narrow screen, shows only the part with the ring, and no phone or window. */
  isStrip?: boolean
}

/** Draws a frame of a walkthrough: the picture, what's in front of it, and the phone or window around both. */
export function FramePicture({ data, label, className, isStrip }: FramePictureProps) {
  const { frame, over, ring } = data
  const isPhone = frame?.type === 'phone'
  return (
    <div
      className={cx(
        miniature.drawing,
        isPhone && phone.phone,
        styles.picture,
        isPhone && styles.phone,
        isStrip && styles.strip,
        className,
      )}
      role="img"
      aria-label={label}
      data-type={frame?.type}
    >
      {frame && <Bar frame={frame} ring={ring} />}
      <div className={styles.screen} data-covered={Boolean(over)}>
        <Drawing data={data.miniature} ring={over ? undefined : ring} />
      </div>
      {over && (
        <div className={styles.over}>
          <Drawing data={over} ring={ring} />
        </div>
      )}
      {frame?.type === 'phone' && frame.tab && !over && <TabBar tab={frame.tab} ring={ring} />}
    </div>
  )
}

type BarProps = { frame: Surroundings; ring?: string }

function Bar({ frame, ring }: BarProps) {
  if (frame.type === 'phone') return <div className={styles.speaker} />
  if (frame.type === 'window') return <div className={styles.title}>{frame.title}</div>
  return (
    <div className={styles.bar}>
      <div className={styles.address}>{frame.address}</div>
      {frame.bookmarks?.map((bookmark) => (
        <span key={bookmark} className={styles.bookmark} data-ring={toRing(bookmark, ring)}>
          {bookmark}
        </span>
      ))}
    </div>
  )
}
