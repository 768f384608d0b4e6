import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { findHtmlFaults } from './support/html-rules'
import { listPagePaths, listSamplePages, pageKinds } from './support/pages'

/** The markup in `out/`: one page of each kind, or every page in the full run. */
const isFull = process.env.E2E_FULL === '1'

test(isFull ? 'every page is valid HTML' : 'a page of each kind is valid HTML', async () => {
  test.setTimeout(600_000)
  const paths = (isFull ? listPagePaths() : listSamplePages()).filter((page) => page !== pageKinds['not found'])
  const faults: string[] = []
  for (const page of [...paths, '/404']) {
    const file = `out${page === '/' ? '/index' : page}.html`
    faults.push(...(await findHtmlFaults(file, readFileSync(file, 'utf8'))))
  }
  expect(faults).toEqual([])
})

test('a mistake in the HTML is found', async () => {
  const page = '<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><p><div>x</div></p></body></html>'
  expect(await findHtmlFaults('page.html', page)).not.toEqual([])
})
