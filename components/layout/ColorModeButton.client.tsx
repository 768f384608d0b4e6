'use client'

import type { ReactNode } from 'react'
import { useColorMode } from '@/components/providers/ThemeProvider.client'

type ColorModeButtonProps = {
  /** What the button chooses. Without it, the button clears the choice. */
  mode?: 'light' | 'dark'
  className?: string
  /** The ID of the text that explains what clearing does. */
  hint: string
  children: ReactNode
}

/** Chooses a colour mode, and is pressed while that's the visitor's choice. */
export function ColorModeButton({ mode, className, hint, children }: ColorModeButtonProps) {
  const { mode: current, choose, clear } = useColorMode()
  return (
    <button
      type="button"
      className={className}
      aria-pressed={current === (mode ?? 'system')}
      aria-describedby={mode ? undefined : hint}
      onClick={() => (mode ? choose(mode) : clear())}
    >
      {children}
    </button>
  )
}
