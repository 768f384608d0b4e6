import type { CardPictureName } from '@/lib/parts/common-parts'
import styles from './CardPicture.module.css'

/** Outlines on a tile of 48 px. The accent is the part that the page is about. */
const drawings: Record<CardPictureName, { outline: string; accent: string }> = {
  account: {
    outline: 'M28 18a6 6 0 1 1-12 0 6 6 0 0 1 12 0zM11 36c0-6 4-9 9-9',
    accent: 'M28 33a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM28 33h9m-3 0v3',
  },
  move: { outline: 'M10 14h13v20H10zM14 20h5M14 24h5M14 28h3', accent: 'M27 24h11m-4-4 4 4-4 4' },
  week: { outline: 'M15.3 34V20M19.7 34v-9M24 34V17M28.3 34V22M32.7 34v-7M37 34V19', accent: 'M11 34V14' },
  keyboard: { outline: 'M9 15h30v18H9zM14 21h1M20.5 21h1M27 21h1M33 21h1M14 27h1M33 27h1', accent: 'M20 27h8' },
  settings: {
    outline: 'M12 17h14M34 17h2M12 31h4M24 31h12M34 17a4 4 0 1 1-8 0 4 4 0 0 1 8 0z',
    accent: 'M24 31a4 4 0 1 1-8 0 4 4 0 0 1 8 0z',
  },
  help: {
    outline: 'M37 24a13 13 0 1 1-26 0 13 13 0 0 1 26 0zM30 24a6 6 0 1 1-12 0 6 6 0 0 1 12 0z',
    accent: 'm15 15 4.7 4.7M28.3 28.3 33 33M33 15l-4.7 4.7M19.7 28.3 15 33',
  },
  lock: { outline: 'M14 22h20v14H14zM18 22v-4a6 6 0 0 1 12 0v4', accent: 'M24 27v4' },
  code: { outline: 'm19 17-7 7 7 7M29 17l7 7-7 7', accent: 'm26 14-4 20' },
}

export function CardPicture({ name }: { name: CardPictureName }) {
  const { outline, accent } = drawings[name]
  return (
    <svg className={styles.picture} viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
      <rect width="48" height="48" rx="12" />
      <path d={outline} />
      <path d={accent} className={styles.accent} />
    </svg>
  )
}
