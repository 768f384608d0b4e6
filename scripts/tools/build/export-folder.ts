import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { listPlainFiles } from '../publish/site-files'

/** The folder that Next has exported the site to. Names are paths in it, with slashes. A slash at their beginning makes no difference. */
export type ExportFolder = ReturnType<typeof openExport>

export function openExport(root: string) {
  const at = (name: string) => path.join(root, name)
  return {
    root,
    has: (name: string) => existsSync(at(name)),
    /** Lists all files, in order. */
    list: () => listPlainFiles(root),
    read: (name: string) => readFileSync(at(name), 'utf8'),
    readBytes: (name: string) => readFileSync(at(name)),
    /** Writes a file, and creates the folders that it's in. */
    write(name: string, content: string | Uint8Array) {
      mkdirSync(path.dirname(at(name)), { recursive: true })
      writeFileSync(at(name), content)
    },
    remove: (name: string) => rmSync(at(name), { recursive: true, force: true }),
  }
}
