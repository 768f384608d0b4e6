import { describe, expect, test } from 'vitest'
import type { Failure } from './answer'
import { describeFailure } from './describe-failure'

const failures: [Failure, string, string][] = [
  [{ kind: 'offline' }, 'You are offline', 'when you are connected'],
  [{ kind: 'unreachable' }, 'could not be reached', 'Check the connection'],
  [{ kind: 'timeout' }, 'did not answer within 15 seconds', 'may have arrived all the same'],
  [{ kind: 'busy', status: 429 }, 'Too much was sent', 'Wait ten minutes'],
  [{ kind: 'server', status: 502 }, 'an error (502)', 'Try again in a few minutes'],
  [{ kind: 'rejected', status: 404 }, 'did not accept this (404)', 'use email instead'],
]

describe('describeFailure', () => {
  test.each(failures)('%o says what is wrong and what to do', (failure, title, advice) => {
    const words = describeFailure(failure, 15_000)
    expect(words.title).toContain(title)
    expect(words.advice).toContain(advice)
    expect(words.advice).toContain('What you typed is kept.')
  })
})
