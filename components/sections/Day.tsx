import { MiniatureById } from '@/components/mdx/MiniatureById'
import { Link } from '@/components/ui/Link.client'
import type { MiniatureData } from '@/lib/miniatures/schema'
import type { PartProps } from '@/lib/parts'
import styles from './Day.module.css'
import { SectionTitle } from './SectionTitle'

/** Shows one day on one thread: `<Moment>`s in the order of their times. */
export function Day({ title, lead, children }: PartProps<'Day'>) {
  return (
    <section className={styles.day}>
      <div className={styles.head}>
        <SectionTitle title={title} lead={lead} />
      </div>
      <ol className={styles.moments} role="list">
        {children}
      </ol>
    </section>
  )
}

type MomentProps = PartProps<'Moment'> & { miniatures: ReadonlyMap<string, MiniatureData> }

export function Moment({ miniatures, time, title, href, label, miniature, children }: MomentProps) {
  return (
    <li className={styles.moment}>
      <time className={styles.time} dateTime={time}>
        {time}
      </time>
      <div className={styles.words}>
        <h3>{title}</h3>
        <div className={styles.text}>{children}</div>
        <Link className={styles.link} href={href}>
          {label}
        </Link>
      </div>
      <div className={styles.picture}>
        <MiniatureById miniatures={miniatures} id={miniature} />
      </div>
    </li>
  )
}
