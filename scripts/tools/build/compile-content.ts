import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { type Config, generateDotpkg, runMain } from 'contentlayer2/core'
import { build } from 'esbuild'
import openCollections from '@/contentlayer.config'
import { shortHash } from '../write-file'
import { hashFiles } from './ensure-built.mjs'

/**
 * Compiles the collections with Contentlayer. If it fails, it explains the reason and ends this process.
 * @param folder the absolute path of the folder that `.contentlayer` is in
 * @param leftOut pages to leave out, as paths in `content/`
 * @param only a page to compile alone, as such a path
 */
export async function compileContent(folder: string, leftOut: readonly string[] = [], only?: string): Promise<void> {
  const options = { tracingServiceName: 'content', verbose: false, customCwd: folder } as unknown as Parameters<
    typeof runMain
  >[0]
  compiler ??= hashCompiler()
  const config: Config = { source: await openCollections(leftOut, only), esbuildHash: await compiler, filePath: '' }
  await runMain(options)(generateDotpkg({ config, verbose: false }))
}

/**
 * Removes what Contentlayer has kept if it can't be read any more. Contentlayer writes it in place, so a process that's ended half-way leaves half a file,
 * and every later run would fail on it. Call it once, before a process compiles for the first time.
 */
export function removeDamagedCache(folder: string): void {
  const cache = path.join(folder, '.contentlayer/.cache')
  if (!existsSync(cache)) return
  for (const name of readdirSync(cache, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.json')) continue
    try {
      JSON.parse(readFileSync(path.join(cache, name), 'utf8'))
    } catch {
      rmSync(path.join(cache, name))
    }
  }
}

let compiler: Promise<string> | undefined

/** Returns a hash of the code and packages that compile pages. Contentlayer keeps what it has compiled until this changes, which takes a new process. */
async function hashCompiler(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['contentlayer.config.ts'],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    write: false,
  })
  return shortHash(outputFiles.map(({ text }) => text).join('') + hashFiles(['package-lock.json']))
}
