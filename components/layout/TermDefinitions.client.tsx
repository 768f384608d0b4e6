'use client'

import { useEffect } from 'react'
import { followTermDefinitions } from '@/lib/browser/term-definitions'

/** Opens and closes the definitions of the terms that pages mark. */
export function TermDefinitions() {
  useEffect(followTermDefinitions, [])
  return null
}
