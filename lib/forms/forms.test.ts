import { describe, expect, test } from 'vitest'
import { formIds, forms, getForm, listFormOrigins } from './forms'

describe.each(forms.map((form) => [form.id, form] as const))('the form %s', (_, form) => {
  test('gives each field its own name, none that of the honeypot', () => {
    const names = [...form.fields.map(({ name }) => name), form.honeypot]
    expect(new Set(names).size).toBe(names.length)
  })

  test('ships without an action, or with one that is encrypted on its way', () => {
    if (form.action !== null) expect(new URL(form.action).protocol).toBe('https:')
  })

  test('takes the subject of a mail from a field that it has', () => {
    if (form.subjectField) expect(form.fields.map(({ name }) => name)).toContain(form.subjectField)
  })

  test('asks for the address to answer to', () => {
    expect(form.fields.find(({ type }) => type === 'email')?.required).toBeDefined()
  })
})

test('there are the five forms of the site', () => {
  expect(formIds).toEqual(['contact', 'account-delete', 'account-reset', 'education', 'android-beta'])
})

test('getForm names the forms there are', () => {
  expect(getForm('contact').success).toBe('/message-sent')
  expect(() => getForm('contakt')).toThrow('<Form>: there is no form "contakt"; the forms are contact, account-delete')
})

test('listFormOrigins names each origin once', () => {
  const contact = getForm('contact')
  const at = (action: `https://${string}` | null) => ({ ...contact, action })
  expect(listFormOrigins()).toEqual([])
  expect(
    listFormOrigins([at('https://a.example/x'), at(null), at('https://a.example/y'), at('https://b.example')]),
  ).toEqual(['https://a.example', 'https://b.example'])
})
