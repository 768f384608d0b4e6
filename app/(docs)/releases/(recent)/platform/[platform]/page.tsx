import type { Metadata } from 'next'
import { type PlatformId, platformIds } from '@/lib/site/platforms'
import { describeFilteredList, FilteredList } from '../../filtered-list'

type PlatformProps = { params: Promise<{ platform: PlatformId }> }

export const dynamicParams = false
export const generateStaticParams = () => platformIds.map((platform) => ({ platform }))

export async function generateMetadata({ params }: PlatformProps): Promise<Metadata> {
  return describeFilteredList(await params)
}

export default async function ReleasesOfPlatform({ params }: PlatformProps) {
  return <FilteredList filter={await params} />
}
