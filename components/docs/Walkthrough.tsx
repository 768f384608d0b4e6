import { cloneElement, type ReactElement, type ReactNode } from 'react'
import { listByTag } from '@/components/mdx/children'
import stepStyles from '@/components/mdx/Steps.module.css'
import { FramePicture } from '@/components/miniatures/FramePicture'
import { selectEntry } from '@/lib/facts/select-rows'
import { describeFrames, type WalkthroughData } from '@/lib/miniatures/frames'
import type { PartProps } from '@/lib/parts'
import { cx } from '@/lib/utils/cx'
import styles from './Walkthrough.module.css'

type WalkthroughProps = PartProps<'Walkthrough'> & { walkthroughs: ReadonlyMap<string, WalkthroughData> }

type ListElement = ReactElement<{ className?: string; children?: ReactNode }>

/**
 * Shows steps with pictures from `content/walkthroughs/<id>.yml`. Each picture is in the last of its steps, and on a wide screen, the style sheet puts all
 * of them in one place next to the list and shows the one for the current step.
 */
export function Walkthrough({ walkthroughs, id, children }: WalkthroughProps) {
  const { frames } = selectEntry('<Walkthrough>', Object.fromEntries(walkthroughs), 'walkthrough', id)
  const [list] = listByTag(children, 'ol') as ListElement[]
  if (!list) throw new Error('<Walkthrough> needs a numbered list')
  const labels = describeFrames(frames)
  const items = listByTag(list.props.children, 'li') as ListElement[]
  return cloneElement(
    list,
    { className: styles.walkthrough },
    items.map((item, index) => {
      const step = index + 1
      const at = frames.findIndex(({ steps }) => steps.includes(step))
      const frame = frames[at]
      return (
        <li key={item.key ?? step} data-frame={at + 1}>
          <div className={cx(stepStyles.step, styles.step)}>
            <input
              type="radio"
              name={`walkthrough-${id}`}
              className={styles.choice}
              aria-label={`Show the picture of step ${step}`}
            />
            {item.props.children}
          </div>
          {frame && frame.steps.at(-1) === step && (
            <FramePicture data={frame} label={labels[at] ?? ''} className={styles.picture} isStrip />
          )}
        </li>
      )
    }),
  )
}
