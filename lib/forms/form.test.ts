import { describe, expect, test } from 'vitest'
import { describeForm, toDescribedBy, toFocusId } from './form'
import { getForm } from './forms'

describe('describeForm', () => {
  test('names the fields to fill in', () => {
    expect(describeForm(getForm('contact'))).toBe(
      'Contact form with the fields: Name (optional), Email address, Topic, Message.',
    )
    expect(describeForm(getForm('account-reset'))).toBe('Account reset form with the fields: Email address.')
  })
})

describe('toDescribedBy', () => {
  test('names nothing if there is neither hint nor error', () => expect(toDescribedBy('a', false)).toBeUndefined())
  test('names the hint', () => expect(toDescribedBy('a', true)).toBe('a-hint'))
  test('names the error', () => expect(toDescribedBy('a', false, 'Error')).toBe('a-error'))
  test('names the hint before the error', () => expect(toDescribedBy('a', true, 'Error')).toBe('a-hint a-error'))
})

describe('toFocusId', () => {
  test('returns the ID of the control, or of the first option of a group', () => {
    const ids = getForm('education').fields.map((field) => toFocusId('education', field))
    expect(ids).toEqual(['education-email', 'education-school', 'education-role-student', 'education-message'])
  })
})
