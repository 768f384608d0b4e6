import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export type SourceFile = { path: string; text: string; imports: string[] }

const root = path.resolve(import.meta.dirname, '../..')

/** Returns the source files in the given folders and below. Their imports are paths from the root (packages as written). */
export function readSources(folders: readonly string[], endings: readonly string[]): SourceFile[] {
  return folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll(path.sep, '/')}`)
      .filter((file) => endings.some((ending) => file.endsWith(ending)))
      .map((file) => readSource(file)),
  )
}

function readSource(file: string): SourceFile {
  const text = readFileSync(path.join(root, file), 'utf8')
  const specifiers = [...text.matchAll(/(?:^|\n)(?:import|export)[^'"\n]*(?:\{[^}]*\}[^'"\n]*)?['"]([^'"]+)['"]/g)]
  return { path: file, text, imports: specifiers.map((match) => resolveImport(file, match[1] ?? '')) }
}

function resolveImport(file: string, specifier: string): string {
  if (specifier.startsWith('@/')) return specifier.slice(2)
  if (!specifier.startsWith('.')) return specifier
  return path.posix.join(path.posix.dirname(file), specifier)
}
