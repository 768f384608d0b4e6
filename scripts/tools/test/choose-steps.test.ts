import { describe, expect, test } from 'vitest'
import { currentVersion } from '@/lib/site/versions'
import { type ChosenStep, chooseAffected, completeSteps, parseOnly } from './choose-steps'
import { findSpecs, findUnitTests, type Project, readMap, readProject } from './find-tests'
import { listSteps, type StepId } from './steps'

const quick = listSteps(false)
const full = listSteps(true)
const ids = (steps: readonly ChosenStep[]) => steps.map(({ step }) => step.id)
const whole = (...chosen: StepId[]) => new Map<StepId, string[]>(chosen.map((id) => [id, []]))

describe('--only', () => {
  test('accepts the names of steps', () => expect(parseOnly('unit,lint', quick)).toEqual(['unit', 'lint']))

  test('refuses an unknown name, suggests the nearest one and lists them all', () => {
    expect(() => parseOnly('lint,typse', quick)).toThrow(
      /^--only: there is no step "typse"\. Did you mean "types"\? Choose from: lint, content, .*, e2e$/,
    )
  })

  test('accepts steps of the full run only in a full run', () => {
    expect(() => parseOnly('determinism', quick)).toThrow('there is no step "determinism"')
    expect(parseOnly('determinism', full)).toEqual(['determinism'])
  })

  test('adds the steps whose output is needed, and keeps the order', () => {
    expect(ids(completeSteps(whole('unit', 'lint'), quick))).toEqual(['lint', 'build', 'unit'])
    expect(ids(completeSteps(whole('e2e'), full))).toEqual(['previews', 'browser', 'rebuild', 'e2e'])
  })
})

describe('--changed', () => {
  const project: Project = {
    tests: [
      'lib/search/rank.test.ts',
      'lib/testing/styles.test.ts',
      'lib/check/site-content.test.ts',
      'bench/search/queries.test.ts',
      'scripts/tools/test/choose-steps.test.ts',
    ],
    e2e: new Map([
      ['e2e/crawl.spec.ts', "import { listPagePaths } from './support/pages'"],
      ['e2e/docs.spec.ts', "await page.goto('/docs/features/habits#streaks')"],
      ['e2e/habits-list.spec.ts', "await page.goto('/docs/features/habits-list')"],
      ['e2e/search.spec.ts', "import { search } from './support/search'"],
      ['e2e/support/pages.ts', ''],
      ['e2e/support/search.ts', "import { kinds } from './pages'"],
    ]),
    map: [
      '| To change | Open | Then run |',
      '|---|---|---|',
      '| The order of results | `lib/search/rank.ts`, `lib/search/rerank.ts` | `npx vitest run lib/search bench/search` |',
      '| The palette | `components/search/` | `npx playwright test e2e/search && npx vitest run lib/search` |',
      '| A walkthrough | `content/walkthroughs/<id>.yml` | `npx playwright test e2e/docs.spec.ts` |',
      '| The API document | `lib/api/*.ts` | `npm run check -- samples` |',
    ].join('\n'),
  }
  const affect = (...files: string[]) => chooseAffected(files, project, quick)
  const choose = (...files: string[]) => Object.fromEntries(affect(...files).chosen)
  const all = quick.map(({ id }) => id)

  test('runs nothing if nothing has changed', () => expect(choose()).toEqual({}))

  test('runs only the content check for documents, and the tests that read documents', () => {
    const unit = ['lib/testing/styles.test.ts', 'scripts/tools/test/choose-steps.test.ts']
    expect(choose('README.md', 'docs/decisions/001-content-is-data.md', 'LICENSE')).toEqual({ content: [], unit })
  })

  test.each(['docs/reference.md', '.vscode/settings.json'])('runs the tests of the check if %s has changed', (file) => {
    expect(choose(file).unit).toContain('lib/check/site-content.test.ts')
  })

  test('runs the browser tests that have changed, or that import what has changed', () => {
    expect(choose('e2e/docs.spec.ts', 'e2e/support/search.ts')).toEqual({
      lint: [],
      content: [],
      unused: [],
      types: [],
      unit: ['lib/testing/styles.test.ts'],
      e2e: ['e2e/docs.spec.ts', 'e2e/search.spec.ts'],
    })
    expect(choose('e2e/support/pages.ts').e2e).toEqual(['e2e/crawl.spec.ts', 'e2e/search.spec.ts'])
  })

  test('looks at a changed page, and runs the tests that name its address', () => {
    const { chosen, pages } = affect(`content/docs/${currentVersion.id}/features/habits.mdx`)
    expect(pages).toEqual(['/docs/features/habits'])
    expect(Object.fromEntries(chosen)).toEqual({
      content: [],
      build: [],
      unit: ['lib/check/site-content.test.ts'],
      browser: [],
      e2e: ['e2e/crawl.spec.ts', 'e2e/docs.spec.ts'],
    })
  })

  test('leaves out browser tests that only use a page as an example', () => {
    const e2e = new Map(['a', 'b', 'c', 'd', 'e'].map((name) => [`e2e/${name}.spec.ts`, "goto('/about')"]))
    const { chosen } = chooseAffected(['content/pages/about.mdx'], { ...project, e2e }, quick)
    expect([...chosen.keys()]).not.toContain('e2e')
    e2e.delete('e2e/e.spec.ts')
    expect(chooseAffected(['content/pages/about.mdx'], { ...project, e2e }, quick).chosen.get('e2e')).toHaveLength(4)
  })

  test('looks at some kinds of pages if any page could have changed', () => {
    expect(affect('app/styles/tokens.css').pages).toContain('documentation')
    expect(affect('content/facts/limits.yml').pages).toContain('documentation')
  })

  test('runs the tests that the map lists for a file or its folder, and those that import it', () => {
    const rank = choose('lib/search/rank.ts')
    expect(rank.unit).toEqual([
      'lib/search/rank.ts',
      'lib/search/rank.test.ts',
      'lib/testing/styles.test.ts',
      'bench/search/queries.test.ts',
    ])
    expect(rank.e2e).toEqual(['e2e/crawl.spec.ts'])
    expect(choose('components/search/Option.module.css').e2e).toEqual(['e2e/crawl.spec.ts', 'e2e/search.spec.ts'])
    expect(choose('content/walkthroughs/new-habit.yml').e2e).toEqual(['e2e/crawl.spec.ts', 'e2e/docs.spec.ts'])
    expect(Object.keys(choose('lib/api/samples.ts'))).toContain('samples')
  })

  test('leaves out packages if only code has changed', () => {
    const others = all.filter((id) => !['licences', 'audit', 'samples'].includes(id))
    expect(Object.keys(choose('lib/search/rank.ts'))).toEqual(others)
    expect(Object.keys(choose('scripts/new.ts'))).toEqual(others)
  })

  test.each(['package-lock.json', 'scripts/test.mjs', 'scripts/tools/test/steps.ts', 'a-new-folder/file'])(
    'runs everything if %s has changed',
    (file) => expect(choose(file, 'README.md')).toEqual(Object.fromEntries(all.map((id) => [id, []]))),
  )

  test('lists what has changed', () => {
    expect(affect('README.md', 'docs/map.md', 'tsconfig.json').areas).toEqual([
      'documents',
      'packages, settings or the tests themselves',
    ])
  })
})

test('the map lists only tests that exist, so that --changed finds them', () => {
  const project = readProject()
  const rows = project.map.split('\n').filter((line) => line.startsWith('| ') && line.includes('npx '))
  const missing = rows.flatMap((row) => {
    const everyPlace = Array.from(row.split('|')[2]?.matchAll(/`([^`]+)`/g) ?? [], ([, place = '']) => `${place}x`)
    const { unit, e2e } = readMap(row, [...everyPlace, ...everyPlace.map((place) => place.slice(0, -1))])
    return [
      ...unit.filter((filter) => findUnitTests(project, [filter]).length === 0),
      ...e2e.filter((filter) => findSpecs(project, [filter]).length === 0),
    ]
  })
  expect(rows.length).toBeGreaterThan(50)
  expect(missing).toEqual([])
})
