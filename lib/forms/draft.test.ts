import { describe, expect, test } from 'vitest'
import { getForm } from '../site/forms'
import { parseDraft, toDraftKey, writeDraft } from './draft'

const contact = getForm('contact')
const reset = getForm('account-reset')

describe('writeDraft', () => {
  test('keeps what was typed', () => {
    expect(writeDraft(contact, { name: '', email: 'a@example.org', topic: 'bug', message: '' })).toBe(
      '{"email":"a@example.org","topic":"bug"}',
    )
  })

  test('keeps neither consent nor honeypot', () => {
    expect(writeDraft(reset, { email: 'a@example.org', consent: 'yes', [reset.honeypot]: 'x' })).toBe(
      '{"email":"a@example.org"}',
    )
  })

  test('keeps nothing of an empty form', () => expect(writeDraft(contact, { name: '' })).toBeUndefined())
})

describe('parseDraft', () => {
  test('reads back what was written', () => {
    const values = { email: 'a@example.org', topic: 'bug', message: 'One\n"Two"' }
    expect(parseDraft(contact, writeDraft(contact, values) ?? null)).toEqual(values)
  })

  test.each([
    [null],
    [''],
    ['null'],
    ['"email"'],
    ['{"email'],
    ['{"email": 1, "message": null, "name": ""}'],
    ['{"topic": "gone"}'],
    ['{"consent": "yes", "website": "x", "unknown": "y"}'],
  ])('makes nothing of %s', (stored) => expect(parseDraft(contact, stored)).toEqual({}))

  test('gives no consent', () => expect(parseDraft(reset, '{"consent":"yes"}')).toEqual({}))
})

test('each form keeps its own draft', () => {
  expect(toDraftKey('contact')).toBe('form-draft-contact')
})
