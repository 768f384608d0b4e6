'use client'

import { lazy, Suspense } from 'react'
import { CrashPage } from '@/components/layout/CrashPage.client'

type ErrorPageProps = { error: unknown; retry: () => void }

// Imported like this, none of it reaches visitors.
const ReloadAfterChange =
  process.env.NODE_ENV === 'development'
    ? lazy(async () => ({
        default: (await import('@/components/development/ReloadAfterChange.client')).ReloadAfterChange,
      }))
    : undefined

export default function ErrorPage({ error, retry }: ErrorPageProps) {
  return (
    <>
      {ReloadAfterChange && (
        <Suspense>
          <ReloadAfterChange />
        </Suspense>
      )}
      <CrashPage error={error} retry={retry} />
    </>
  )
}
