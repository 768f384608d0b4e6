import { CopyButton } from '@/components/ui/CopyButton.client'
import links from '@/components/ui/Links.module.css'
import { withBasePath } from '@/lib/site/base-path'
import { config } from '@/lib/site/config.mjs'
import { cx } from '@/lib/utils/cx'
import { type BrandMark, brandColors, brandMarks, brandWordmarks, buildMark, toBrandHref } from '@/lib/weave/brand'
import styles from './BrandAssets.module.css'

const mark = buildMark()
const edge = 24

/** Shows the logo to download, the colours to copy, and how to write the name. */
export function BrandAssets() {
  return (
    <div className={styles.assets}>
      <ul className={styles.wordmarks} role="list" aria-label="The mark with the name">
        {brandWordmarks.map(({ id, name, ground }) => (
          <li key={id}>
            <div className={styles.ground}>
              <svg className={styles.fill} aria-hidden="true">
                <rect width="100%" height="100%" fill={ground} />
              </svg>
              <img
                className={styles.wordmark}
                src={withBasePath(toBrandHref(id, 'svg'))}
                alt=""
                width="326"
                height="64"
                loading="lazy"
              />
            </div>
            <BrandFiles name={name} files={listFiles(id)} />
          </li>
        ))}
      </ul>
      <ul className={styles.marks} role="list" aria-label="The mark">
        {brandMarks.map((variant) => (
          <li key={variant.id}>
            <MarkOnGround variant={variant} />
            <BrandFiles name={variant.name} files={listFiles(variant.id)} />
          </li>
        ))}
      </ul>
      <ul className={styles.colors} role="list" aria-label="Colours">
        {Object.values(brandColors).map(({ name, hex }) => (
          <li key={hex}>
            <figure className={styles.color}>
              <svg className={styles.swatch} aria-hidden="true">
                <rect width="100%" height="100%" fill={hex} />
              </svg>
              <figcaption>
                <span className={styles.name}>{name}</span> <code data-copy>{hex}</code>
                <CopyButton label={`Copy ${hex}`} />
              </figcaption>
            </figure>
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

type BrandFile = { label: string; href: string; file: string }

const listFiles = (id: string): BrandFile[] =>
  (['svg', 'png'] as const).map((type) => ({
    label: type.toUpperCase(),
    href: withBasePath(toBrandHref(id, type)),
    file: `${config.fileStem}-${id}.${type}`,
  }))

/** Names a picture and links to its files. */
export function BrandFiles({ name, files }: { name: string; files: readonly BrandFile[] }) {
  return (
    <div className={styles.caption}>
      <p className={styles.name}>{name}</p>
      <p className={cx(links.links, styles.files)}>
        {files.map(({ label, href, file }) => (
          <a key={href} href={href} download={file}>
            <span className="visuallyHidden">{name}:</span> {label}
          </a>
        ))}
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
