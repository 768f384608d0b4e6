import path from 'node:path'
import { buildComponentTypes } from '@/lib/check/component-types'
import { buildJsonSchemas, editorFolder } from '@/lib/check/json-schemas'
import type { EditorContent } from '@/lib/check/offered-values'
import { removeOthers, writeWhole } from '../write-file'

/** Writes what code editors know about the content: JSON Schemas of YAML files and front matter, and the types of components. */
export function writeEditorFiles(content: EditorContent): void {
  const files = new Map([['components.d.ts', buildComponentTypes(content)]])
  for (const [name, text] of buildJsonSchemas(content)) files.set(`${name}.json`, text)
  for (const [name, text] of files) writeWhole(path.resolve(editorFolder, name), text)
  removeOthers(path.resolve(editorFolder), files)
}
