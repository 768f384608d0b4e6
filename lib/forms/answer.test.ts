import { describe, expect, test } from 'vitest'
import { getForm } from '../site/forms'
import { readRefusal } from './answer'

const contact = getForm('contact')
const refuse = (body: unknown, status = 422) =>
  readRefusal(contact, status, typeof body === 'string' ? body : JSON.stringify(body))
const invalid = { kind: 'failed', failure: { kind: 'invalid', status: 422 } }

describe('readRefusal', () => {
  test('puts messages to their fields, in the order of the form', () => {
    const answer = refuse({ errors: { message: 'Write more.', email: 'This address bounces.' } })
    expect(answer).toEqual({
      kind: 'refused',
      errors: { email: 'This address bounces.', message: 'Write more.' },
      reasons: [],
    })
    expect(answer.kind === 'refused' && Object.keys(answer.errors)).toEqual(['email', 'message'])
  })

  test('takes the first of several messages for a field', () => {
    expect(refuse({ errors: { email: ['One.', 'Two.'] } })).toMatchObject({ errors: { email: 'One.' } })
  })

  test('keeps what belongs to no field as reasons', () => {
    expect(refuse({ errors: { email: 'Wrong.', form: 'Too late.', __proto__: null } })).toMatchObject({
      errors: { email: 'Wrong.' },
      reasons: ['Too late.'],
    })
    expect(refuse('{"errors":{"__proto__":"Odd.","website":"No."}}')).toMatchObject({
      errors: {},
      reasons: ['Odd.', 'No.'],
    })
  })

  test('cuts a message that is none', () => {
    const answer = refuse({ errors: { email: 'x'.repeat(5000) } })
    expect(answer.kind === 'refused' && answer.errors.email?.length).toBe(301)
  })

  test.each([
    ['no body', ''],
    ['a page', '<!doctype html><h1>Unprocessable</h1>'],
    ['half of an answer', '{"errors": {"ema'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a list of errors', '{"errors": ["email"]}'],
    ['errors that are a text', '{"errors": "email"}'],
    ['errors that are no texts', '{"errors": {"email": 1, "topic": null, "name": {}, "message": []}}'],
    ['empty messages', '{"errors": {"email": " "}}'],
    ['other fields', '{"message": "No."}'],
  ])('survives 422 with %s', (_, body) => expect(refuse(body)).toEqual(invalid))

  test.each([
    [400, 'invalid'],
    [403, 'rejected'],
    [404, 'rejected'],
    [408, 'server'],
    [413, 'large'],
    [429, 'busy'],
    [500, 'server'],
    [503, 'server'],
  ])('tells from status %i alone that the form is %s', (status, kind) => {
    expect(refuse({ errors: { email: 'Not read.' } }, status)).toEqual({ kind: 'failed', failure: { kind, status } })
  })
})
