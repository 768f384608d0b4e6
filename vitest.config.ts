import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from 'vitest/config'

const files = ['app', 'bench', 'components', 'lib', 'scripts'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/'))),
)
/** A test that needs a DOM says so in its first line. */
const needsDom = (file: string) => readFileSync(file, 'utf8').startsWith('// @vitest-environment jsdom')

export default defineConfig({
  resolve: { alias: { '@': path.resolve(import.meta.dirname) } },
  test: {
    setupFiles: ['lib/testing/setup.ts'],
    // By default, Vitest leaves one core free.
    maxWorkers: '100%',
    // No test measures time, so a busy machine may take as long as it needs.
    testTimeout: 30_000,
    css: { modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      // These share a worker's loaded packages, which saves most of their time. Vitest still loads our own modules afresh for each file.
      { extends: true, test: { name: 'node', include: files.filter((file) => !needsDom(file)), isolate: false } },
      // These don't: without isolation, files share one DOM with its address, storage and listeners.
      { extends: true, test: { name: 'dom', include: files.filter(needsDom) } },
    ],
  },
})
