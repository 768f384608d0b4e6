import { expect, test } from 'vitest'
import { spellingPath } from '@/lib/check/prose/check-project'
import type { Misspelling } from '@/lib/check/prose/spelling'
import { openThread } from '../build/threads'

test("a thread finds words that aren't in any dictionary", async () => {
  const { ask, close } = await openThread<string, Misspelling[]>(new URL('./spell.ts', import.meta.url), spellingPath)
  expect(await ask('')).toEqual({ result: [] })
  expect(await ask('A colour and a wordd.')).toEqual({ result: [expect.objectContaining({ at: 15, word: 'wordd' })] })
  await close()
})
