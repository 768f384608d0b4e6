import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'

/** Returns the elements of one component in `children`, which can't contain anything else but white space. @throws `message` otherwise */
export function listElements<Props>(
  children: ReactNode,
  component: (props: Props) => ReactNode,
  message: string,
): ReactElement<Props>[] {
  const items = Children.toArray(children).filter((child) => typeof child !== 'string' || child.trim() !== '')
  return items.map((child) => {
    if (!isValidElement<Props>(child) || child.type !== component) throw new Error(message)
    return child
  })
}

/** Returns the text of a piece of content, as a heading or a table shows it. */
export function toText(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (Array.isArray(node)) return node.map(toText).join('')
  return isValidElement<{ children?: ReactNode }>(node) ? toText(node.props.children) : ''
}

/** Returns the elements called `tag` in a piece of content, in order. */
export function listByTag(node: ReactNode, tag: string): ReactNode[] {
  if (Array.isArray(node)) return node.flatMap((child) => listByTag(child, tag))
  if (!isValidElement<{ children?: ReactNode }>(node)) return []
  return node.type === tag ? [node] : listByTag(node.props.children, tag)
}
