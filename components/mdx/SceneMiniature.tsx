import { Miniature } from '@/components/miniatures/Miniature'
import { selectEntry } from '@/lib/facts/select-rows'
import type { Scene } from '@/lib/miniatures/schema'
import type { PartProps } from '@/lib/parts'

type SceneMiniatureProps = PartProps<'Miniature'> & { scenes: ReadonlyMap<string, Scene> }

/** Shows the picture drawn from `content/miniatures/<id>.yml`. */
export function SceneMiniature({ scenes, id, caption }: SceneMiniatureProps) {
  return <Miniature scene={selectEntry('<Miniature>', Object.fromEntries(scenes), 'picture', id)} caption={caption} />
}
