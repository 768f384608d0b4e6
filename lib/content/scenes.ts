import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { type Scene, sceneSchema } from '../miniatures/schema'
import { fillSiteTokens } from './site-tokens.mjs'

let scenes: ReadonlyMap<string, Scene> | undefined

/** The product miniatures of `content/miniatures`, by file name. @throws when one is malformed; the content check says where */
export function readScenes(): ReadonlyMap<string, Scene> {
  if (scenes) return scenes
  const folder = path.join(/*turbopackIgnore: true*/ process.cwd(), 'content', 'miniatures')
  scenes = new Map(
    readdirSync(folder).map((file) => [
      path.basename(file, '.yml'),
      sceneSchema.parse(parse(fillSiteTokens(readFileSync(path.join(folder, file), 'utf8')))),
    ]),
  )
  return scenes
}
