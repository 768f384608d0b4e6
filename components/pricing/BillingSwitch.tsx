import styles from './BillingSwitch.module.css'

type BillingSwitchProps = { freeMonths: number }

/** Renders native radio buttons. `Plans` shows the price that belongs to the chosen `value`. */
export function BillingSwitch({ freeMonths }: BillingSwitchProps) {
  return (
    <fieldset className={styles.switch} data-plain={`${freeMonths} months free if you pay yearly.`}>
      <legend className="visuallyHidden">How often you pay for Premium</legend>
      <label>
        <input type="radio" name="billing" value="month" defaultChecked />
        Monthly
      </label>
      <label>
        <input type="radio" name="billing" value="year" />
        <span>
          Yearly <small>{freeMonths} months free</small>
        </span>
      </label>
    </fieldset>
  )
}
