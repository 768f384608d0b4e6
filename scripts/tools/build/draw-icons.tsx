import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ImageResponse } from '@vercel/og'
import { siteIcons, tabColors } from '@/lib/publish/discovery/icons'
import { brandColors, buildMark } from '@/lib/weave/brand'

/** Draws the icons in `public/icons` from the mark. Run this after changing the mark, and commit the icons. */
const { size: side, ...paths } = buildMark()
const mark = { ...paths, colors: { weft: brandColors.madder.hex, warp: brandColors.logwood.hex } }

/** The mark as it is in `icon.svg`, where its edges are whole pixels at 16 px. */
const [weft = '', warp = ''] = Array.from(
  readFileSync('public/icon.svg', 'utf8').matchAll(/ d="([^"]+)"/g),
  ([, d]) => d,
)
const small = { weft, warp, colors: tabColors }

for (const { href, size, scale, use, ground = 'transparent' } of siteIcons) {
  const { colors, ...drawn } = use === 'tab' ? small : mark
  const image = new ImageResponse(
    <div
      style={{
        width: size,
        height: size,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        background: ground,
      }}
    >
      <svg aria-hidden="true" width={size * scale} height={size * scale} viewBox={`0 0 ${side} ${side}`}>
        <path d={drawn.weft} fill={colors.weft} />
        <path d={drawn.warp} fill={colors.warp} />
      </svg>
    </div>,
    { width: size, height: size },
  )
  const file = path.join('public', href)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, Buffer.from(await image.arrayBuffer()))
  console.log(`${file} is drawn`)
}
