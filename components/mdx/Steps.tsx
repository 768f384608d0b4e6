import { cloneElement, isValidElement, type ReactElement } from 'react'
import type { PartProps } from '@/lib/parts'
import { listByTag } from './children'
import styles from './Steps.module.css'

/** Draws the numbers of the one ordered list inside along the thread. */
export function Steps({ children }: PartProps<'Steps'>) {
  const [list, ...others] = listByTag(children, 'ol')
  if (!isValidElement(list) || others.length > 0) throw new Error('<Steps> needs one numbered list')
  return cloneElement(list as ReactElement<{ className: string }>, { className: styles.steps })
}
