'use client'

import type { MouseEvent } from 'react'
import { Icon } from '@/components/ui/Icon'
import { useCopyResult } from '@/components/ui/use-copy-result'
import { copyFile } from '@/lib/browser/copy'
import { isModified } from '@/lib/browser/keys'
import styles from './CopyPage.module.css'

const messages = {
  copied: 'Copied as Markdown',
  failed: 'Couldn’t copy. Click to open it as Markdown.',
}

type CopyPageProps = {
  /** The page as Markdown. */
  href: string
}

/** Links to the page as Markdown. With JavaScript, a plain click copies the Markdown instead. If that fails, the next click follows the link. */
export function CopyPage({ href }: CopyPageProps) {
  const [result, setResult] = useCopyResult<'failed'>()

  const copy = async (event: MouseEvent) => {
    if (isModified(event) || result === 'failed' || !navigator.clipboard) return
    event.preventDefault()
    await copyFile(href).then(
      () => setResult('copied'),
      () => setResult('failed'),
    )
  }

  return (
    <span className={styles.copy}>
      <a
        className={styles.link}
        href={href}
        type="text/markdown"
        aria-label="Copy page as Markdown"
        data-needs-runtime
        onClick={copy}
      >
        <Icon name={result === 'copied' ? 'check' : 'copy'} />
        Copy page
      </a>
      <span className={styles.message} role="status">
        {result && messages[result]}
      </span>
    </span>
  )
}
