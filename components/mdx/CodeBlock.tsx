import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { CopyButton } from '@/components/ui/CopyButton.client'
import styles from './CodeBlock.module.css'
import { toText } from './children'
import { toCodeMarkup } from './code-markup'

type CodeBlockProps = {
  /** Names code that has no title, instead of its language. */
  label?: string
  children?: ReactNode
}
type CodeProps = { children?: ReactNode }
type PreProps = {
  children?: ReactNode
  className?: string
  role?: string
  tabIndex?: number
  'aria-label'?: string
  'data-language'?: string
}

/**
 * Draws what the highlighter made of a code fence: an optional title, then the code. It scrolls by keyboard, so the code has a tab stop and a name. The
 * code itself is one string: as elements, its hundreds of spans would be half of a page's data and would be hydrated one by one.
 */
export function CodeBlock({ label, children }: CodeBlockProps) {
  const parts = Children.toArray(children).filter((part) => isValidElement(part))
  const pre = parts.find((part): part is ReactElement<PreProps> => part.type === 'pre')
  if (!pre) throw new Error('A highlighted code block has no <pre>')
  const code = Children.toArray(pre.props.children).find((part) => isValidElement<CodeProps>(part))
  if (!code) throw new Error('A highlighted code block has no <code>')
  const { children: lines, ...attributes } = code.props
  const title = parts.find((part) => part.type === 'figcaption')
  const name = title
    ? toText(title)
    : ['Code example', label ?? toLanguage(pre.props['data-language'])].filter(Boolean).join(', ')
  return (
    <figure className={styles.figure}>
      {title && <figcaption className={styles.title}>{toText(title)}</figcaption>}
      {cloneElement(
        pre,
        { className: styles.pre, role: 'group', tabIndex: 0, 'aria-label': name },
        // biome-ignore lint/security/noDangerouslySetInnerHtml: text and elements that do nothing, written by toCodeMarkup
        <code {...attributes} dangerouslySetInnerHTML={{ __html: toCodeMarkup(lines) }} />,
      )}
      <div className={styles.tools}>
        <CopyButton />
      </div>
    </figure>
  )
}

const toLanguage = (language: string | undefined) => (language === 'text' ? undefined : language)
