import { WovenCloth } from '@/components/sections/WovenCloth'
import type { ChatData } from '@/lib/miniatures/schema'
import { buildTile } from '@/lib/weave/weave'
import styles from './Chat.module.css'
import { Frame } from './Frame'

/** Draws a conversation. Nobody in it has a name, so each side has a piece of cloth instead of a picture. */
export function Chat({ data: { title, note, messages } }: { data: ChatData }) {
  return (
    <Frame title={title} note={note}>
      <div className={styles.messages}>
        {messages.map(({ text, reply }) => (
          <div key={text} className={styles.message} data-reply={reply}>
            <WovenCloth drawing={reply ? patches.reply : patches.asked} className={styles.patch} />
            <div className={styles.text}>{text}</div>
          </div>
        ))}
      </div>
    </Frame>
  )
}

const patches = { asked: buildTile({ days: 4, rows: 4 }), reply: buildTile({ days: 3, rows: 3 }) }
