'use client'

import { use, useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/Icon'
import { type FormOption, toDescribedBy, toLabelId } from '@/lib/forms/form'
import { cx } from '@/lib/utils/cx'
import styles from './Field.module.css'
import { FormContext } from './form-context'
import { useRichSelect } from './use-rich-select'

type SelectBoxProps = {
  id: string
  name: string
  options: readonly FormOption[]
  isRequired: boolean
  hasHint: boolean
}

/** Renders a native select, which always keeps the choice so that the whole form is read in one way. Once loaded, the rich one is shown instead. */
export function SelectBox({ id, name, options, isRequired, hasHint }: SelectBoxProps) {
  const error = use(FormContext).errors[name]
  const native = useRef<HTMLSelectElement>(null)
  const [value, setValue] = useState('')
  const RichSelect = useRichSelect(native)
  const describedBy = toDescribedBy(id, hasHint, error)

  // The browser may have restored a choice before React ran.
  useEffect(() => setValue(native.current?.value ?? ''), [])

  const choose = (next: string) => {
    if (!native.current) return
    native.current.value = next
    native.current.dispatchEvent(new Event('change', { bubbles: true }))
  }

  return (
    <>
      {RichSelect && (
        <RichSelect
          id={id}
          labelId={toLabelId(id)}
          options={options}
          value={value}
          isRequired={isRequired}
          isInvalid={error !== undefined}
          describedBy={describedBy}
          onChoose={choose}
        />
      )}
      <div className={styles.select} hidden={RichSelect !== undefined}>
        <select
          ref={native}
          id={RichSelect ? undefined : id}
          name={name}
          className={cx(styles.control, styles.native)}
          required={isRequired}
          aria-invalid={error !== undefined}
          aria-describedby={describedBy}
          onChange={(event) => setValue(event.target.value)}
        >
          <option value="">Select...</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevronDown" className={styles.chevron} />
      </div>
    </>
  )
}
