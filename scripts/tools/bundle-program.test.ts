import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createTempFolder } from '@/lib/testing/temp-folder'

const folder = createTempFolder()
const bundler = path.resolve('scripts/tools/bundle-program.mjs')

/** Runs a program as our commands do. @returns what it prints */
function run(): string {
  const code = `import { bundleProgram } from ${JSON.stringify(bundler)}; await import(await bundleProgram('program.ts'))`
  const options = { cwd: folder.at(), encoding: 'utf8' } as const
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], options)
  return stdout || stderr
}

function write(answer: string): void {
  folder.write('answer.ts', `export const answer: string = '${answer}'\n`)
}

test('a program follows every change of its files', () => {
  folder.write('program.ts', "import { answer } from './answer'\nconsole.log(answer)\n")
  write('first')
  expect(run()).toBe('first\n')
  expect(run()).toBe('first\n')
  write('second')
  expect(run()).toBe('second\n')
})

test('a damaged bundle is made again', () => {
  folder.write('program.ts', "import { answer } from './answer'\nconsole.log(answer)\n")
  write('right')
  run()
  folder.write('.generated/programs/program/program.js', "console.log('wrong')\n")
  expect(run()).toBe('right\n')
  folder.write('.generated/programs/program/record.json', '{')
  expect(run()).toBe('right\n')
})
