import type { MDXComponents } from 'mdx/types'
import { getMDXComponent } from 'next-contentlayer2/hooks'

type MdxProps = { code: string; components: MDXComponents }

/**
 * Renders the compiled body of a page. It evaluates the code, so it must stay on the server: neither code nor MDX reaches the browser,
 * and the content-security policy needs no `unsafe-eval`.
 */
export function Mdx({ code, components }: MdxProps) {
  const Content = getMDXComponent(code)
  return (
    <div className="prose">
      <Content components={components} />
    </div>
  )
}
