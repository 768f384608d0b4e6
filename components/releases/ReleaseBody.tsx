import type { MDXComponents } from 'mdx/types'
import { Prose } from '@/components/mdx/Mdx'
import type { OldAnchors } from '@/lib/toc/toc'
import { EntryHeading, PostHeading } from './ChangeHeading'
import styles from './ReleaseBody.module.css'

type ReleaseBodyProps = {
  code: string
  components: MDXComponents
  anchorsFrom?: OldAnchors
  /** Whether the post is one of a list, where headings are a level lower. */
  isInList?: boolean
}

export function ReleaseBody({ code, components, anchorsFrom, isInList }: ReleaseBodyProps) {
  const h2 = isInList ? EntryHeading : PostHeading
  return (
    <Prose
      code={code}
      components={{ ...components, h2 }}
      anchorsFrom={isInList ? undefined : anchorsFrom}
      className={styles.body}
    />
  )
}
