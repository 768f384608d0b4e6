import { describe, expect, test } from 'vitest'
import {
  describeFailure,
  describeMistakes,
  type FormAction,
  type FormState,
  initialFormState,
  reduceForm,
} from './form-state'
import type { Failure } from './post-form'

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

  test('makes a new summary each time, so that it gets the focus again', () => {
    expect(run(refuse, refuse).notice).not.toBe(run(refuse).notice)
  })

  test('clears a mistake as it is corrected, and leaves the summary as it was', () => {
    const state = run(refuse, { type: 'correct', name: 'email' })
    expect(state.errors).toEqual({ message: 'Write it.' })
    expect(state.notice).toEqual(run(refuse).notice)
  })

  test('updates a mistake that has turned into another', () => {
    const state = run(refuse, { type: 'correct', name: 'email', error: 'Write it in full.' })
    expect(state.errors.email).toBe('Write it in full.')
  })

  test("doesn't complain while a field is first filled in", () => {
    expect(run({ type: 'correct', name: 'email', error: 'Write it in full.' })).toBe(initialFormState)
  })

  test('forgets mistakes and notices while it is sending', () => {
    expect(run(refuse, { type: 'send' })).toEqual({ phase: 'sending', errors: {} })
  })

  test.each<[string, FormAction]>([
    ['a failure', { type: 'fail', failure: { kind: 'timeout' }, mail }],
    ['a refusal', { type: 'refuse', by: 'server', errors: {}, reasons: ['Too late.'] }],
  ])('can be sent again after %s', (_, action) => expect(run({ type: 'send' }, action).phase).toBe('editing'))

  test('keeps the email available after a failure and after it was composed', () => {
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

const arrived = 'The form reached the server'
const unknown = 'we can’t tell whether the form arrived'

const failures: [Failure, title: string[], advice: string][] = [
  [{ kind: 'offline' }, ['You’re offline, so nothing was sent.'], 'once you’re connected'],
  [{ kind: 'unreachable' }, [unknown], 'Check your connection'],
  [{ kind: 'timeout' }, [unknown, 'within 15 seconds'], 'Wait a minute'],
  [{ kind: 'large', status: 413 }, [arrived, 'too long (413)'], 'Shorten'],
  [{ kind: 'busy', status: 429 }, [arrived, 'too many'], 'Wait ten minutes'],
  [{ kind: 'invalid', status: 422 }, [arrived, '(422)'], 'Check every field'],
  [{ kind: 'rejected', status: 404 }, [arrived, '(404)'], 'write an email instead'],
  [{ kind: 'server', status: 502 }, [arrived, 'went wrong there (502)'], 'Try again in a few minutes'],
]

describe('describeFailure', () => {
  test.each(failures)('%o reports whether it arrived, the reason if not, and what to do', (failure, title, advice) => {
    const words = describeFailure(failure, 15_000)
    for (const part of title) expect(words.title).toContain(part)
    expect(words.advice).toContain(advice)
    expect(words.advice).toContain('Everything you typed is still here.')
  })

  test("only says that nothing was sent if that's certain", () => {
    const sure = failures.filter(([failure]) => /nothing was sent/i.test(describeFailure(failure, 15_000).title))
    expect(sure.map(([{ kind }]) => kind)).toEqual(['offline'])
  })
})

describe('describeMistakes', () => {
  test.each([
    [1, 'One field needs correcting. Nothing was sent.'],
    [2, 'Two fields need correcting. Nothing was sent.'],
  ])('of %i fields found before sending says that nothing was sent', (count, title) =>
    expect(describeMistakes(count, 'browser')).toBe(title),
  )

  test.each([
    [0, 'The form reached the server, but it was refused.'],
    [1, 'The form reached the server, but one field needs correcting.'],
    [4, 'The form reached the server, but four fields need correcting.'],
    [12, 'The form reached the server, but 12 fields need correcting.'],
  ])('of %i fields found by the server says that it arrived', (count, title) =>
    expect(describeMistakes(count, 'server')).toBe(title),
  )
})
