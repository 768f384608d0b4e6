import type { MDXComponents } from 'mdx/types'
import { getMDXComponent } from 'next-contentlayer2/hooks'
import { cx } from '@/lib/utils/cx'

type MdxProps = { code: string; components: MDXComponents }
type ProseProps = MdxProps & { className?: string }

/**
 * Renders the compiled body of a page. It evaluates the code, so it must stay on the server: neither code nor MDX reaches the browser,
 * and the content-security policy needs no `unsafe-eval`.
 */
export function Mdx({ code, components }: MdxProps) {
  const Content = getMDXComponent(code)
  return <Content components={components} />
}

/** The body of a page as a column of text. */
export function Prose({ className, ...mdx }: ProseProps) {
  return (
    <div className={cx('prose', className)}>
      <Mdx {...mdx} />
    </div>
  )
}
