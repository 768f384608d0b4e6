'use client'

import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'
import { followCodeWrap, isCodeWrapped, watchWidth, wrapCode } from '@/lib/browser/code-wrap'
import { IconButton } from './IconButton'

type WrapButtonProps = { /** An element in the figure of the code. */ within: RefObject<Element | null> }

/** Wraps the lines of all code, so that nothing has to be scrolled sideways. It's there only next to code with lines that are too wide. */
export function WrapButton({ within }: WrapButtonProps) {
  const [isTooWide, setIsTooWide] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const isWrapped = useSyncExternalStore(followCodeWrap, isCodeWrapped, () => false)

  useEffect(() => {
    const block = within.current?.closest('figure')?.querySelector('pre')
    return block ? watchWidth(block, setIsTooWide) : undefined
  }, [within])

  // If the window grows, the button stays until the focus has left it, because the focus would otherwise be lost.
  if (!isTooWide && !isFocused) return null
  return (
    <IconButton
      label="Wrap lines"
      icon="wrap"
      aria-pressed={isWrapped}
      onClick={() => wrapCode(!isWrapped)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
    />
  )
}
