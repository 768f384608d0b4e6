import { Heading } from '@/components/mdx/Heading'
import styles from './SectionTitle.module.css'

type SectionTitleProps = { title: string; lead?: string; id?: string }

/** Shows the heading of a section. With an `id`, it has an address and a link to it. */
export function SectionTitle({ title, lead, id }: SectionTitleProps) {
  return (
    <div className={styles.head}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  )
}
