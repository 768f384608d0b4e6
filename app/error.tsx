'use client'

import { CrashPage } from '@/components/layout/CrashPage.client'

type ErrorPageProps = { error: unknown; retry: () => void }

export default function ErrorPage({ error, retry }: ErrorPageProps) {
  return <CrashPage error={error} retry={retry} />
}
