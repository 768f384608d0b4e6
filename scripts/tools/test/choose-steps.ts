import { findNearest } from '@/lib/utils/nearest'
import type { Step, StepId } from './steps'

/** A step, and the arguments with which its runner only runs some of its tests. */
export type ChosenStep = { step: Step; args: readonly string[] }
/** The arguments for each step that has something to do. */
type Choice = ReadonlyMap<StepId, readonly string[]>

/** Reads `--only lint,types`. @throws {Error} with the list of all steps, if one of the names is unknown */
export function parseOnly(only: string, steps: readonly Step[]): StepId[] {
  return only.split(',').map((name) => {
    const step = steps.find(({ id }) => id === name)
    if (step) return step.id
    const ids = steps.map(({ id }) => id)
    const nearest = findNearest(name, ids)
    const hint = nearest === undefined ? '' : ` Did you mean "${nearest}"?`
    throw new Error(`--only: there is no step "${name}".${hint} Choose from: ${ids.join(', ')}`)
  })
}

/** Returns the chosen steps and those whose output they need, in the order of `steps`. */
export function completeSteps(chosen: Choice, steps: readonly Step[]): ChosenStep[] {
  const wanted = new Map(chosen)
  for (const { id, needs = [] } of steps.toReversed()) {
    if (wanted.has(id)) for (const need of needs) if (!wanted.has(need)) wanted.set(need, [])
  }
  return steps.flatMap((step) => {
    const args = wanted.get(step.id)
    return args ? [{ step, args }] : []
  })
}

/**
 * What the files of an area can affect: the steps with the arguments that limit them, or none for a whole step. The first area that a file matches
 * counts. A file outside all areas affects every step.
 */
type Area = { name: string; files: RegExp; affects: (id: StepId) => readonly string[] | undefined }

const whole: readonly string[] = []
/** Tests of the whole project, some of which read documents, workflows and browser tests. */
const projectTests = ['lib/testing']
const only = (affected: Partial<Record<StepId, readonly string[]>>) => (id: StepId) => affected[id]
const allBut =
  (...others: StepId[]) =>
  (id: StepId) =>
    others.includes(id) ? undefined : whole

/**
 * We don't use `vitest --changed`, because it only follows imports, and many tests read files: content, style sheets, all sources. Playwright's
 * `--only-changed` follows imports too, but a change that's only in the code of browser tests can't affect them in any other way.
 */
const areas: readonly Area[] = [
  {
    name: 'the reference for editors',
    files: /^docs\/reference\.md$|^docs\/schemas\//,
    affects: only({ content: whole, unit: whole }),
  },
  {
    name: 'documents',
    files: /^[^/]+\.md$|^docs\/|^deploy\/README\.md$|^bench\/history\.md$/,
    affects: only({ content: whole, unit: projectTests }),
  },
  {
    name: 'workflows and the container',
    files: /^\.github\/|^\.ci\/|^deploy\/docker\//,
    affects: only({ unit: projectTests }),
  },
  {
    name: 'browser tests',
    files: /^e2e\/.*\.ts$/,
    affects: only({
      lint: whole,
      content: whole,
      unused: whole,
      types: whole,
      unit: projectTests,
      runtime: ['--only-changed'],
      e2e: ['--only-changed'],
    }),
  },
  {
    name: 'benchmarks',
    files: /^bench\//,
    affects: only({ lint: whole, content: whole, unused: whole, types: whole, unit: whole }),
  },
  { name: 'content', files: /^content\//, affects: allBut('lint', 'licences', 'audit', 'unused', 'types') },
  { name: 'code', files: /^(?:app|components|lib|public)\//, affects: allBut('licences', 'audit') },
]
const elsewhere: Area = { name: 'scripts, packages or settings', files: /^/, affects: () => whole }

/**
 * Chooses the steps that changed files can affect.
 * @param files their paths from the root of the project
 * @param base the commit they were compared with
 * @returns the chosen steps, and the names of the areas with changes
 */
export function chooseAffected(
  files: readonly string[],
  base: string,
  steps: readonly Step[],
): { chosen: Choice; areas: string[] } {
  const changed = new Set(files.map((file) => areas.find((area) => area.files.test(file)) ?? elsewhere))
  const chosen = new Map<StepId, readonly string[]>()
  for (const { id } of steps) {
    const affecting = [...changed].map(({ affects }) => affects(id)).filter((args) => args !== undefined)
    if (affecting.length === 0) continue
    const limited = affecting.every((args) => args.length > 0) ? (affecting[0] ?? whole) : whole
    chosen.set(
      id,
      limited.map((arg) => (arg === '--only-changed' ? `${arg}=${base}` : arg)),
    )
  }
  return { chosen, areas: [...changed].map(({ name }) => name) }
}
