import type { Paragraph } from 'mdast'
import { selectEntry } from '../../facts/select-rows'
import { describeMiniature } from '../../miniatures/describe'
import { paragraph, text } from './nodes'
import type { PlainContext } from './twin'

/**
 * A picture of the app in words.
 * @throws naming the component and the nearest picture, when no picture has this name
 */
export function toPicture(component: string, id: string, { miniatures }: Pick<PlainContext, 'miniatures'>): Paragraph {
  const miniature = selectEntry(component, Object.fromEntries(miniatures), 'picture', id)
  return paragraph(text(`Picture: ${describeMiniature(miniature)}`))
}
