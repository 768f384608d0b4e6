import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/support/chromium.mjs'

const port = Number(process.env.E2E_PORT ?? 4173)

/** End-to-end tests run against the exported `out/`, served with the rules of a static host. */
export default defineConfig({
  testDir: 'e2e',
  testIgnore: [
    // Two previews are built for it; the full run wants it.
    ...(process.env.E2E_FULL === '1' ? [] : ['**/previews.spec.ts']),
    // About a step of the build that can be left out.
    ...(process.env.SITE_DEFER_RUNTIME === 'false' ? ['**/runtime.spec.ts'] : []),
  ],
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // On two busy cores a browser is sometimes late. What needs the second try is named in the summary of `npm test`.
  retries: 1,
  workers: 2,
  timeout: 120_000,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: findChromium(),
      // The flags keep the browser from calling home, which a closed network answers slowly.
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-quic',
        '--disable-sync',
        '--disable-gpu',
      ],
    },
  },
  webServer: {
    command: `node scripts/serve.mjs ${port}`,
    port,
    reuseExistingServer: false,
  },
})
