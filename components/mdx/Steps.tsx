import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import type { PartProps } from '@/lib/parts'
import { listByTag } from './children'
import styles from './Steps.module.css'

/** Draws the numbers of the one ordered list inside along the thread. */
export function Steps({ children }: PartProps<'Steps'>) {
  const [list, ...others] = listByTag(children, 'ol')
  if (!isValidElement(list) || others.length > 0) throw new Error('<Steps> needs one numbered list')
  return cloneElement(list as ReactElement<{ className: string }>, { className: styles.steps })
}

/** Draws an ordered list of a tab in the same way, because nearly all of them are steps. */
export function drawLists(children: ReactNode): ReactNode {
  return Children.map(children, (child) =>
    isValidElement<{ className?: string }>(child) && child.type === 'ol'
      ? cloneElement(child, { className: styles.steps })
      : child,
  )
}
