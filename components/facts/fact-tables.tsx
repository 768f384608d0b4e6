import { buildDirectFilesTable, buildPlatformTable } from '@/lib/facts/downloads'
import type { VersionFacts } from '@/lib/facts/facts-at'
import { buildGlossary, listGlossaryLetters } from '@/lib/facts/glossary'
import { buildMessageTable } from '@/lib/facts/messages'
import { buildLimitTable, buildPlanTable } from '@/lib/facts/plans'
import {
  buildColumnTable,
  buildDeviceSettingTable,
  buildEncryptionTable,
  buildImportTable,
  buildKeyTable,
  buildRetentionTable,
  buildSettingTable,
  buildShortcutTable,
} from '@/lib/facts/tables'
import type { PartComponents } from '@/lib/parts'
import type { factParts } from '@/lib/parts/fact-parts'
import { FactTable } from './FactTable'
import { GlossaryLetters, GlossaryTerms } from './GlossaryTerms'

/** Returns the tables of facts that MDX can use, with the facts of one version. */
export function buildFactTables(facts: VersionFacts) {
  return {
    ColumnTable: (props) => <FactTable view={buildColumnTable(facts, props)} />,
    DeviceSettingTable: () => <FactTable view={buildDeviceSettingTable(facts)} />,
    DirectFiles: () => <FactTable view={buildDirectFilesTable(facts)} />,
    EncryptionTable: (props) => <FactTable view={buildEncryptionTable(facts, props)} />,
    Glossary: ({ group }) => <GlossaryTerms {...buildGlossary(facts, group)} />,
    GlossaryLetters: () => <GlossaryLetters letters={listGlossaryLetters(facts)} />,
    ImportTable: () => <FactTable view={buildImportTable(facts)} />,
    KeyTable: () => <FactTable view={buildKeyTable(facts)} />,
    LimitTable: (props) => <FactTable view={buildLimitTable(facts, props)} />,
    MessageTable: (props) => <FactTable view={buildMessageTable(facts, props)} />,
    PlanTable: () => <FactTable view={buildPlanTable(facts)} />,
    PlatformTable: (props) => <FactTable view={buildPlatformTable(facts, props)} />,
    RetentionTable: () => <FactTable view={buildRetentionTable(facts)} />,
    SettingTable: (props) => <FactTable view={buildSettingTable(facts, props)} />,
    ShortcutTable: (props) => <FactTable view={buildShortcutTable(facts, props)} />,
  } satisfies PartComponents<typeof factParts>
}
