import { describe, expect, test } from 'vitest'
import type { ChoiceField, ConsentField, FormDefinition, TextField } from './form'
import { getForm } from './forms'
import { readValues, validateField, validateForm } from './validate'

const text: TextField = { type: 'text', name: 'name', label: 'Name', autoComplete: 'name', maxLength: 5 }
const email: TextField = {
  ...text,
  type: 'email',
  name: 'email',
  label: 'Email',
  required: 'Enter it.',
  maxLength: 254,
}
const topic: ChoiceField = {
  type: 'select',
  name: 'topic',
  label: 'Topic',
  required: 'Choose one.',
  options: [{ value: 'bug', label: 'Bug report' }],
}
const consent: ConsentField = { type: 'consent', name: 'consent', label: 'I know.', required: 'Tick it.' }

describe('readValues', () => {
  const contact = getForm('contact')
  const read = (entries: Record<string, string | Blob>) => {
    const data = new FormData()
    for (const [name, value] of Object.entries(entries)) data.append(name, value)
    return readValues(contact, data)
  }

  test('returns the fields of the form, with surrounding spaces removed', () => {
    const values = read({ email: ' petra@example.org ', message: '\nHello\n' })
    const empty = { name: '', topic: '', page: '', version: '' }
    expect(values).toEqual({ ...empty, email: 'petra@example.org', message: 'Hello' })
  })

  test('leaves out the honeypot and the fields of other forms', () => {
    const values = read({ [contact.honeypot]: 'https://spam.example', school: 'A' })
    expect(Object.keys(values)).toEqual(contact.fields.map(({ name }) => name))
  })

  test('counts a file as empty', () => expect(read({ message: new Blob(['x']) }).message).toBe(''))
})

describe('validateField', () => {
  test.each([
    'petra@example.org',
    'a.b+c@mail.example.co.uk',
    'petra+dayloom@example.org',
    "o'neil@example.org",
    '_petra-n@ex-ample.org',
    'jiří@příklad.cz',
    'petra@xn--pklad-zsa96e.cz',
    '用户@例え.テスト',
    'a@b.de',
  ])('accepts %s', (value) => expect(validateField(email, value)).toBeUndefined())

  test.each([
    'petra',
    'petra@',
    '@example.org',
    'petra@mail',
    'a..b@c.de',
    '.petra@example.org',
    'petra.@example.org',
    '.@example.org',
    'petra@example..org',
    'petra@.org',
    'petra@.example.org',
    'petra@example.org.',
    'petra@-example.org',
    'petra@example-.org',
    'petra@example.org-',
    'petra@example,org',
    'x@[bad].example.org',
    'two@a.org two@b.org',
    'petra n@example.org',
    'petra@exam ple.org',
    'a@b@example.org',
    'a@@example.org',
    '<petra@example.org>',
  ])('refuses %s', (value) =>
    expect(validateField(email, value)).toBe('Enter the full email address, such as name@example.org.'),
  )

  test('lists what is missing', () => {
    expect(validateField(email, '')).toBe('Enter it.')
    expect(validateField(topic, '')).toBe('Choose one.')
    expect(validateField(consent, '')).toBe('Tick it.')
  })

  test('accepts an empty optional field', () => expect(validateField(text, '')).toBeUndefined())
  test('accepts a text of the greatest length', () => expect(validateField(text, 'Petra')).toBeUndefined())

  test('reports by how much a text is too long', () => {
    expect(validateField({ ...text, maxLength: 1000 }, 'x'.repeat(1234))).toBe(
      'Shorten “Name” to 1,000 characters. It now has 1,234.',
    )
  })

  test("refuses an option that doesn't exist", () => {
    expect(validateField(topic, 'bug')).toBeUndefined()
    expect(validateField(topic, 'rug')).toBe('Choose one.')
  })

  test('accepts a ticked box', () => expect(validateField(consent, 'yes')).toBeUndefined())
})

describe('validateForm', () => {
  const form: FormDefinition = {
    id: 'a',
    label: 'A',
    action: null,
    success: '/sent',
    submitLabel: 'Send',
    honeypot: 'website',
    fields: [email, topic, text],
  }

  test('finds nothing wrong with a form that can be sent', () => {
    expect(validateForm(form, { email: 'a@example.org', topic: 'bug', name: '' })).toEqual({})
  })

  test('lists what is wrong in the order of the form', () => {
    const errors = validateForm(form, { name: 'Christina', topic: '', email: '' })
    expect(Object.keys(errors)).toEqual(['email', 'topic', 'name'])
  })

  test('counts a missing value as empty', () => {
    expect(validateForm(form, {})).toEqual({ email: 'Enter it.', topic: 'Choose one.' })
  })
})
