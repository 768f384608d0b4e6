import type { PageData } from '@/lib/miniatures/schema'
import { Frame } from './Frame'
import styles from './WebPage.module.css'

type WebPageProps = { data: PageData; ring?: string }

/** Draws a web page or a document of another app. */
export function WebPage({ data: { title, text, buttons }, ring }: WebPageProps) {
  return (
    <Frame title={title} buttons={buttons} ring={ring}>
      {text && <div>{text}</div>}
      <div className={styles.lines} />
    </Frame>
  )
}
