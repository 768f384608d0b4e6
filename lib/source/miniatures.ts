import { readdirSync } from 'node:fs'
import path from 'node:path'
import { type MiniatureData, miniatureSchema } from '../miniatures/schema'
import { memo } from './memo.mjs'
import { readOrElse, readYaml } from './read-yaml'

const folder = 'content/miniatures'

/** Returns the product miniatures of `content/miniatures` by file name. @throws when one is malformed */
export const readMiniatures = memo((): ReadonlyMap<string, MiniatureData> => {
  const files = readdirSync(path.join(/*turbopackIgnore: true*/ process.cwd(), folder)).filter((file) =>
    file.endsWith('.yml'),
  )
  return new Map(
    files.flatMap((file) =>
      readOrElse<readonly (readonly [string, MiniatureData])[]>(
        () => [[path.basename(file, '.yml'), readYaml(`${folder}/${file}`, miniatureSchema)] as const],
        () => [],
      ),
    ),
  )
})
