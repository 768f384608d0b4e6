import { useSearchParams } from 'next/navigation'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { readSearchAddress, type SearchAddress, toSearchHref } from '@/lib/search/search-address'
import { withBasePath } from '@/lib/site/base-path'
import { useSettled } from './use-settled'

/** Typing is over when nothing has come for so long. */
const settleTime = 500
const nothing = readSearchAddress(new URLSearchParams())

/**
 * The search of the address and what stands in the field. The address follows the field once typing rests: as a new step of the history where
 * the search before was meant (entered, left, or come to), in its place where it was on the way to this one.
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
    // Without a state of ours Next keeps its own, and tells the watcher.
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
    /** Another search, wanted as it is. */
    choose: (change: Partial<SearchAddress>) => {
      const next = { ...address, query, page: 1, ...change }
      setQuery(next.query)
      write(next, true)
      isMeant.current = true
    },
    /** What stands in the field is meant. */
    commit: () => {
      if (query !== address.query) write({ ...address, query, page: 1 }, isMeant.current)
      isMeant.current = query !== ''
    },
    /** Takes over an address; one that somebody else wrote changes the field too. */
    follow: (next: SearchAddress) => {
      setAddress(next)
      if (toSearchHref(next) === written.current) return
      written.current = undefined
      isMeant.current = next.query !== ''
      // Words typed before the script came are the visitor's last.
      const typed = address === nothing ? field.current?.value : ''
      setQuery(typed || next.query)
    },
  }
}

type AddressWatcherProps = { onAddress: (address: SearchAddress) => void }

/** Tells of each new address. Apart from the form, since an exported page draws nothing that asks for parameters. */
export function AddressWatcher({ onAddress }: AddressWatcherProps) {
  const parameters = useSearchParams()
  const tell = useEffectEvent(onAddress)
  useEffect(() => tell(readSearchAddress(parameters)), [parameters])
  return null
}
