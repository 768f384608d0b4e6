import path from 'node:path'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { alias: { '@': path.resolve(import.meta.dirname) } },
  test: {
    include: ['{app,bench,components,lib,scripts}/**/*.test.{ts,tsx}'],
    setupFiles: ['lib/testing/setup.ts'],
    // Vitest leaves one core to others; jsdom only where a test asks for it.
    maxWorkers: '100%',
    environment: 'node',
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
})
