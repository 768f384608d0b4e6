'use client'

import { type MouseEvent, useEffect, useState } from 'react'
import { Icon } from '@/components/ui/Icon'
import { copyMarkdown } from '@/lib/browser/copy-markdown'
import styles from './CopyPage.module.css'

type Result = 'copied' | 'failed'

const messages: Record<Result, string> = {
  copied: 'Copied as Markdown',
  failed: 'Not copied. Click again to open it as Markdown.',
}

type CopyPageProps = {
  /** The page as Markdown. */
  href: string
}

/** A link to the page as Markdown. With script a plain click copies it instead; where that fails, the next one follows the link. */
export function CopyPage({ href }: CopyPageProps) {
  const [result, setResult] = useState<Result>()

  useEffect(() => {
    if (!result) return
    const timer = setTimeout(() => setResult(undefined), result === 'copied' ? 2000 : 8000)
    return () => clearTimeout(timer)
  }, [result])

  const copy = async (event: MouseEvent) => {
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (!isPlain || result === 'failed' || !navigator.clipboard) return
    event.preventDefault()
    await copyMarkdown(href).then(
      () => setResult('copied'),
      () => setResult('failed'),
    )
  }

  return (
    <span className={styles.copy}>
      <a className={styles.link} href={href} type="text/markdown" aria-label="Copy page as Markdown" onClick={copy}>
        <Icon name={result === 'copied' ? 'check' : 'copy'} />
        Copy page
      </a>
      <span className={styles.message} role="status">
        {result && messages[result]}
      </span>
    </span>
  )
}
