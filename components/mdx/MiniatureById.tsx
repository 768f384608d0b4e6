import { Miniature } from '@/components/miniatures/Miniature'
import { selectEntry } from '@/lib/facts/select-rows'
import type { MiniatureData } from '@/lib/miniatures/schema'
import type { PartProps } from '@/lib/parts'

type MiniatureByIdProps = PartProps<'Miniature'> & {
  miniatures: ReadonlyMap<string, MiniatureData>
  inWell?: boolean
}

/** Shows the picture drawn from `content/miniatures/<id>.yml`. */
export function MiniatureById({ miniatures, id, caption, inWell }: MiniatureByIdProps) {
  return (
    <Miniature
      data={selectEntry('<Miniature>', Object.fromEntries(miniatures), 'picture', id)}
      caption={caption}
      inWell={inWell}
    />
  )
}
