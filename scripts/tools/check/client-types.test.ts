import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { apiSource, apiTypes } from '@/lib/source/api'
import { buildTypes } from './generate-clients'

test('the published types match the document (after changing the document, run this test with -u)', async () => {
  const types = await buildTypes(parse(readFileSync(apiSource, 'utf8')))
  await expect(types).toMatchFileSnapshot(`../../../${apiTypes}`)
})
