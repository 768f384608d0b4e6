import { withBasePath } from '@/lib/site/base-path'
import { config } from '@/lib/site/config.mjs'
import { type BrandMark, brandColors, brandMarks, buildMark, toBrandHref } from '@/lib/weave/brand'
import styles from './BrandAssets.module.css'

const mark = buildMark()
const edge = 24

/** Shows the mark to download, the colours to copy, and how to write the name. */
export function BrandAssets() {
  return (
    <div className={styles.assets}>
      <ul className={styles.marks} role="list" aria-label="The mark">
        {brandMarks.map((variant) => (
          <li key={variant.id}>
            <MarkOnGround variant={variant} />
            <p className={styles.name}>{variant.name}</p>
            <p className={styles.files}>
              {(['svg', 'png'] as const).map((type) => (
                <a
                  key={type}
                  href={withBasePath(toBrandHref(variant.id, type))}
                  download={`${config.fileStem}-${variant.id}.${type}`}
                >
                  <span className="visuallyHidden">Mark, {variant.name.toLowerCase()}:</span> {type.toUpperCase()}
                </a>
              ))}
            </p>
          </li>
        ))}
      </ul>
      <ul className={styles.colors} role="list" aria-label="Colours">
        {Object.values(brandColors).map(({ name, hex }) => (
          <li key={hex}>
            <svg className={styles.swatch} viewBox="0 0 14 10" width="28" height="20" aria-hidden="true">
              <rect width="14" height="10" rx="3" fill={hex} />
            </svg>
            {name} <code>{hex}</code>
          </li>
        ))}
      </ul>
      <p>
        Always write the name as <strong>{config.name}</strong>, with the same capitals wherever it appears in a
        sentence, and in the typeface of the surrounding text.
      </p>
    </div>
  )
}

function MarkOnGround({ variant: { weft, warp, ground } }: { variant: BrandMark }) {
  const size = mark.size + 2 * edge
  return (
    <svg className={styles.picture} viewBox={`${-edge * 1.5} ${-edge} ${size + edge} ${size}`} aria-hidden="true">
      <rect x={-edge * 1.5} y={-edge} width={size + edge} height={size} fill={ground} />
      <path fill={weft} d={mark.weft} />
      <path fill={warp} d={mark.warp} />
    </svg>
  )
}
