'use client'

import { lazy, Suspense } from 'react'
import { CrashPage } from '@/components/layout/CrashPage.client'

type ErrorPageProps = { error: unknown; retry: () => void }

// Imported like this, none of it reaches visitors.
const RetryAfterChange =
  process.env.NODE_ENV === 'development'
    ? lazy(async () => ({
        default: (await import('@/components/development/RetryAfterChange.client')).RetryAfterChange,
      }))
    : undefined

export default function ErrorPage({ error, retry }: ErrorPageProps) {
  return (
    <>
      {RetryAfterChange && (
        <Suspense>
          <RetryAfterChange retry={retry} />
        </Suspense>
      )}
      <CrashPage error={error} retry={retry} />
    </>
  )
}
