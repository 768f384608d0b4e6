import { ConsentBox } from './ConsentBox'
import type { FieldProps } from './field-props'
import { RadioGroup } from './RadioGroup'
import { SelectBox } from './SelectBox'
import { TextBox } from './TextBox'

/**
 * Renders a field by its type. `isCutShort` means that the browser limits the length of a text. With JavaScript, an error message does that instead,
 * because people don't notice when their text is cut off.
 */
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
