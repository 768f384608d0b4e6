import { buildBand } from '@/lib/weave/weave'
import { cardColors, clothColors } from './card-colors'

type CardClothProps = { seed: number; width: number }

/** The centres of the warp threads, counted in threads. */
const middles = [0.5, 1.5, 2.5, 3.5]
const rows = middles.length
const days = 35
const scale = 1.1

/** The height of the cloth on a card, in pixels. */
export const clothHeight = rows * 24 * scale

/** Draws woven days up to today, then the bare warp to the edge of the card. */
export function CardCloth({ seed, width }: CardClothProps) {
  const cloth = buildBand({ days, rows, from: seed })
  const pitch = cloth.height / rows
  const end = width / scale
  return (
    <svg aria-hidden="true" width={width} height={clothHeight} viewBox={`0 0 ${end} ${cloth.height}`}>
      {middles.map((middle) => (
        <path
          key={middle}
          d={`M${cloth.width} ${middle * pitch}H${end}`}
          stroke={cardColors.secondaryLine}
          strokeWidth={2}
        />
      ))}
      {cloth.paths.map(({ thread, tone, path }) => {
        const color = clothColors[thread][tone]
        return (
          <path
            key={thread + tone}
            d={path}
            fill={color}
            stroke={color}
            strokeWidth={2 * cloth.radius}
            strokeLinejoin="round"
          />
        )
      })}
    </svg>
  )
}
