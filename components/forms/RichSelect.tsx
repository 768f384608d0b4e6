import { createContext, use } from 'react'
import Select, {
  type ClassNamesConfig,
  components,
  type GroupBase,
  type InputProps,
  type MenuListProps,
  type SelectComponentsConfig,
  type StylesConfig,
} from 'react-select'
import { Icon } from '@/components/ui/Icon'
import type { FormOption } from '@/lib/forms/form'
import { cx } from '@/lib/utils/cx'
import field from './Field.module.css'
import styles from './RichSelect.module.css'

/** What describes the field. react-select describes its input only by the placeholder, which says nothing about the field. */
type Description = { labelId: string; isRequired?: boolean; describedBy?: string }

const DescriptionContext = createContext<Description>({ labelId: '' })

/** The values of the specification. Today they're also react-select's defaults, and they're set here so that they stay. */
const defaults = {
  placeholder: 'Select...',
  pageSize: 5,
  minMenuHeight: 140,
  maxMenuHeight: 300,
  noOptionsMessage: () => 'No options',
  loadingMessage: () => 'Loading...',
}

type RichSelectProps = Description & {
  id: string
  options: readonly FormOption[]
  value: string
  isInvalid?: boolean
  isLoading?: boolean
  onChoose: (value: string) => void
}

/** Draws `react-select` in our own style. The native select behind it keeps the choice, so this one has no name and sends nothing. */
export function RichSelect({ id, options, value, isInvalid, isLoading, onChoose, ...description }: RichSelectProps) {
  return (
    <DescriptionContext value={description}>
      <Select<FormOption>
        {...defaults}
        unstyled
        instanceId={id}
        inputId={id}
        options={options}
        value={options.find((option) => option.value === value) ?? null}
        isLoading={isLoading}
        aria-invalid={isInvalid}
        onChange={(chosen) => onChoose(chosen?.value ?? '')}
        components={parts}
        classNames={classNames}
        styles={structure}
      />
    </DescriptionContext>
  )
}

function DropdownIndicator() {
  return <Icon name="chevronDown" className={styles.chevron} />
}

function DescribedInput(props: InputProps<FormOption, false>) {
  const { describedBy, isRequired } = use(DescriptionContext)
  return <components.Input {...props} aria-required={isRequired} aria-describedby={describedBy} />
}

function NamedMenuList({ innerProps, ...props }: MenuListProps<FormOption, false>) {
  const { labelId } = use(DescriptionContext)
  return <components.MenuList {...props} innerProps={{ ...innerProps, 'aria-labelledby': labelId }} />
}

const parts: SelectComponentsConfig<FormOption, false, GroupBase<FormOption>> = {
  DropdownIndicator,
  IndicatorSeparator: null,
  Input: DescribedInput,
  MenuList: NamedMenuList,
}

const classNames: ClassNamesConfig<FormOption, false> = {
  control: ({ isFocused, selectProps }) =>
    cx(field.control, styles.control, isFocused && styles.focused, selectProps['aria-invalid'] && styles.invalid),
  placeholder: () => styles.placeholder ?? '',
  menu: () => styles.menu ?? '',
  option: ({ isFocused, isSelected }) => cx(styles.option, isFocused && styles.active, isSelected && styles.selected),
  noOptionsMessage: () => styles.message ?? '',
  loadingMessage: () => styles.message ?? '',
}

/** Removes what react-select styles even with `unstyled`: its ring (none), height and movement. Those styles are outside our layers, so they'd win. */
const structure: StylesConfig<FormOption, false> = {
  control: ({ outline, minHeight, transition, ...rest }) => rest,
}
