import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { sources } from './build.mjs'
import { run } from './run.mjs'

/**
 * A copy of the sources with packages of its own, to build or change without touching the checkout. It stands inside the repository:
 * Turbopack follows no link out of its root, and hard links of the packages need the same file system.
 * @param {string} name
 * @returns {Promise<string>} its absolute path
 */
export async function makeWorkshop(name) {
  const folder = path.resolve('.generated', name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const source of sources) if (existsSync(source)) cpSync(source, path.join(folder, source), { recursive: true })
  await run('cp', ['-al', path.resolve('node_modules'), path.join(folder, 'node_modules')])
  return folder
}
