'use client'

import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/Button'
import styles from './FillValues.module.css'
import { cleanValue, type FillField, fillCode } from './fill-code'

type FillInputsProps = { fields: readonly FillField[] }

/** Lets readers put their token and IDs into the samples around it. The values exist only in the page, and the copy button copies what the page shows. */
export function FillInputs({ fields }: FillInputsProps) {
  const [values, setValues] = useState<Partial<Record<string, string>>>({})
  const root = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const replacements = fields.flatMap(({ name, placeholders, isText }) => {
      const value = cleanValue(values[name] ?? '', isText)
      return placeholders.map((placeholder) => ({ placeholder, value }))
    })
    const samples = root.current?.closest('[data-samples]')?.querySelectorAll('pre code') ?? []
    for (const code of samples) fillCode(code, replacements)
  }, [fields, values])

  return (
    <div ref={root} className={styles.body} data-plain="">
      <p className={styles.note}>
        Your values appear in the samples of all languages, and in what you copy. Nothing is sent or stored.
      </p>
      {fields.map(({ name, isSecret }) => (
        <FillInput
          key={name}
          name={name}
          isSecret={isSecret}
          value={values[name] ?? ''}
          onChange={(value) => setValues((before) => ({ ...before, [name]: value }))}
        />
      ))}
      <Button className={styles.small} onClick={() => setValues({})}>
        Clear
      </Button>
    </div>
  )
}

type FillInputProps = { name: string; isSecret: boolean; value: string; onChange: (value: string) => void }

/** Shows one input. It has no name and isn't in a form, so neither the browser nor anything else treats it as something to send or to keep. */
function FillInput({ name, isSecret, value, onChange }: FillInputProps) {
  const id = useId()
  const [isShown, setShown] = useState(!isSecret)
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{isSecret ? name : <code>{name}</code>}</label>
      <input
        id={id}
        type={isShown ? 'text' : 'password'}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
      />
      {isSecret && (
        <Button className={styles.small} aria-pressed={isShown} onClick={() => setShown(!isShown)}>
          Show <span className="visuallyHidden">{name}</span>
        </Button>
      )}
    </div>
  )
}
