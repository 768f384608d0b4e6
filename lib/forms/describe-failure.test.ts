import { describe, expect, test } from 'vitest'
import { describeFailure, describeMistakes } from './describe-failure'
import type { Failure } from './post-form'

const arrived = 'The form reached the server'
const unknown = "we can't tell whether the form arrived"

const failures: [Failure, title: string[], advice: string][] = [
  [{ kind: 'offline' }, ["You're offline, so nothing was sent."], "once you're connected"],
  [{ kind: 'unreachable' }, [unknown], 'Check your connection'],
  [{ kind: 'timeout' }, [unknown, 'within 15 seconds'], 'Wait a minute'],
  [{ kind: 'large', status: 413 }, [arrived, 'too long (413)'], 'Shorten'],
  [{ kind: 'busy', status: 429 }, [arrived, 'too many'], 'Wait ten minutes'],
  [{ kind: 'invalid', status: 422 }, [arrived, '(422)'], 'Check every field'],
  [{ kind: 'rejected', status: 404 }, [arrived, '(404)'], 'write an email instead'],
  [{ kind: 'server', status: 502 }, [arrived, 'went wrong there (502)'], 'Try again in a few minutes'],
]

describe('describeFailure', () => {
  test.each(failures)('%o says whether it arrived, why it failed and what to do', (failure, title, advice) => {
    const words = describeFailure(failure, 15_000)
    for (const part of title) expect(words.title).toContain(part)
    expect(words.advice).toContain(advice)
    expect(words.advice).toContain('Everything you typed is still here.')
  })

  test("says that nothing was sent only if that's certain", () => {
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
