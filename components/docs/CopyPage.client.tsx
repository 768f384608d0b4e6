'use client'

import type { MouseEvent } from 'react'
import { Icon } from '@/components/ui/Icon'
import { useCopyResult } from '@/components/ui/use-copy-result'
import { isModified } from '@/lib/browser/keys'
import styles from './CopyPage.module.css'

const messages = {
  copied: 'Copied as Markdown',
  failed: "Couldn't copy. Click to open it as Markdown.",
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
    await copyMarkdown(href).then(
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

/**
 * Copies the text file at `href` to the clipboard. If the browser allows it, the clipboard item itself waits for the file, because Safari forgets the
 * click that gave permission once the page has waited for a request.
 * @throws if the file doesn't arrive, or the browser forbids copying
 */
async function copyMarkdown(href: string): Promise<void> {
  const text = readText(href)
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text)
  const blob = text.then((words) => new Blob([words], { type: 'text/plain' }))
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
}

async function readText(href: string): Promise<string> {
  const response = await fetch(href)
  if (!response.ok) throw new Error(`${href} answers ${response.status}`)
  return response.text()
}
