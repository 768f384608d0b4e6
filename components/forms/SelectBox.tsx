import { useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/Icon'
import { type ChoiceField, toDescribedBy, toFieldId, toLabelId } from '@/lib/forms/form'
import { cx } from '@/lib/utils/cx'
import styles from './Field.module.css'
import { FieldError, FieldHint, type FieldProps, LabelText } from './FieldParts'
import { useRichSelect } from './use-rich-select'

/** Renders a native select, which always keeps the choice so that the whole form is read in one way. Once loaded, the rich one is shown instead. */
export function SelectBox({ formId, field, error }: FieldProps<ChoiceField>) {
  const id = toFieldId(formId, field.name)
  const native = useRef<HTMLSelectElement>(null)
  const [value, setValue] = useState('')
  const RichSelect = useRichSelect(native)
  const labelId = toLabelId(id)
  const describedBy = toDescribedBy(id, field.hint, error)
  const isRequired = field.required !== undefined

  // The browser may have restored a choice before React ran.
  useEffect(() => setValue(native.current?.value ?? ''), [])

  const choose = (next: string) => {
    if (!native.current) return
    native.current.value = next
    native.current.dispatchEvent(new Event('change', { bubbles: true }))
  }

  return (
    <div className={styles.field}>
      <label id={labelId} htmlFor={id}>
        <LabelText field={field} />
      </label>
      <FieldHint field={field} fieldId={id} />
      <FieldError fieldId={id} error={error} />
      {RichSelect && (
        <RichSelect
          id={id}
          labelId={labelId}
          options={field.options}
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
          name={field.name}
          className={cx(styles.control, styles.native)}
          required={isRequired}
          aria-invalid={error !== undefined}
          aria-describedby={describedBy}
          onChange={(event) => setValue(event.target.value)}
        >
          <option value="">Select...</option>
          {field.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevronDown" className={styles.chevron} />
      </div>
    </div>
  )
}
