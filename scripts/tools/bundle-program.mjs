import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { hashFiles } from './build/ensure-built.mjs'

/** Packages that look for their own files, or load parts of themselves by name. */
const unbundled = ['@shikijs/langs', 'cspell-lib', 'shiki']

/**
 * Bundles one of our programs with its packages, unless that has been done since the last change. Loading a few files takes a fraction of the time that
 * Node and tsx need for a thousand modules.
 * @param {string} entry the program in TypeScript
 * @returns {Promise<string>} the URL of the program in JavaScript
 */
export async function bundleProgram(entry) {
  const folder = `.generated/programs/${path.basename(entry, '.ts')}`
  const record = `${folder}/record.json`
  const program = `${folder}/${path.basename(entry, '.ts')}.js`
  if (!isFresh(record)) {
    const { build } = await import('esbuild')
    rmSync(folder, { recursive: true, force: true })
    const { metafile } = await build({
      entryPoints: [entry],
      outdir: folder,
      bundle: true,
      splitting: true,
      metafile: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      external: unbundled,
      // Packages in CommonJS ask for Node's modules with `require`.
      banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    })
    const files = [
      ...Object.keys(metafile.inputs).filter((file) => !file.startsWith('node_modules/')),
      ...Object.keys(metafile.outputs),
      'package-lock.json',
      'tsconfig.json',
    ]
    mkdirSync(folder, { recursive: true })
    writeFileSync(record, JSON.stringify({ files, hash: hashFiles(files) }))
  }
  return pathToFileURL(program).href
}

/** Returns whether the sources and the bundle are those of the record. @param {string} record */
function isFresh(record) {
  try {
    const { files, hash } = JSON.parse(readFileSync(record, 'utf8'))
    return hashFiles(files) === hash
  } catch {
    return false
  }
}
