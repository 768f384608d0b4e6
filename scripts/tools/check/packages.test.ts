import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Bom, countPackages, describeCount, type Lock, listHeaviest, packageLimit, splitBom } from './packages'

const lock: Lock = {
  '': { version: '0.0.0', dependencies: { a: '1' }, devDependencies: { b: '1' } },
  'node_modules/a': { version: '1.0.0', dependencies: { shared: '1', deep: '1' } },
  'node_modules/a/node_modules/deep': { version: '1.0.0', dependencies: { shared: '1' } },
  'node_modules/b': { version: '1.0.0', dependencies: { shared: '1' }, peerDependencies: { gone: '1', deep: '2' } },
  'node_modules/deep': { version: '2.0.0', optionalDependencies: { 'only-on-mac': '1' } },
  'node_modules/shared': { version: '1.0.0', dependencies: { b: '1' } },
  'node_modules/only-on-mac': { version: '1.0.0', optional: true },
}

test("there aren't more packages than allowed", () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  expect(countPackages(packages), describeCount(packages)).toBeLessThanOrEqual(packageLimit)
})

test('countPackages leaves out ours, and those that only some systems need', () => expect(countPackages(lock)).toBe(5))

describe('listHeaviest', () => {
  test('counts dependencies that nothing else needs, looking them up as Node does', () => {
    // "shared" needs "b", so removing "b" from our own list would remove nothing.
    expect(listHeaviest(lock)).toEqual([
      { name: 'a', count: 2 },
      { name: 'b', count: 0 },
    ])
  })
})

describe('splitBom', () => {
  const bom: Bom = {
    serialNumber: 'urn:uuid:1',
    metadata: { component: { 'bom-ref': 'site@0.0.0', name: 'folder' } },
    components: [
      { 'bom-ref': 'a@1.0.0', name: 'a', version: '1.0.0' },
      { 'bom-ref': 'deep@1.0.0', name: 'deep', version: '1.0.0' },
      { 'bom-ref': 'deep@2.0.0', name: 'deep', version: '2.0.0' },
    ],
    dependencies: [
      { ref: 'site@0.0.0', dependsOn: ['a@1.0.0', 'deep@2.0.0'] },
      { ref: 'a@1.0.0', dependsOn: ['deep@1.0.0'] },
      { ref: 'deep@2.0.0', dependsOn: [] },
    ],
  }
  const { ships, builds } = splitBom(bom, new Set(['a@1.0.0', 'deep@1.0.0']))

  test('puts each version into one of the two lists', () => {
    expect(ships.components.map((own) => own['bom-ref'])).toEqual(['a@1.0.0', 'deep@1.0.0'])
    expect(builds.components.map((own) => own['bom-ref'])).toEqual(['deep@2.0.0'])
    expect(ships.serialNumber).not.toBe(builds.serialNumber)
  })

  test('names the site, and only packages in the list', () => {
    expect(ships.metadata.component.name).toBe('site')
    expect(ships.dependencies).toEqual([
      { ref: 'site@0.0.0', dependsOn: ['a@1.0.0'] },
      { ref: 'a@1.0.0', dependsOn: ['deep@1.0.0'] },
    ])
  })
})
