import { ConsentBox } from './ConsentBox'
import type { FieldProps } from './field-props'
import { RadioGroup } from './RadioGroup'
import { SelectBox } from './SelectBox'
import { TextBox } from './TextBox'

/** `isCutShort`: whether the browser keeps a text to its length. Script tells instead, since a cut goes unnoticed. */
export function Field({ field, isCutShort, ...rest }: FieldProps & { isCutShort: boolean }) {
  switch (field.type) {
    case 'select':
      return <SelectBox {...rest} field={field} />
    case 'radio':
      return <RadioGroup {...rest} field={field} />
    case 'consent':
      return <ConsentBox {...rest} field={field} />
    default:
      return <TextBox {...rest} field={field} isCutShort={isCutShort} />
  }
}
