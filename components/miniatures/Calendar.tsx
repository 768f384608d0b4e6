import { toRing } from '@/lib/miniatures/controls'
import { layOutBlocks } from '@/lib/miniatures/layout'
import type { CalendarData } from '@/lib/miniatures/schema'
import styles from './Calendar.module.css'
import { Frame } from './Frame'

type CalendarProps = { data: CalendarData; ring?: string }

export function Calendar({ data: { title, note, actions, hours, blocks }, ring }: CalendarProps) {
  return (
    <Frame title={title} note={note} actions={actions} ring={ring}>
      <div className={styles.calendar}>
        <HourLines first={hours[0]} last={hours[1]} />
        <div className={styles.blocks}>
          {layOutBlocks(blocks, hours[0]).map((group) => (
            <div key={group.start}>
              <Strut hours={group.gap} />
              <div className={styles.lanes}>
                {group.lanes.map((lane) => (
                  <div key={lane[0]?.name}>
                    {lane.map((block) => (
                      <Block key={block.from} block={block} ring={ring} isOverlapping={group.lanes.length > 1} />
                    ))}
                  </div>
                ))}
              </div>
            </div>
          ))}
        </div>
      </div>
    </Frame>
  )
}

/** Returns how much of its text fits into a block of this many hours. */
const toSize = (hours: number) => (hours < 0.5 ? 'tiny' : hours < 0.75 ? 'short' : hours < 1 ? 'medium' : 'long')

type BlockProps = {
  block: CalendarData['blocks'][number] & { gap: number; length: number }
  isOverlapping: boolean
  ring?: string
}

function Block({ block, isOverlapping, ring }: BlockProps) {
  return (
    <>
      <Strut hours={block.gap} />
      <div className={styles.place}>
        <Strut hours={block.length} />
        <div
          className={styles.block}
          data-type={block.type}
          data-overlapping={isOverlapping}
          data-size={toSize(block.length)}
          data-ring={toRing(block.name, ring)}
        >
          <span className={styles.name}>{block.name}</span>
          <span className={styles.time}>
            {block.from} to {block.to}
          </span>
        </div>
      </div>
    </>
  )
}

type StrutProps = { hours: number }

/** The height of an hour in a calendar, in em of the drawing's text. */
const hourHeight = 4

/** Takes up the height of a period of time. The height of an SVG doesn't need an inline style, which the site's policy forbids. */
function Strut({ hours }: StrutProps) {
  if (hours === 0) return null
  return <svg width="0" height={`${Math.round(hours * hourHeight * 1000) / 1000}em`} aria-hidden="true" />
}

type HourLinesProps = { first: number; last: number }

/** Draws the hours of a calendar, each with a line. */
function HourLines({ first, last }: HourLinesProps) {
  const hours = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  return (
    <svg className={styles.hours} width="100%" height={`${(last - first) * hourHeight}em`} aria-hidden="true">
      {hours.map((hour) => (
        <svg key={hour} className={styles.hour} y={`${(hour - first) * hourHeight}em`} aria-hidden="true">
          <text className={styles.label} dy="0.3em">
            {String(hour).padStart(2, '0')}:00
          </text>
          <line className={styles.line} x1="3.75em" x2="100%" />
        </svg>
      ))}
    </svg>
  )
}
