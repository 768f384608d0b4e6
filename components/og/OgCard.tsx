import { cardSize } from '@/lib/publish/discovery/addresses'
import { type Card, toTitleSize } from '@/lib/publish/discovery/card'
import { config } from '@/lib/site/config.mjs'
import { buildMark } from '@/lib/weave/brand'
import { CardCloth, clothHeight } from './CardCloth'
import { cardColors } from './card-colors'

const { surface, text, textMuted, primary, secondary } = cardColors
const mark = buildMark()
const margin = 72

/** The families of the fonts on a card. */
export const cardFonts = { display: 'Newsreader', text: 'Figtree' } as const

/** Draws the picture that appears with a shared link. It's drawn by satori, which supports only inline styles and flex boxes. */
export function OgCard({ label, version, title, description, seed }: Card) {
  return (
    <div
      style={{
        ...cardSize,
        display: 'flex',
        flexDirection: 'column',
        background: surface,
        color: text,
        fontFamily: cardFonts.text,
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', padding: `52px ${margin}px 0` }}>
        <svg aria-hidden="true" width={52} height={52} viewBox={`0 0 ${mark.size} ${mark.size}`}>
          <path d={mark.weft} fill={primary} />
          <path d={mark.warp} fill={secondary} />
        </svg>
        <span style={{ marginLeft: 14, fontFamily: cardFonts.display, fontSize: 42, letterSpacing: '-0.02em' }}>
          {config.name}
        </span>
        <span style={{ marginLeft: 'auto', fontSize: 26, fontWeight: 600, color: secondary }}>{label ?? ''}</span>
      </div>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          flexGrow: 1,
          justifyContent: 'center',
          padding: `0 ${margin}px`,
        }}
      >
        {version && (
          <span style={{ fontFamily: cardFonts.display, fontSize: 44, color: primary, marginBottom: 4 }}>
            {version}
          </span>
        )}
        <div
          style={{
            display: 'block',
            fontFamily: cardFonts.display,
            fontSize: toTitleSize(title),
            lineHeight: 1.08,
            letterSpacing: '-0.02em',
            lineClamp: 3,
            // Satori cuts off balanced text that reaches the last line.
            textWrap: title.length <= 62 ? 'balance' : 'pretty',
            wordBreak: 'break-word',
          }}
        >
          {title}
        </div>
        <div
          style={{
            display: 'block',
            marginTop: 22,
            fontSize: 30,
            lineHeight: 1.4,
            color: textMuted,
            lineClamp: 2,
          }}
        >
          {description}
        </div>
      </div>
      <div style={{ display: 'flex', height: clothHeight, marginBottom: 40 }}>
        <CardCloth seed={seed} width={cardSize.width} />
      </div>
    </div>
  )
}
