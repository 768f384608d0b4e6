'use client'

import { useEffect } from 'react'
import { announceRuntime } from '@/lib/browser/runtime-ready'

/** Stands last in the layout: its effect runs after those of the whole page, when every control answers. */
export function RuntimeReady() {
  useEffect(announceRuntime, [])
  return null
}
