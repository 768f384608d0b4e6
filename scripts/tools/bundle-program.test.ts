import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { createTempFolder } from '@/lib/testing/temp-folder'
import { bundleProgram } from './bundle-program.mjs'

const folder = createTempFolder()
const bundler = path.resolve('scripts/tools/bundle-program.mjs')

/** Runs when the bundler has read all files. */
const saveDuringBuild = vi.hoisted(() => vi.fn(() => {}))
vi.mock('esbuild', async (importOriginal) => {
  const esbuild = await importOriginal<typeof import('esbuild')>()
  const build = async (options: import('esbuild').BuildOptions) => {
    const result = await esbuild.build(options)
    saveDuringBuild()
    return result
  }
  return { ...esbuild, build }
})

const start = process.cwd()
afterEach(() => process.chdir(start))

/** Runs a program as our commands do. @param threads the modules that its threads start from @returns what it prints */
function run(...threads: string[]): string {
  const program = ['program.ts', ...threads].map((file) => JSON.stringify(file)).join()
  folder.write(
    'run.mjs',
    `import { bundleProgram } from ${JSON.stringify(bundler)}; await import(await bundleProgram(${program}))`,
  )
  const { stdout, stderr } = spawnSync(process.execPath, ['run.mjs'], { cwd: folder.at(), encoding: 'utf8' })
  return stdout || stderr
}

function write(answer: string): void {
  folder.write('answer.ts', `export const answer: string = '${answer}'\n`)
}

test('a program is bundled again after every change to its files', () => {
  folder.write('program.ts', "import { answer } from './answer'\nconsole.log(answer)\n")
  write('first')
  expect(run()).toBe('first\n')
  expect(run()).toBe('first\n')
  write('second')
  expect(run()).toBe('second\n')
})

test('a file that is saved during the bundling counts', async () => {
  folder.write('program.ts', "import { answer } from './answer'\nconsole.log(answer)\n")
  write('first')
  process.chdir(folder.at())
  saveDuringBuild.mockImplementationOnce(() => write('second'))
  await bundleProgram('program.ts')
  expect(saveDuringBuild).toHaveBeenCalledTimes(2)
  expect(run()).toBe('second\n')
})

test('a mistake in the code is reported with its place', () => {
  folder.write('program.ts', "import { answer } from './answer'\nconsole.log(answer)\n")
  folder.write('answer.ts', "export const answer = {\n  text: 'right'\n  more: 'wrong'\n}\n")
  expect(run()).toBe('answer.ts:3:3  Expected "}" but found "more"  (correct the code here, or just before)\n')
})

test('a damaged bundle is rebuilt', () => {
  folder.write('program.ts', "import { answer } from './answer'\nconsole.log(answer)\n")
  write('right')
  run()
  folder.write('.generated/programs/program/program.js', "console.log('wrong')\n")
  expect(run()).toBe('right\n')
  folder.write('.generated/programs/program/record.json', '{')
  expect(run()).toBe('right\n')
})

test('a program can use threads', () => {
  const tools = JSON.stringify(path.resolve('scripts/tools/build/threads.ts'))
  folder.write(
    'program.ts',
    `import { runJobs } from ${tools}\nconst module = new URL('./double.ts', import.meta.url)\nconsole.log(await runJobs(module, { jobs: [1, 2], data: 2, jobsPerThread: 1 }))\n`,
  )
  folder.write('double.ts', 'export const work = (job: number, factor: number) => job * factor\n')
  expect(run('double.ts', path.resolve('scripts/tools/build/thread.mjs'))).toBe('[ 2, 4 ]\n')
})
