import type { Root } from 'hast'
import { CodeSample } from './CodeSample'
import { Folded } from './Folded'
import styles from './FoldedCode.module.css'

type FoldedCodeProps = { title: string; tree: Root }

export function FoldedCode({ title, tree }: FoldedCodeProps) {
  return (
    <Folded title={title} className={styles.code}>
      <CodeSample tree={tree} label={title} />
    </Folded>
  )
}
