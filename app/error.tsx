'use client'

import { CrashPage } from '@/components/layout/CrashPage.client'

type ErrorPageProps = { error: unknown; retry: () => void }

export default function ErrorPage({ error, retry }: ErrorPageProps) {
  return (
    <>
      {process.env.NODE_ENV === 'development' && <div hidden data-reload-after-change />}
      <CrashPage error={error} retry={retry} />
    </>
  )
}
