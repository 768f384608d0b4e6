import { describe, expect, test } from 'vitest'
import { getForm } from '../site/forms'
import { readValues, toRequestBody } from './read-values'

const contact = getForm('contact')

function toData(...entries: [string, string | Blob][]) {
  const data = new FormData()
  for (const [name, value] of entries) data.append(name, value)
  return data
}

describe('readValues', () => {
  test('takes the fields of the form without space around them', () => {
    const data = toData(['email', ' petra@example.org '], ['message', '\nHello\n'])
    expect(readValues(contact, data)).toEqual({ name: '', email: 'petra@example.org', topic: '', message: 'Hello' })
  })

  test('leaves out the honeypot and what belongs to other forms', () => {
    const values = readValues(contact, toData([contact.honeypot, 'https://spam.example'], ['school', 'A']))
    expect(Object.keys(values)).toEqual(contact.fields.map(({ name }) => name))
  })

  test('counts a file as empty', () => {
    expect(readValues(contact, toData(['message', new Blob(['x'])])).message).toBe('')
  })
})

describe('toRequestBody', () => {
  test('writes what the browser would write without script, honeypot included', () => {
    const data = toData(['email', 'a+b@example.org'], ['message', 'One\nTwo\r\nThree'], ['website', ''])
    expect(toRequestBody(data).toString()).toBe('email=a%2Bb%40example.org&message=One%0D%0ATwo%0D%0AThree&website=')
  })
})
