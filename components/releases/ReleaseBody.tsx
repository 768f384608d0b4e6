import type { MDXComponents } from 'mdx/types'
import { Children, type ComponentProps, isValidElement, type ReactNode } from 'react'
import { toText } from '@/components/mdx/children'
import { Prose } from '@/components/mdx/Mdx'
import { Badge, type BadgeTone } from '@/components/ui/Badge'
import { type ChangeKind, isChangeKind } from '@/lib/releases/release'
import type { OldAnchors } from '@/lib/view'
import styles from './ReleaseBody.module.css'

type ReleaseBodyProps = {
  code: string
  components: MDXComponents
  anchorsFrom?: OldAnchors
  /** Whether the post is one of a list, where headings are a level lower and less prominent. */
  isInList?: boolean
}

export function ReleaseBody({ code, components, anchorsFrom, isInList }: ReleaseBodyProps) {
  const own = { ...components, ul: Changes }
  if (!isInList) return <Prose code={code} components={own} anchorsFrom={anchorsFrom} className={styles.post} />
  return <Prose code={code} components={{ ...own, h2: EntryHeading }} className={styles.body} />
}

/** Shows a list of changes. A single change is a paragraph, because a bullet would announce more of them. */
function Changes(props: ComponentProps<'ul'>) {
  const items = Children.toArray(props.children).filter((child) => isValidElement<ComponentProps<'li'>>(child))
  const [only] = items
  return only && items.length === 1 ? (
    <div className={styles.only} data-text="">
      {only.props.children}
    </div>
  ) : (
    <ul {...props} />
  )
}

const tones: Record<ChangeKind, BadgeTone> = {
  New: 'secondary',
  Improved: 'info',
  Fixed: 'success',
  Removed: 'warning',
}

/** Shows the heading of a list of changes as a badge next to it, and without an ID, which would be on the page ten times. */
function EntryHeading({ children }: { children?: ReactNode }) {
  const text = toText(children)
  return isChangeKind(text) ? (
    <h3 className={styles.change}>
      <Badge tone={tones[text]}>{text}</Badge>
    </h3>
  ) : (
    <h3>{children}</h3>
  )
}
