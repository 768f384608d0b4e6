import type { ChangeRow } from '@/lib/releases/changes'
import { withBasePath } from '@/lib/site/base-path'
import styles from './ChangeGroups.module.css'

type ChangeGroupsProps = { groups: readonly { id: string; title: string; rows: readonly ChangeRow[] }[] }

/**
 * Lists changes by group and release. The links are plain, because a page can have hundreds of them, and each `Link` would be in its data twice.
 * `ChangesFilter` finds the releases by their attributes.
 */
export function ChangeGroups({ groups }: ChangeGroupsProps) {
  return groups.map(({ id, title, rows }) => (
    <section key={id} className={styles.group} data-group={id}>
      <h2 id={id}>{title}</h2>
      <ul role="list">
        {rows.map(({ version, href, platforms, areas, titles }) => (
          <li key={version} data-for={[...platforms, ...areas].join(' ')}>
            <a href={withBasePath(href)}>{version}</a>
            <ul role="list">
              {titles.map((title) => (
                <li key={title}>{title}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  ))
}
