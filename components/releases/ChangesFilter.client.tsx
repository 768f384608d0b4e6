'use client'

import { useSearchParams } from 'next/navigation'
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/Icon'
import { areaIds } from '@/lib/releases/filter'
import { releaseAreas } from '@/lib/releases/release'
import { platformIds, platformNames } from '@/lib/site/platforms'
import { count as countOf } from '@/lib/utils/text'
import styles from './ChangesFilter.module.css'

const filters = [
  { name: 'platform', label: 'Platform', all: 'All platforms', ids: platformIds, names: platformNames },
  { name: 'area', label: 'Area', all: 'All areas', ids: areaIds, names: releaseAreas },
] as const

type Choice = { platform: string; area: string }

type ChangesFilterProps = {
  total: number
  /** The menu for choosing another version's list. It's shown before the filters. */
  version: ReactNode
  children: ReactNode
}

/**
 * Filters a list of changes by platform and area. The choice is in the address, so it can be shared. The list is too long to be part of the page's data a
 * second time, so what doesn't match is hidden in the document. Without JavaScript, the whole list is shown.
 * `data-runtime` starts the framework at once, so that an address with a choice shows it.
 */
export function ChangesFilter({ total, version, children }: ChangesFilterProps) {
  const list = useRef<HTMLDivElement>(null)
  const [choice, setChoice] = useState<Choice>({ platform: '', area: '' })
  const [count, setCount] = useState(total)

  useEffect(() => {
    if (list.current) setCount(hideOthers(list.current, Object.values(choice).filter(Boolean)))
  }, [choice])

  const choose = (name: string, value: string) => {
    const next = { ...choice, [name]: value }
    setChoice(next)
    const query = new URLSearchParams(Object.entries(next).filter(([, own]) => own)).toString()
    // Without a state, Next keeps its own and follows the new address.
    window.history.replaceState(null, '', window.location.pathname + (query && `?${query}`))
  }

  return (
    <>
      <Suspense>
        <AddressReader onChoice={setChoice} />
      </Suspense>
      <div className={styles.filters} data-plain="" data-runtime="now">
        {version}
        <div className={styles.own} role="group" aria-label="Filter changes">
          {filters.map(({ name, label, all, ids, names }) => (
            <label key={name}>
              {label}
              <span className={styles.menu}>
                <select name={name} value={choice[name]} onChange={({ target }) => choose(name, target.value)}>
                  <option value="">{all}</option>
                  {ids.map((id) => (
                    <option key={id} value={id}>
                      {(names as Record<string, string>)[id]}
                    </option>
                  ))}
                </select>
                <Icon name="chevronDown" />
              </span>
            </label>
          ))}
          <p role="status">{countOf(count, 'change')}</p>
        </div>
      </div>
      <div ref={list}>{children}</div>
    </>
  )
}

/** Reports the choice in the address, also after going back. It's separate from the filters, because an export doesn't draw anything that reads parameters. */
function AddressReader({ onChoice }: { onChoice: (choice: Choice) => void }) {
  const query = useSearchParams()
  useLayoutEffect(() => {
    const read = ({ name, ids }: (typeof filters)[number]) => ids.find((id) => id === query.get(name)) ?? ''
    const [platform = '', area = ''] = filters.map(read)
    onChoice({ platform, area })
  }, [query, onChoice])
  return null
}

/**
 * Hides releases that aren't for all of these IDs, and groups without a release, here and in the contents of the page. Returns the number of changes that
 * are left.
 */
function hideOthers(list: HTMLElement, wanted: readonly string[]): number {
  let count = 0
  for (const group of list.querySelectorAll<HTMLElement>('[data-group]')) {
    const before = count
    for (const release of group.querySelectorAll<HTMLElement>('[data-for]')) {
      const ids = release.dataset.for?.split(' ') ?? []
      release.hidden = !wanted.every((id) => ids.includes(id))
      if (!release.hidden) count += release.querySelectorAll('li').length
    }
    group.hidden = count === before
    for (const link of document.querySelectorAll<HTMLElement>(`nav a[href="#${group.dataset.group}"]`)) {
      const number = link.querySelector('small')
      if (number) number.textContent = ` ${count - before}`
      if (link.parentElement) link.parentElement.hidden = group.hidden
    }
  }
  return count
}
