import { memo } from 'react'
import { Icon } from '@/components/ui/Icon'
import { currentVersion, isVersionId, type VersionId, versions } from '@/lib/site/versions'
import styles from './VersionChoice.module.css'

type VersionChoiceProps = { version: VersionId; onChoose: (version: VersionId) => void }

/** The version of the documentation to search. Any version but the current one stands out. */
export const VersionChoice = memo(function VersionChoice({ version, onChoose }: VersionChoiceProps) {
  return (
    <span className={styles.choice}>
      <select
        className={styles.select}
        aria-label="Version of the documentation"
        data-other={version !== currentVersion.id || undefined}
        value={version}
        onChange={({ target: { value } }) => isVersionId(value) && onChoose(value)}
      >
        {versions.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
      <Icon name="chevronDown" className={styles.chevron} />
    </span>
  )
})
