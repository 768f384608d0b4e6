import { useSearchParams } from 'next/navigation'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { readSearchAddress, type SearchAddress, toSearchHref } from '@/lib/search/search-address'
import { withBasePath } from '@/lib/site/base-path'
import { config } from '@/lib/site/config.mjs'
import { useSettled } from './use-settled'

/** Typing is over once nothing has been typed for this many milliseconds. */
const settleTime = 500
const nothing = readSearchAddress(new URLSearchParams())

/** Returns the search in the address, which the watcher may report only after the visitor's first action has been repeated. */
const readLocation = () => readSearchAddress(new URLSearchParams(window.location.search))

/**
 * Returns the search in the address and the text in the field. The address follows the field once typing pauses. If the previous search was meant (the
 * visitor pressed Enter, left the field or arrived at it), the new one gets its own history entry. If it was only on the way to this one, the new one
 * replaces it.
 */
export function useSearchAddress(field: RefObject<HTMLInputElement | null>) {
  const [address, setAddress] = useState<SearchAddress>(nothing)
  const [query, setQuery] = useState('')
  const written = useRef<string>(undefined)
  const isMeant = useRef(false)

  const write = (next: SearchAddress, isStep: boolean) => {
    const href = withBasePath(toSearchHref(next))
    if (href === window.location.pathname + window.location.search) return
    written.current = toSearchHref(next)
    setAddress(next)
    // If we pass no state, Next keeps its own and tells the watcher.
    if (isStep) window.history.pushState(null, '', href)
    else window.history.replaceState(null, '', href)
  }

  const settled = useSettled(query, settleTime)
  const writeSettled = useEffectEvent(() => {
    if (settled !== query || settled === address.query || address === nothing) return
    write({ ...address, query: settled, page: 1 }, isMeant.current)
    isMeant.current = false
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: typing that has come to rest is what writes
  useEffect(writeSettled, [settled])

  return {
    address,
    query,
    type: setQuery,
    /** Changes the search, which is then meant as it is. */
    choose: (change: Partial<SearchAddress>) => {
      const here = readLocation()
      const next = { ...here, query: query || (address === nothing ? here.query : ''), page: 1, ...change }
      setQuery(next.query)
      write(next, true)
      isMeant.current = true
    },
    /** Writes the text in the field to the address and counts it as meant. */
    commit: () => {
      if (query !== address.query) write({ ...readLocation(), query, page: 1 }, isMeant.current)
      isMeant.current = query !== ''
    },
    /** Takes over an address. If other code wrote it, the field changes too. */
    follow: (next: SearchAddress) => {
      setAddress(next)
      if (toSearchHref(next) === written.current) return
      written.current = undefined
      isMeant.current = next.query !== ''
      // If the visitor typed before the script loaded, those words are the latest.
      const typed = address === nothing ? field.current?.value : ''
      setQuery(typed || next.query)
    },
  }
}

type AddressWatcherProps = { onAddress: (address: SearchAddress) => void }

/** Reports each new address. It's separate from the form, because an exported page doesn't draw anything that reads parameters. */
export function AddressWatcher({ onAddress }: AddressWatcherProps) {
  const parameters = useSearchParams()
  const tell = useEffectEvent(onAddress)
  useEffect(() => tell(readSearchAddress(parameters)), [parameters])
  return null
}

/** Shows the search in the title of the window, and so in the history. `title` is the page's title without a search. */
export function useSearchTitle(title: string, query: string): void {
  const words = useSettled(query, 500).trim()
  useEffect(() => {
    document.title = `${words ? `${words} - Search` : title} | ${config.name}`
  }, [title, words])
}
