import { Children, cloneElement, isValidElement, type ReactElement } from 'react'
import { ButtonLink } from '@/components/ui/ButtonLink'
import type { PartProps } from '@/lib/parts'
import styles from './Actions.module.css'

/** Shows what to do next. The first action is the page's only primary action, unless it's marked as quiet. */
export function Actions({ children }: PartProps<'Actions'>) {
  const actions = Children.toArray(children).filter(isValidElement) as ReactElement<{ isFirst?: boolean }>[]
  return (
    <div className={styles.actions}>
      {actions.map((action, index) => (index === 0 ? cloneElement(action, { isFirst: true }) : action))}
    </div>
  )
}

type ActionProps = PartProps<'Action'> & {
  /** Set by `Actions`. */
  isFirst?: boolean
}

export function Action({ href, label, quiet, isFirst }: ActionProps) {
  return (
    <ButtonLink href={href} variant={isFirst && !quiet ? 'primary' : 'quiet'}>
      {label}
    </ButtonLink>
  )
}
