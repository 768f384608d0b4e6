import { expect, test } from 'vitest'
import { isInstalled } from './npm-packages.mjs'

const tool = { version: '1.0.0', integrity: 'sha512-a' }
const lock = {
  '': { name: 'site' },
  'node_modules/tool': tool,
  'node_modules/other-system': { ...tool, optional: true },
}
const compare = (found: object) => isInstalled(JSON.stringify({ packages: lock }), JSON.stringify({ packages: found }))

test("packages that were copied aren't installed again", () => {
  expect(compare({ 'node_modules/tool': tool })).toBe(true)
})

test.each([
  ['a package is missing', {}],
  ['a package has another version', { 'node_modules/tool': { ...tool, version: '1.0.1' } }],
  ['a package has other content', { 'node_modules/tool': { ...tool, integrity: 'sha512-b' } }],
  ['there is one package more', { 'node_modules/tool': tool, 'node_modules/gone': tool }],
])('packages are installed if %s', (_, found) => expect(compare(found)).toBe(false))
