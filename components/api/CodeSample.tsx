import type { Element, Root } from 'hast'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { CodeBlock } from '@/components/mdx/CodeBlock'

type CodeSampleProps = {
  /** Highlighted code: one `<pre>`. */
  tree: Root
  /** Shown above the code. */
  title?: string
  /** Names code that has no title, instead of its language. */
  label?: string
}

/** Draws generated code in the same way as the code blocks of pages. */
export function CodeSample({ tree, title, label }: CodeSampleProps) {
  const pre = tree.children.find((node): node is Element => node.type === 'element' && node.tagName === 'pre')
  if (!pre) throw new Error('Highlighted code holds no <pre>')
  const named = label ? { ...pre, properties: { ...pre.properties, 'data-language': label } } : pre
  return (
    <CodeBlock>
      {title && <figcaption>{title}</figcaption>}
      {toJsxRuntime(named, { Fragment, jsx, jsxs })}
    </CodeBlock>
  )
}
