import type { MDXComponents } from 'mdx/types'
import { getMDXComponent } from 'next-contentlayer2/hooks'
import type { ComponentType } from 'react'
import { cx } from '@/lib/utils/cx'
import type { OldAnchors } from '@/lib/view'

type MdxProps = {
  code: string
  components: MDXComponents
  /** The page's former heading IDs, each with the current one. */
  anchorsFrom?: OldAnchors
}
type ProseProps = MdxProps & { className?: string }

/**
 * Renders the compiled body of a page. It evaluates the code, so it must stay on the server: neither code nor MDX reaches the browser,
 * and the content-security policy needs no `unsafe-eval`.
 */
export function Mdx({ code, components, anchorsFrom }: MdxProps) {
  const Content = getMDXComponent(code)
  return <Content components={anchorsFrom ? withOldIds(components, anchorsFrom) : components} />
}

/** Renders the body of a page as a column of text. */
export function Prose({ className, ...mdx }: ProseProps) {
  return (
    <div className={cx('prose', className)}>
      <Mdx {...mdx} />
    </div>
  )
}

/** Gives each heading component the former IDs of the heading it draws. */
function withOldIds(components: MDXComponents, anchorsFrom: OldAnchors): MDXComponents {
  const findOldIds = (id?: string) => Object.keys(anchorsFrom).filter((oldId) => anchorsFrom[oldId] === id)
  const wrap = (name: 'h2' | 'h3' | 'h4') => {
    const Heading = components[name] as ComponentType<{ id?: string; oldIds?: readonly string[] }>
    return (props: { id?: string }) => <Heading {...props} oldIds={findOldIds(props.id)} />
  }
  return { ...components, h2: wrap('h2'), h3: wrap('h3'), h4: wrap('h4') }
}
