import { afterEach } from 'vitest'

// Two tests in three run without a DOM, and loading Testing Library would take most of their time.
if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/vitest')
  const { cleanup } = await import('@testing-library/react')
  // jsdom has no media queries. A test that depends on one defines its own.
  window.matchMedia ??= () => ({ matches: false }) as MediaQueryList
  // Nor does it lay anything out, so nothing ever changes its size.
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  afterEach(() => cleanup())
}
