import type { Element, Root } from 'hast'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { CodeBlock } from '@/components/mdx/CodeBlock'
import type { ApiExample } from '@/lib/api/api-types'
import type { ApiContext } from './api-context'
import styles from './CodeSample.module.css'
import { Folded } from './Folded'

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
  if (!pre) throw new Error('Highlighted code has no <pre>')
  return (
    <CodeBlock label={label}>
      {title && <figcaption>{title}</figcaption>}
      {toJsxRuntime(pre, { Fragment, jsx, jsxs })}
    </CodeBlock>
  )
}

type FoldedCodeProps = { title: string; tree: Root }

/** Draws generated code that's folded to its title. */
export function FoldedCode({ title, tree }: FoldedCodeProps) {
  return (
    <Folded title={title} className={styles.code}>
      <CodeSample tree={tree} label={title} />
    </Folded>
  )
}

type ExamplesProps = { examples: readonly ApiExample[]; highlight: ApiContext['highlight'] }

/** Lists the examples of a body, folded to their summaries, because the first one is already open among the samples. */
export function Examples({ examples, highlight }: ExamplesProps) {
  if (examples.length === 0) return null
  return (
    <div className={styles.examples}>
      {examples.map(({ name, summary, json }) => (
        <FoldedCode key={name} title={`Example: ${summary}`} tree={highlight(json, 'json')} />
      ))}
    </div>
  )
}
