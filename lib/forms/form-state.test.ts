import { describe, expect, test } from 'vitest'
import { type FormAction, type FormState, initialFormState, reduceForm } from './form-state'

const mail = { href: 'mailto:a@example.org', text: '', isWhole: true }
const run = (...actions: FormAction[]): FormState => actions.reduce(reduceForm, initialFormState)
const refuse: FormAction = { type: 'refuse', by: 'browser', errors: { email: 'Enter it.', message: 'Write it.' } }

describe('reduceForm', () => {
  test('shows mistakes next to the fields and in the summary', () => {
    const { phase, errors, notice } = run(refuse)
    expect(phase).toBe('editing')
    expect(errors).toEqual({ email: 'Enter it.', message: 'Write it.' })
    expect(notice).toMatchObject({ kind: 'mistakes', by: 'browser', errors, reasons: [] })
  })

  test('makes a new summary each time, so that it takes the focus again', () => {
    expect(run(refuse, refuse).notice).not.toBe(run(refuse).notice)
  })

  test('clears a mistake as it is corrected, and leaves the summary as it was', () => {
    const state = run(refuse, { type: 'correct', name: 'email' })
    expect(state.errors).toEqual({ message: 'Write it.' })
    expect(state.notice).toEqual(run(refuse).notice)
  })

  test('changes a mistake that became another', () => {
    const state = run(refuse, { type: 'correct', name: 'email', error: 'Write it in full.' })
    expect(state.errors.email).toBe('Write it in full.')
  })

  test('does not complain while a field is first filled in', () => {
    expect(run({ type: 'correct', name: 'email', error: 'Write it in full.' })).toBe(initialFormState)
  })

  test('forgets mistakes and notices while it is sending', () => {
    expect(run(refuse, { type: 'send' })).toEqual({ phase: 'sending', errors: {} })
  })

  test.each<[string, FormAction]>([
    ['a failure', { type: 'fail', failure: { kind: 'timeout' }, mail }],
    ['a refusal', { type: 'refuse', by: 'server', errors: {}, reasons: ['Too late.'] }],
  ])('can be sent again after %s', (_, action) => expect(run({ type: 'send' }, action).phase).toBe('editing'))

  test('keeps the mail at hand after a failure and after it was composed', () => {
    expect(run({ type: 'fail', failure: { kind: 'offline' }, mail }).notice).toMatchObject({ kind: 'failure', mail })
    expect(run(refuse, { type: 'compose', mail })).toEqual({
      phase: 'editing',
      errors: {},
      notice: { kind: 'mail', mail },
    })
  })

  test('ignores whatever happens after it was sent', () => {
    const sent = run({ type: 'send' }, { type: 'accept' })
    expect(sent).toEqual({ phase: 'sent', errors: {} })
    for (const action of [refuse, { type: 'send' }, { type: 'compose', mail }] as const) {
      expect(reduceForm(sent, action)).toBe(sent)
    }
  })

  test('starts again when the visitor comes back to it', () => {
    expect(run({ type: 'accept' }, { type: 'return' })).toBe(initialFormState)
  })
})
