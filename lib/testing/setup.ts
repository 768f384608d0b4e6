import { afterEach } from 'vitest'

// Two tests in three run without a DOM, and loading Testing Library would take most of their time.
if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/vitest')
  const { cleanup } = await import('@testing-library/react')
  // jsdom has no media queries; a test that depends on one brings its own.
  window.matchMedia ??= () => ({ matches: false }) as MediaQueryList
  afterEach(() => cleanup())
}
