import { defineConfig } from '@playwright/test'
import { readBuildSettings } from './lib/site/build-settings.mjs'
import { findTestBrowser } from './scripts/tools/install/chromium.mjs'

const port = Number(process.env.E2E_PORT ?? 4173)
const isFull = process.env.E2E_FULL === '1'
const isRuntimeAtOnce = !readBuildSettings(process.env).defersRuntime

/** End-to-end tests run against the exported `out/`, served with the rules of a static host. */
export default defineConfig({
  testDir: 'e2e',
  testIgnore: [
    // The first needs two previews, which only the full run builds. The second starts the development server.
    ...(isFull ? [] : ['**/previews.spec.ts', '**/gallery.spec.ts']),
    // The last one doesn't depend on the build. The others test the loader, which this setting leaves out.
    ...(isRuntimeAtOnce
      ? ['**/runtime*.spec.ts', '**/inlined-styles.spec.ts', '**/*-missing.spec.ts', '**/gallery.spec.ts']
      : []),
  ],
  // Tests tagged `@full` take long, or repeat a check on more pages. Those tagged `@loader`, in files that test other things too, need the loader.
  grepInvert: [...(isFull ? [] : [/@full/]), ...(isRuntimeAtOnce ? [/@loader/] : [])],
  // A failed test leaves its picture and trace here. Playwright empties the folder when it starts, so each run has its own.
  outputDir: isRuntimeAtOnce ? 'test-results/browser-at-once' : 'test-results/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // On two busy cores, a browser is sometimes too slow. The summary of `npm test` names the tests that needed the second try.
  retries: 1,
  workers: 2,
  timeout: 120_000,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    // Requests that the worker makes pass by the routes of tests. `offline.spec.ts` allows it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: findTestBrowser(),
      // These flags stop the browser from calling home, which takes a long time on a closed network.
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
    command: `node scripts/tools/serve/serve.mjs ${port}`,
    port,
    reuseExistingServer: false,
  },
})
