import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

type LockedPackage = { version: string; resolved?: string; integrity?: string; hasInstallScript?: true }

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const lock: Record<string, LockedPackage> = readJson('package-lock.json').packages
const installed = Object.entries(lock).filter(([path]) => path !== '')
const { dependencies, devDependencies } = readJson('package.json')

/** Packages that would run a script during installation. `.npmrc` forbids that, and the comments explain why we don't need the scripts. */
const unneeded = [
  // Generates types before the first build, but the build generates them anyway.
  'node_modules/contentlayer2',
  // Replaces a small launcher script with its binary, but the launcher works equally well.
  'node_modules/esbuild',
  // Warns about version ranges.
  'node_modules/protobufjs',
]

describe('supply chain', () => {
  test('versions in package.json are exact', () => {
    const ranges = Object.entries<string>({ ...dependencies, ...devDependencies })
    expect(ranges.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([])
  })

  test('Next and its MDX loader have the same version', () => {
    expect(dependencies['@next/mdx']).toBe(dependencies.next)
  })

  test('every package comes from the public registry, with the hash of its contents', () => {
    // The lock file leaves out the address of the registry, so any address in it leads somewhere else.
    const doubtful = installed.filter(
      ([, { resolved, integrity }]) => resolved !== undefined || !integrity?.startsWith('sha512-'),
    )
    expect(doubtful.map(([path]) => path)).toEqual([])
  })

  test('no package runs a script while it is installed, and those that would are known', () => {
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m)
    const scripted = installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path)
    expect(scripted).toEqual(unneeded)
  })
})
