import type { Metadata } from 'next'
import { areaIds } from '@/lib/releases/filter'
import type { ReleaseArea } from '@/lib/releases/release'
import { describeFilteredList, FilteredList } from '../../filtered-list'

type AreaProps = { params: Promise<{ area: ReleaseArea }> }

export const dynamicParams = false
export const generateStaticParams = () => areaIds.map((area) => ({ area }))

export async function generateMetadata({ params }: AreaProps): Promise<Metadata> {
  return describeFilteredList(await params)
}

export default async function ReleasesOfArea({ params }: AreaProps) {
  return <FilteredList filter={await params} />
}
