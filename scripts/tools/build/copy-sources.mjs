import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { run } from '../run.mjs'
import { generated, sources } from './ensure-built.mjs'

/**
 * Creates a copy of the sources with its own packages, to build or change without touching the checkout. It's inside the repository, because Next's
 * bundler doesn't follow links out of `turbopack.root`, and hard links to the packages need the same file system.
 * @param {string} name
 * @returns {Promise<string>} its absolute path
 */
export async function copySources(name) {
  const folder = path.resolve('.generated', name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  /** @param {string} file */
  const isSource = (file) => !generated.includes(file)
  for (const source of sources.filter((file) => existsSync(file))) {
    cpSync(source, path.join(folder, source), { recursive: true, filter: isSource })
  }
  await run('cp', ['-al', path.resolve('node_modules'), path.join(folder, 'node_modules')])
  return folder
}
