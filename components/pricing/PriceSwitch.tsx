import styles from './PriceSwitch.module.css'

type PriceSwitchProps = {
  name: 'billing' | 'currency'
  legend: string
  /** The first one is chosen until the visitor chooses another. */
  options: readonly { value: string; label: string }[]
}

/** Renders native radio buttons. Style sheets show what belongs to the chosen value, so it works without JavaScript. */
export function PriceSwitch({ name, legend, options }: PriceSwitchProps) {
  return (
    <fieldset className={styles.switch} data-plain="">
      <legend className="visuallyHidden">{legend}</legend>
      {options.map(({ value, label }, index) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={index === 0} />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
