import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { MiniatureData } from '../miniatures/schema'
import { memo } from './memo.mjs'
import { readData, readOrElse } from './read-data'

const folder = 'content/miniatures'

/** Returns the product miniatures of `content/miniatures` by file name. In `npm run dev`, those that were never valid are left out. */
export const readMiniatures = memo((): ReadonlyMap<string, MiniatureData> => {
  const files = readdirSync(path.join(/*turbopackIgnore: true*/ process.cwd(), folder)).filter((file) =>
    file.endsWith('.yml'),
  )
  return new Map(
    files.flatMap((file) =>
      readOrElse<readonly (readonly [string, MiniatureData])[]>(
        () => [[path.basename(file, '.yml'), readData(`${folder}/${file}`) as MiniatureData] as const],
        () => [],
      ),
    ),
  )
})
