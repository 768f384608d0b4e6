import { WovenCloth } from '@/components/sections/WovenCloth'
import type { ChatData } from '@/lib/miniatures/schema'
import { buildTile } from '@/lib/weave/weave'
import styles from './Chat.module.css'
import { Frame } from './Frame'

/** Draws a conversation in a channel. It's made up, so nobody has a name, and each side has a piece of cloth instead of a portrait. */
export function Chat({ data: { title, note, messages } }: { data: ChatData }) {
  return (
    <Frame title={title} note={note}>
      <div className={styles.messages}>
        {messages.map(({ text, reply }) => (
          <div key={text} className={styles.message} data-reply={reply || undefined}>
            <WovenCloth drawing={reply ? patches.reply : patches.asked} className={styles.patch} />
            <div className={styles.text}>
              <b className={styles.author}>{reply ? 'Another user' : 'You'}</b>
              {text}
            </div>
          </div>
        ))}
      </div>
    </Frame>
  )
}

const patches = { asked: buildTile({ days: 4, rows: 4 }), reply: buildTile({ days: 3, rows: 3 }) }
