'use client'

import { useEffect } from 'react'
import { announceRuntime } from '@/lib/browser/runtime-ready'

/** Comes last in the layout, so its effect runs after those of the whole page, when every control works. */
export function RuntimeReady() {
  useEffect(announceRuntime, [])
  return null
}
