import { useState } from 'react'
import { Button } from '@/components/ui/Button'
import type { Mail } from '@/lib/forms/mail'
import styles from './Notice.module.css'

type MailActionsProps = { mail: Mail; label: string }

const words = { ready: 'Copy the text', copied: 'Copied', failed: "Couldn't copy. Copy it from the fields." } as const

/** Offers the email as a link, and its text for people whose browser has no email app. */
export function MailActions({ mail, label }: MailActionsProps) {
  const [result, setResult] = useState<keyof typeof words>('ready')

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(mail.text)
      setResult('copied')
    } catch {
      setResult('failed')
    }
  }

  return (
    <div className={styles.actions}>
      <a href={mail.href}>{label}</a>
      <Button icon={result === 'copied' ? 'check' : 'copy'} onClick={copy}>
        <span aria-live="polite">{words[result]}</span>
      </Button>
    </div>
  )
}
