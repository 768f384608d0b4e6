import { notFound, redirect } from 'next/navigation'
import { listEntries } from '@/lib/catalogue/entries'
import { listRedirects } from '@/lib/publish/discovery/redirects'

/**
 * Shows "Page not found" or, in `npm run dev`, redirects like the published site. The build writes a page for each former address, but only after Next has
 * rendered the others.
 */
export function leaveMissingPage(href: string): never {
  const isDevelopment = process.env.NODE_ENV === 'development'
  const target = isDevelopment ? listRedirects(listEntries()).find(({ from }) => from === href) : undefined
  if (target) redirect(target.to)
  notFound()
}
