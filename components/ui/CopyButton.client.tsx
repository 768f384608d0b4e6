'use client'

import type { MouseEvent } from 'react'
import styles from './CopyButton.module.css'
import { IconButton } from './IconButton'
import { useCopyResult } from './use-copy-result'

const messages = {
  copied: 'Copied',
  selected: 'Selected. Copy it with Ctrl+C or ⌘C.',
}

/** Copies the code of the figure around it. If the browser forbids that, it selects the code and says so. `label` describes what a click does. */
export function CopyButton({ label = 'Copy code' }: { label?: string }) {
  const [result, setResult] = useCopyResult<'selected'>()

  const copy = async ({ currentTarget }: MouseEvent) => {
    const code = currentTarget.closest('figure')?.querySelector('pre code')
    if (!code) return
    try {
      await navigator.clipboard.writeText(readCode(code))
      setResult('copied')
    } catch {
      // There's no Clipboard API (an insecure address, an old browser) or no permission.
      getSelection()?.selectAllChildren(code)
      setResult('selected')
    }
  }

  return (
    <div className={styles.copy}>
      <span className={styles.message} role="status">
        {result && messages[result]}
      </span>
      <IconButton label={label} icon={result === 'copied' ? 'check' : 'copy'} onClick={copy} />
    </div>
  )
}

/** Returns the code as you'd type it: without the lines that a diff removes and without prompts marked `data-no-copy`. */
function readCode(code: Element): string {
  const copy = code.cloneNode(true) as Element
  for (const part of copy.querySelectorAll('[data-no-copy]')) part.remove()
  const lines = [...copy.querySelectorAll('[data-line]')]
  if (lines.length === 0) return copy.textContent
  return lines
    .filter((line) => !line.matches('.diff.remove'))
    .map((line) => line.textContent)
    .join('\n')
}
