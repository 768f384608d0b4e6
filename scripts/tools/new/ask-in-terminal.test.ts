import { beforeEach, describe, expect, test, vi } from 'vitest'
import { askInTerminal } from './ask-in-terminal'
import type { Asked, Question } from './questions'

/** What somebody chooses in each prompt, one after the other. `said` has what the terminal says in between. */
const { prompt, said } = vi.hoisted(() => ({ prompt: vi.fn(), said: vi.fn() }))
vi.mock('@clack/prompts', () => ({
  ...Object.fromEntries(['autocomplete', 'autocompleteMultiselect', 'multiselect', 'select'].map((n) => [n, prompt])),
  isCancel: (answer: unknown) => typeof answer === 'symbol',
  log: { warn: said },
}))

beforeEach(() => vi.resetAllMocks())

const asked: Asked = { root: '/', first: () => '' }
const release: Question = {
  about: 'The last release',
  options: () => ['2.1', '0.5'].map((value) => ({ value })),
  check: (value) => (value === '0.5' ? "can't be 0.5  (choose 2.1)" : undefined),
}
const many = Array.from({ length: 20 }, (_, index) => ({ value: `0.${index}` }))

function choose(question: Question, ...answers: unknown[]) {
  for (const answer of answers) prompt.mockResolvedValueOnce(answer)
  return askInTerminal(question, asked)
}

describe('askInTerminal', () => {
  test.each([
    ['from a list', release],
    ['from a long list', { ...release, options: () => [...(release.options?.(asked) ?? []), ...many] }],
  ])('asks again, with the reason, if an answer %s is wrong', async (_, question) => {
    expect(await choose(question, '0.5', '2.1')).toEqual(['2.1'])
    expect(said.mock.calls).toEqual([["This can't be 0.5  (choose 2.1)"]])
  })

  test('keeps the selected values when it asks for several values again', async () => {
    expect(await choose({ ...release, separator: ',' }, ['2.1', '0.5'], ['2.1'])).toEqual(['2.1'])
    expect(prompt.mock.calls[1]?.[0]).toMatchObject({ initialValues: ['2.1', '0.5'] })
  })

  test('accepts "None" for an optional question', async () => {
    expect(await choose({ ...release, isOptional: true }, '')).toEqual([])
    expect(said).not.toHaveBeenCalled()
  })

  test('changes nothing if the user quits', async () => {
    await expect(choose(release, '0.5', Symbol('cancel'))).rejects.toThrow('Nothing has been changed.')
  })
})
