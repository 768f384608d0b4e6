import { execFile } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { countPlaywright } from '../scripts/tools/test/count-results'

test('a failing test leaves a picture and a trace, and the summary names both', async ({ baseURL }, testInfo) => {
  // The files are inside the project, so that the test finds its packages and our configuration.
  const at = (name: string) => testInfo.outputPath(name)
  const configuration = path.relative(at('.'), path.resolve('playwright.config'))
  writeFileSync(
    at('playwright.config.ts'),
    `import config from '${configuration}'
    export default { ...config, testDir: '.', testIgnore: [], outputDir: 'results', reporter: [['json', { outputFile: 'report.json' }]], webServer: undefined }`,
  )
  writeFileSync(
    at('failing.spec.ts'),
    `import { expect, test } from '@playwright/test'
    test('fails', async ({ page }) => {
      await page.goto('${baseURL}/404')
      expect(await page.title()).toBe('another title')
    })`,
  )
  const program = path.resolve('node_modules/.bin/playwright')
  await new Promise((resolve) =>
    execFile(program, ['test', '--config', at('playwright.config.ts')], { cwd: process.cwd() }, resolve),
  )

  const { failed, notes = [] } = countPlaywright(JSON.parse(readFileSync(at('report.json'), 'utf8')))
  expect(failed).toBe(1)
  expect(notes.join('\n')).toContain('failed: failing.spec.ts: fails')
  const files = notes.flatMap((note) => /(?:screenshot:|show-trace) (.+)/.exec(note)?.slice(1) ?? [])
  expect(files.filter((file) => file.endsWith('.png')).length).toBeGreaterThan(0)
  expect(files.filter((file) => file.endsWith('trace.zip'))).toHaveLength(1)
  for (const file of files) expect(existsSync(file), file).toBe(true)
})
