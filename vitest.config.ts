import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { UnitTestReporter } from './scripts/tools/test/count-results.ts'

// No test measures time, so on a busy machine a test or hook may take as long as it needs. The full run tries more random values.
const timeout = process.env.E2E_FULL === '1' ? 600_000 : 30_000

export default defineConfig({
  resolve: {
    alias: {
      '@': path.resolve(import.meta.dirname),
      // Only generators of API clients import it (clients.test.ts).
      typescript: path.resolve(import.meta.dirname, 'lib/testing/typescript-6.ts'),
    },
  },
  test: {
    include: ['{app,bench,components,lib,scripts}/**/*.test.{ts,tsx}'],
    globalSetup: ['scripts/tools/test/write-test-data.ts'],
    setupFiles: ['lib/testing/setup.ts'],
    // The summary of `npm test` reads the counts.
    reporters: ['default', new UnitTestReporter('test-results/unit.json')],
    // By default, Vitest leaves one core free. A test that needs jsdom says so in its first line.
    maxWorkers: '100%',
    environment: 'node',
    server: { deps: { inline: ['openapi-typescript', /@hey-api\//] } },
    testTimeout: timeout,
    hookTimeout: timeout,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
})
