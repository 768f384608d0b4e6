import { type ReactNode, useRef } from 'react'
import { LoadFailure } from './LoadFailure'
import { Spinner } from './Spinner'
import { useOnDemand } from './use-on-demand'

type OnDemandProps<Part> = {
  /** Must be the same function on every render. */
  load: () => Promise<Part>
  /** What is loaded, as the beginning of a sentence: "The search". */
  what: string
  /** Moves the focus when Retry disappears. Without it, the focus moves to where the part will be. */
  onRetry?: () => void
  children: (part: Part) => ReactNode
}

/** Shows a part that's loaded on demand: a spinner if that's slow, and the error text with Retry if it fails. */
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
