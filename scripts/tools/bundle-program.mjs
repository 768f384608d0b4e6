import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { hashFiles } from './build/ensure-built.mjs'
import { fail } from './fail.mjs'

/** Packages that have parts for each system, look for their own files, load parts of themselves by name, or are only needed without a bundle. */
const unbundled = [
  '@shikijs/langs',
  '@vercel/og',
  'cspell-lib',
  'esbuild',
  'imagescript',
  'lightningcss',
  'markdown-wasm',
  'sharp',
  'shiki',
  'subset-font',
  'tsx',
]

/** Modules of packages that ask where they are: Contentlayer to read its version, `mdx-bundler` to give a warning. */
const locatedModules = /@contentlayer2.utils.dist.node.version\.js$|mdx-bundler.dist.dirname-messed-up\.cjs$/

/** How often a program is bundled if somebody keeps saving its files. */
const attempts = 3

/** Writes their own place into these modules, because a bundle is somewhere else. @type {import('esbuild').Plugin} */
const keepPlaces = {
  name: 'keep-places',
  setup: ({ onLoad }) =>
    onLoad({ filter: locatedModules }, ({ path: file }) => ({
      contents: readFileSync(file, 'utf8')
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href))
        .replaceAll(/(?<!const )\b__dirname\.(?=includes)/g, `${JSON.stringify(path.dirname(file))}.`),
    })),
}

/**
 * Bundles one of our programs with its packages, unless that has been done since the last change. Loading a few files takes a fraction of the time that
 * Node and tsx need for a thousand modules.
 * @param {string} entry the program in TypeScript
 * @param {string[]} threads the modules that its threads start from
 * @returns {Promise<string>} the URL of the program in JavaScript
 */
export async function bundleProgram(entry, ...threads) {
  const name = path.parse(entry).name
  const folder = `.generated/programs/${name}`
  const record = `${folder}/record.json`
  const program = `${folder}/${name}.js`
  // Another process may be running the bundle that's there, or may be making this one too.
  const unfinished = `${folder}.${process.pid}`
  for (let attempt = 0; attempt < attempts && !isFresh(record); attempt += 1) {
    mkdirSync(unfinished, { recursive: true })
    // Compared with the files', so this has to be the file system's clock.
    const { ctimeMs: start } = statSync(unfinished)
    const { inputs, outputs } = await bundle([entry, ...threads], unfinished)
    if (isFresh(record)) {
      rmSync(unfinished, { recursive: true })
      break
    }
    rmSync(folder, { recursive: true, force: true })
    renameSync(unfinished, folder)
    const sources = [...inputs, 'package-lock.json', 'scripts/tools/bundle-program.mjs', 'tsconfig.json']
    const files = [...sources, ...outputs.map((file) => file.replace(unfinished, folder))]
    const hash = hashFiles(files)
    // Without a record, the program is bundled again.
    const isSaved = sources.some((file) => (statSync(file, { throwIfNoEntry: false })?.ctimeMs ?? 0) > start)
    if (!isSaved) writeFileSync(record, JSON.stringify({ files, hash }))
  }
  return pathToFileURL(program).href
}

/**
 * Bundles modules into a folder.
 * @param {string[]} entryPoints @param {string} folder
 * @returns {Promise<{ inputs: string[], outputs: string[] }>} our own files that were read, and the files that were written
 */
async function bundle(entryPoints, folder) {
  const { build } = await import('esbuild')
  const { metafile } = await build({
    entryPoints,
    entryNames: '[name]',
    outdir: folder,
    bundle: true,
    splitting: true,
    metafile: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: unbundled,
    plugins: [keepPlaces],
    // Packages in CommonJS ask for Node's modules with `require`.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    logLevel: 'silent',
  }).catch((failure) => fail(describeFailure(failure)))
  const inputs = Object.keys(metafile.inputs).filter((file) => !file.startsWith('node_modules/'))
  return { inputs, outputs: Object.keys(metafile.outputs) }
}

/**
 * Lists the mistakes that keep a program from being bundled. Editors make some of them, for example in the navigation.
 * @param {import('esbuild').BuildFailure} failure
 */
function describeFailure({ errors, message }) {
  const lines = errors?.map(({ text, location }) => {
    const place = location ? `${location.file}:${location.line}:${location.column + 1}  ` : ''
    return `${place}${text}  (correct the code here, or just before)`
  })
  return lines?.join('\n') || message
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
