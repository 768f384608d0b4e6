import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { Page } from '../check/page'
import { readCodeProse, readStyleSheetProse } from './code-passages'
import { findTextKind } from './kinds'
import { readPageProse, readTree } from './markdown-passages'
import type { ProseFile } from './passage'
import { readYamlProse } from './yaml-passages'

const markdown = unified().use(remarkParse).use(remarkGfm)
const projectFolders = ['app', 'components', 'lib', 'scripts', 'bench', 'e2e', 'docs']

/** Returns the texts of the content. @param files the text of each file of `content/` by its path */
export function readContentProse(pages: readonly Page[], files: ReadonlyMap<string, string>): ProseFile[] {
  return [
    ...pages.flatMap((page) => {
      const kind = findTextKind(page.path)
      return kind ? [readPageProse(page, kind)] : []
    }),
    ...[...files].flatMap(([file, source]) => {
      const kind = /\.ya?ml$/.test(file) && findTextKind(file)
      return kind ? [readYamlProse(file, source, kind)] : []
    }),
  ]
}

/**
 * Returns the texts of the project's code and documents.
 * @param wants whether a file is worth reading
 */
export function readProjectProse(root: string, wants: (path: string) => boolean): ProseFile[] {
  const files = [...readdirSync(root), ...projectFolders.flatMap((folder) => listFiles(root, folder))].sort()
  return files.flatMap((file) => {
    const kind = findTextKind(file)
    if (!/\.(?:tsx?|mjs|css|md)$/.test(file) || /(?:^|\/)next-env\.d\.ts$/.test(file) || !wants(file)) return []
    const source = readFileSync(path.join(root, file), 'utf8')
    if (file.endsWith('.css')) return [readStyleSheetProse(file, source)]
    if (!kind) return []
    if (file.endsWith('.md')) return [{ path: file, source, ...readTree(markdown.parse(source), source, kind) }]
    return [readCodeProse(file, source, kind)]
  })
}

function listFiles(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
}
