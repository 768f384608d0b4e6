import { describe, expect, test } from 'vitest'
import { formIds, forms, getForm, listFormOrigins } from './forms'

describe.each(forms.map((form) => [form.id, form] as const))('the form %s', (_, form) => {
  test("gives each field its own name, different from the honeypot's", () => {
    const names = [...form.fields.map(({ name }) => name), form.honeypot]
    expect(new Set(names).size).toBe(names.length)
  })

  test('ships without an action, or with an encrypted one', () => {
    if (form.action !== null) expect(new URL(form.action).protocol).toBe('https:')
  })

  test('takes the subject of a mail from a field that it has', () => {
    if (form.subjectField) expect(form.fields.map(({ name }) => name)).toContain(form.subjectField)
  })

  test('requires an address to reply to', () => {
    expect(form.fields.find(({ type }) => type === 'email')?.required).toBeDefined()
  })
})

test('the site has five forms', () => {
  expect(formIds).toEqual(['contact', 'account-delete', 'account-reset', 'education', 'android-beta'])
})

test('getForm lists the forms that exist', () => {
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
