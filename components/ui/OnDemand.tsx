import { type ReactNode, useRef } from 'react'
import { LoadFailure } from './LoadFailure'
import { Spinner } from './Spinner'
import { useOnDemand } from './use-on-demand'

type OnDemandProps<Part> = {
  /** The same function at each drawing. */
  load: () => Promise<Part>
  /** What is loaded, as the beginning of a sentence: "The search". */
  what: string
  /** Takes the focus when Retry goes; without it, the place of the part does. */
  onRetry?: () => void
  children: (part: Part) => ReactNode
}

/** A part that is loaded when it is wanted: a spinner while that is slow, the error text with Retry where it fails. */
export function OnDemand<Part>({ load, what, onRetry, children }: OnDemandProps<Part>) {
  const place = useRef<HTMLDivElement>(null)
  const { part, error, retry } = useOnDemand(load)
  if (part !== undefined) return children(part)
  const retryInPlace = () => {
    retry()
    if (onRetry) onRetry()
    else place.current?.focus()
  }
  return (
    <div ref={place} tabIndex={-1}>
      {error === undefined ? <Spinner /> : <LoadFailure what={what} onRetry={retryInPlace} />}
    </div>
  )
}
