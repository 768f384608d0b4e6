'use client'

import { type MouseEvent, useRef } from 'react'
import { copyCode } from '@/lib/browser/copy'
import styles from './CopyButton.module.css'
import { IconButton } from './IconButton'
import { useCopyResult } from './use-copy-result'
import { WrapButton } from './WrapButton.client'

const messages = {
  copied: 'Copied',
  selected: 'Selected. Copy it with Ctrl+C or ⌘C.',
}

/**
 * Copies the code of the figure around it, or the text marked with `data-copy`. If the browser forbids that, it selects the code and says so. `label`
 * describes what a click does.
 */
export function CopyButton({ label = 'Copy code' }: { label?: string }) {
  const [result, setResult] = useCopyResult<'selected'>()
  const tools = useRef<HTMLDivElement>(null)

  const copy = async ({ currentTarget }: MouseEvent) => {
    const code = currentTarget.closest('figure')?.querySelector('pre code, [data-copy]')
    if (!code) return
    try {
      await copyCode(code)
      setResult('copied')
    } catch {
      getSelection()?.selectAllChildren(code)
      setResult('selected')
    }
  }

  return (
    <div ref={tools} className={styles.copy}>
      <span className={styles.message} role="status">
        {result && messages[result]}
      </span>
      <WrapButton within={tools} />
      <IconButton label={label} icon={result === 'copied' ? 'check' : 'copy'} onClick={copy} />
    </div>
  )
}
