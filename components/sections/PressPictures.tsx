import { MiniatureById } from '@/components/mdx/MiniatureById'
import type { MiniatureData } from '@/lib/miniatures/schema'
import type { PartProps } from '@/lib/parts'
import { withBasePath } from '@/lib/site/base-path'
import { config } from '@/lib/site/config.mjs'
import { pressThemes, toPressPictureHref } from '@/lib/weave/brand'
import { BrandFiles } from './BrandAssets'
import styles from './PressPictures.module.css'

type PressPicturesProps = PartProps<'PressPictures'> & { miniatures: ReadonlyMap<string, MiniatureData> }

/** Shows each picture in the visitor's theme, with a PNG in either one to download. */
export function PressPictures({ ids, miniatures }: PressPicturesProps) {
  return (
    <div>
      <ul className={styles.pictures} role="list">
        {ids.split(' ').map((id) => (
          <li key={id}>
            {/* The program that takes the pictures looks for this attribute. */}
            <div className={styles.frame} data-press={id}>
              <MiniatureById miniatures={miniatures} id={id} />
            </div>
            <BrandFiles
              name={toName(miniatures.get(id))}
              files={pressThemes.map((theme) => ({
                label: `PNG, ${theme}`,
                href: withBasePath(toPressPictureHref(id, theme)),
                file: `${config.fileStem}-${id}-${theme}.png`,
              }))}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What pictures show whose titles are a date, a list or a question. */
const names: Partial<Record<MiniatureData['kind'], string>> = {
  board: 'Board',
  calendar: 'Calendar',
  'check-in': 'Mood check-in',
  'mood-chart': 'Mood chart',
}

function toName(miniature: MiniatureData | undefined): string {
  if (!miniature) return ''
  return names[miniature.kind] ?? ('title' in miniature ? (miniature.title ?? '') : '')
}
