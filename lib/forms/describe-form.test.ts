import { expect, test } from 'vitest'
import { getForm } from '../site/forms'
import { describeForm } from './describe-form'

test('describeForm names the fields to fill in', () => {
  expect(describeForm(getForm('contact'))).toBe(
    'Contact form with the fields: Name (optional), Email address, Topic, Message.',
  )
  expect(describeForm(getForm('account-reset'))).toBe('Account reset form with the fields: Email address.')
})
