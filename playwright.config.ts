import { defineConfig } from '@playwright/test'
import { findTestBrowser } from './scripts/support/chromium.mjs'

const port = Number(process.env.E2E_PORT ?? 4173)
const isFull = process.env.E2E_FULL === '1'

/** End-to-end tests run against the exported `out/`, served with the rules of a static host. */
export default defineConfig({
  testDir: 'e2e',
  testIgnore: [
    // It needs two previews, which only the full run builds.
    ...(isFull ? [] : ['**/previews.spec.ts']),
    // They test a step of the build that this setting leaves out.
    ...(process.env.SITE_DEFER_RUNTIME === 'false' ? ['**/runtime*.spec.ts'] : []),
  ],
  // What takes long or repeats a check on more pages is tagged, and left to the full run.
  grepInvert: isFull ? undefined : /@full/,
  // Playwright empties this folder when it starts, so the result files of other runners are in its parent.
  outputDir: 'test-results/browser',
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
      executablePath: findTestBrowser(),
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
