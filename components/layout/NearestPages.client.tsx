'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { WovenCloth } from '@/components/sections/WovenCloth'
import { Button } from '@/components/ui/Button'
import { Link } from '@/components/ui/Link.client'
import { findNearestPages, pagesFile, pathToWords, type TitledPage } from '@/lib/browser/nearest-pages'
import { fetchJson } from '@/lib/search/fetch-json'
import { withBasePath, withoutBasePath } from '@/lib/site/base-path'
import { routes } from '@/lib/site/routes'
import { toError } from '@/lib/utils/errors'
import { buildYears } from '@/lib/weave/weave'
import styles from './NearestPages.module.css'

/** The style sheet knows this place. */
const missing = { row: 3, stitch: 7 }

/** A cloth from which one stitch has fallen, as the site lacks the page. Only scripts show it, so that neither it nor its styles are in the page. */
const cloth = buildYears(
  Array.from({ length: 9 }, (_, row) => ({
    months: Array.from({ length: 12 }, (_, stitch) =>
      row === missing.row && stitch === missing.stitch ? undefined : (5 * row + 3 * stitch + row * stitch) % 7,
    ),
  })),
)

/**
 * Offers a search for the words in the missing URL, and the pages whose names are closest to it. The names are fetched here: as a prop, they'd be in the
 * router's data of every page, because every page carries the not-found page.
 * @param children comes before what only the browser knows, so that it doesn't move
 */
export function NearestPages({ children }: { children: ReactNode }) {
  const field = useRef<HTMLInputElement>(null)
  // The exported page is the same for every URL, and only the browser knows which one was requested.
  const [path, setPath] = useState<string>()
  const [pages, setPages] = useState<readonly TitledPage[]>()
  useEffect(() => {
    const requested = withoutBasePath(window.location.pathname)
    setPath(requested)
    // Leaves the field alone if the reader is already using it.
    const input = field.current
    if (input?.value === '' && input !== document.activeElement) input.value = pathToWords(requested)
    fetchJson(withBasePath(pagesFile)).then(
      (named) => setPages(named as TitledPage[]),
      (error) => {
        console.warn(`No names of pages, so none are offered: ${toError(error).message}`)
        setPages([])
      },
    )
  }, [])
  const nearest = path && pages ? findNearestPages(path, pages) : []

  return (
    <>
      <form className={styles.form} action={withBasePath(routes.search)} role="search" data-runtime="now">
        <label htmlFor="not-found-search">Search the site</label>
        <input ref={field} id="not-found-search" name="q" type="search" />
        <Button type="submit" variant="primary">
          Search
        </Button>
      </form>
      {children}
      <div className={styles.found}>
        {nearest.length > 0 && (
          <nav className={styles.nearest} aria-label="Pages with similar names">
            <p>Did you mean one of these pages?</p>
            <ul>
              {nearest.map(({ href, title }) => (
                <li key={href}>
                  <Link href={href}>{title}</Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {pages && (
          <div className={styles.cloth} aria-hidden="true">
            <WovenCloth drawing={cloth} />
          </div>
        )}
      </div>
    </>
  )
}
