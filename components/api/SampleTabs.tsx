import { TabGroup } from '@/components/mdx/TabGroup'
import type { ApiSample } from '@/lib/api/api-types'
import type { ApiContext } from './api-context'
import { CodeSample } from './CodeSample'
import styles from './SampleTabs.module.css'

type SampleTabsProps = { samples: readonly ApiSample[]; highlight: ApiContext['highlight'] }

/** Shows one request in each language. All groups called "language" show the same one on every page, and `?lang=` in the URL chooses it. */
export function SampleTabs({ samples, highlight }: SampleTabsProps) {
  const tabs = samples.map((sample) => ({
    value: sample.language,
    label: sample.label,
    content: <CodeSample tree={highlight(sample.code, sample.highlight)} label={sample.label} />,
  }))
  return (
    <div className={styles.tabs}>
      <TabGroup group="language" label="Language" tabs={tabs} />
    </div>
  )
}
