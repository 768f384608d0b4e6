import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ImageResponse } from '@vercel/og'
import { siteIcons } from '@/lib/publish/discovery/icons'
import { brandColors, buildMark } from '@/lib/weave/brand'

/** Draws the icons in `public/icons` from the mark. Run this after changing the mark, and commit the icons. */
const mark = buildMark()

for (const { href, size, scale, ground = 'transparent' } of siteIcons) {
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
      <svg aria-hidden="true" width={size * scale} height={size * scale} viewBox={`0 0 ${mark.size} ${mark.size}`}>
        <path d={mark.weft} fill={brandColors.madder.hex} />
        <path d={mark.warp} fill={brandColors.logwood.hex} />
      </svg>
    </div>,
    { width: size, height: size },
  )
  const file = path.join('public', href)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, Buffer.from(await image.arrayBuffer()))
  console.log(`${file} is drawn`)
}
