import type { VersionFacts } from '@/lib/facts/facts-at'
import { buildDirectFilesTable } from '@/lib/facts/platform-table'
import { FactTable } from './FactTable'

type DirectFilesProps = { facts: VersionFacts }

export function DirectFiles({ facts }: DirectFilesProps) {
  return <FactTable view={buildDirectFilesTable(facts)} />
}
