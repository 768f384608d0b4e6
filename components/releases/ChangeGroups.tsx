import type { ChangeRow } from '@/lib/releases/changes'
import { withBasePath } from '@/lib/site/base-path'
import { formatDate } from '@/lib/utils/date'
import styles from './ChangeGroups.module.css'

type ChangeGroupsProps = {
  groups: readonly { id: string; title: string; rows: readonly ChangeRow[] }[]
  /** Whether to show only the names of the changes, in a list of years. */
  isBrief: boolean
}

/**
 * Lists changes by group and release. The links are plain, because a page can have hundreds of them, and each `Link` would be in its data twice.
 * `ChangesFilter` finds the releases by their attributes.
 */
export function ChangeGroups({ groups, isBrief }: ChangeGroupsProps) {
  return groups.map(({ id, title, rows }) => (
    <section key={id} className={styles.group} data-group={id}>
      <h2 id={id}>{title}</h2>
      <ul role="list">
        {rows.map(({ version, href, date, platforms, areas, changes }) => (
          <li key={version} data-for={[...platforms, ...areas].join(' ')}>
            <a href={withBasePath(href)}>{version}</a> {!isBrief && <time dateTime={date}>{formatDate(date)}</time>}
            <ul role="list">
              {changes.map(({ title, text }) => (
                <li key={title}>
                  {text && !isBrief ? (
                    <>
                      <b>{title}</b> <p>{showCode(text)}</p>
                    </>
                  ) : (
                    showCode(title, isBrief)
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  ))
}

/** Returns a sentence with what's in backticks as code, or without the backticks on a page that has hundreds of sentences. */
const showCode = (sentence: string, isBrief = false) => {
  const parts = sentence.split('`')
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change places
  return isBrief ? parts.join('') : parts.map((part, index) => (index % 2 ? <code key={index}>{part}</code> : part))
}
