'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { keepPage } from '@/lib/browser/keep-page'

/** Keeps each page that the reader uses, for reading without a connection. It's only drawn once the reader has done something. */
export function KeepPages() {
  const pathname = usePathname()
  useEffect(() => keepPage(pathname), [pathname])
  return null
}
