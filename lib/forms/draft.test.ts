import { describe, expect, test } from 'vitest'
import { dropPreset, parseDraft, readPreset, toDraftKey, writeDraft } from './draft'
import { getForm } from './forms'

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

describe('readPreset', () => {
  test('reads the choice that a link makes in advance', () => {
    expect(readPreset(contact, '?topic=affiliate')).toEqual({ topic: 'affiliate' })
  })

  test.each(['', '?topic=', '?topic=rug', '?email=a@example.org&message=Hi&name=Eve', '?website=x'])(
    'ignores %j: a link fills in no text and only known options',
    (search) => expect(readPreset(contact, search)).toEqual({}),
  )
})

describe('dropPreset', () => {
  test('removes the choice from the address and keeps the rest', () => {
    expect(dropPreset('https://site.example/contact?a=1&topic=affiliate#top', { topic: 'affiliate' })).toBe(
      '/contact?a=1#top',
    )
  })
})

test('each form keeps its own draft', () => {
  expect(toDraftKey('contact')).toBe('form-draft-contact')
})
