import { describe, expect, test } from 'vitest'
import { getForm } from '../site/forms'
import { toDescribedBy, toFocusId } from './field-ids'

describe('toDescribedBy', () => {
  test('names nothing where there is nothing', () => expect(toDescribedBy('a')).toBeUndefined())
  test('names the hint', () => expect(toDescribedBy('a', 'Hint')).toBe('a-hint'))
  test('names the error', () => expect(toDescribedBy('a', undefined, 'Error')).toBe('a-error'))
  test('names the hint before the error', () => expect(toDescribedBy('a', 'Hint', 'Error')).toBe('a-hint a-error'))
})

test('toFocusId leads to the control, or to the first option of a group', () => {
  const ids = getForm('education').fields.map((field) => toFocusId('education', field))
  expect(ids).toEqual(['education-email', 'education-school', 'education-role-student', 'education-message'])
})
