import type { MDXComponents } from 'mdx/types'
import { Prose } from '@/components/mdx/Mdx'
import { EntryHeading, PostHeading } from './ChangeHeading'
import styles from './ReleaseBody.module.css'

type ReleaseBodyProps = {
  code: string
  components: MDXComponents
  /** Among other posts, where headings are a level lower. */
  isInList?: boolean
}

export function ReleaseBody({ code, components, isInList }: ReleaseBodyProps) {
  const h2 = isInList ? EntryHeading : PostHeading
  return <Prose code={code} components={{ ...components, h2 }} className={styles.body} />
}
