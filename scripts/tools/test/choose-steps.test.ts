import { describe, expect, test } from 'vitest'
import { type ChosenStep, chooseAffected, completeSteps, parseOnly } from './choose-steps'
import { listSteps, type StepId } from './steps'

const quick = listSteps(false)
const full = listSteps(true)
const ids = (steps: readonly ChosenStep[]) => steps.map(({ step }) => step.id)
const whole = (...chosen: StepId[]) => new Map<StepId, string[]>(chosen.map((id) => [id, []]))

describe('--only', () => {
  test('takes the names of steps', () => expect(parseOnly('unit,lint', quick)).toEqual(['unit', 'lint']))

  test('refuses an unknown name with the nearest one and the whole list', () => {
    expect(() => parseOnly('lint,typse', quick)).toThrow(
      /^--only: there is no step "typse"\. Did you mean "types"\? Choose from: lint, content, .*, e2e$/,
    )
  })

  test('knows the steps of the full run only there', () => {
    expect(() => parseOnly('determinism', quick)).toThrow('there is no step "determinism"')
    expect(parseOnly('determinism', full)).toEqual(['determinism'])
  })

  test('adds the steps whose output is needed, and keeps the order', () => {
    expect(ids(completeSteps(whole('unit', 'lint'), quick))).toEqual(['lint', 'build', 'unit'])
    expect(ids(completeSteps(whole('e2e'), full))).toEqual(['previews', 'browser', 'rebuild', 'e2e'])
  })
})

describe('--changed', () => {
  const choose = (...files: string[]) => Object.fromEntries(chooseAffected(files, '0123abc', quick).chosen)
  const projectTests = ['lib/testing']

  test('runs nothing if nothing has changed', () => expect(choose()).toEqual({}))

  test('checks only the words of documents, and the tests that read documents', () => {
    expect(choose('README.md', 'docs/decisions/001-content-is-data.md')).toEqual({ content: [], unit: projectTests })
  })

  test.each(['docs/reference.md', 'docs/schemas/docs.json'])('runs all unit tests if %s has changed', (file) => {
    expect(choose(file, 'README.md')).toEqual({ content: [], unit: [] })
  })

  test('leaves out unit tests and other browser tests if only browser tests have changed', () => {
    expect(choose('e2e/docs.spec.ts', 'docs/map.md')).toEqual({
      lint: [],
      content: [],
      unused: [],
      types: [],
      unit: projectTests,
      e2e: ['--only-changed=0123abc'],
    })
  })

  test('runs all browser tests if anything else can affect them, also a file that they read', () => {
    expect(choose('e2e/docs.spec.ts', 'content/docs/2.x/features/habits.mdx').e2e).toEqual([])
    expect(choose('e2e/support/schemas/atom.rng').e2e).toEqual([])
  })

  test('leaves out packages if only code has changed', () => {
    const chosen = choose('lib/search/rank.ts')
    expect(Object.keys(chosen)).toEqual(quick.map(({ id }) => id).filter((id) => id !== 'licences' && id !== 'audit'))
    expect(chosen.unit).toEqual([])
  })

  test.each(['package-lock.json', 'scripts/test.mjs', 'playwright.config.ts', 'a-new-folder/file'])(
    'runs everything if %s has changed',
    (file) => expect(Object.keys(choose(file, 'README.md'))).toEqual(quick.map(({ id }) => id)),
  )

  test('names what has changed', () => {
    expect(chooseAffected(['README.md', 'docs/map.md', 'tsconfig.json'], '0123abc', quick).areas).toEqual([
      'documents',
      'scripts, packages or settings',
    ])
  })
})
