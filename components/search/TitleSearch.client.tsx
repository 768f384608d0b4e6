'use client'

import { useEffect, useState } from 'react'
import { Link } from '@/components/ui/Link.client'
import { filterPages, type SearchablePage } from '@/lib/nav/filter-pages'
import styles from './TitleSearch.module.css'

type TitleSearchProps = { pages: readonly SearchablePage[] }

/** Filters the list of pages while typing. The words stand in the address, so that a search can be shared. */
export function TitleSearch({ pages }: TitleSearchProps) {
  const [query, setQuery] = useState('')

  useEffect(() => {
    const readAddress = () => setQuery(new URLSearchParams(window.location.search).get('q') ?? '')
    readAddress()
    window.addEventListener('popstate', readAddress)
    return () => window.removeEventListener('popstate', readAddress)
  }, [])

  const search = (words: string) => {
    setQuery(words)
    const address = new URL(window.location.href)
    if (words) address.searchParams.set('q', words)
    else address.searchParams.delete('q')
    window.history.replaceState(window.history.state, '', address)
  }

  const found = filterPages(query, pages)
  return (
    <search className={styles.search}>
      <form onSubmit={(event) => event.preventDefault()}>
        <label htmlFor="search-words">Words to look for</label>
        <input
          id="search-words"
          name="q"
          type="search"
          autoComplete="off"
          value={query}
          onChange={(event) => search(event.target.value)}
        />
      </form>
      <p role="status">{describeCount(query, found.length)}</p>
      <ul role="list">
        {found.map(({ href, title, description }) => (
          <li key={href}>
            <Link href={href}>{title}</Link>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </search>
  )
}

function describeCount(query: string, count: number): string {
  if (query.trim() === '') return `All ${count} pages of the documentation`
  if (count === 0) return 'No results'
  return count === 1 ? '1 page' : `${count} pages`
}
