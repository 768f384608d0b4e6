import type { MDXComponents } from 'mdx/types'
import type { ComponentProps } from 'react'
import { ColumnTable } from '@/components/facts/ColumnTable'
import { DirectFiles } from '@/components/facts/DirectFiles'
import { EncryptionTable } from '@/components/facts/EncryptionTable'
import { ImportTable } from '@/components/facts/ImportTable'
import { KeyTable } from '@/components/facts/KeyTable'
import { LimitTable } from '@/components/facts/LimitTable'
import { PlanTable } from '@/components/facts/PlanTable'
import { PlatformTable } from '@/components/facts/PlatformTable'
import { RetentionTable } from '@/components/facts/RetentionTable'
import { SettingTable } from '@/components/facts/SettingTable'
import { ShortcutTable } from '@/components/facts/ShortcutTable'
import { Callout } from '@/components/ui/Callout'
import type { VersionFacts } from '@/lib/facts/facts-at'
import type { Scene } from '@/lib/miniatures/schema'
import { Anchor } from './Anchor'
import { bind } from './bind'
import { Cards, PageCard } from './Cards'
import { CodeBlock } from './CodeBlock'
import { Details } from './Details'
import { Figure } from './Figure'
import { Heading } from './Heading'
import { Platform, PlatformTabs } from './PlatformTabs'
import { SceneMiniature } from './SceneMiniature'
import { ShortcutKeys } from './ShortcutKeys'
import { Steps } from './Steps'
import { Table } from './Table'
import { Tab, Tabs } from './Tabs'

export type MdxContext = { facts: VersionFacts; scenes: ReadonlyMap<string, Scene> }

/** Returns everything that MDX can use, bound to the facts and pictures of one version. `docs/editors.md` explains it to editors. */
export function buildMdxComponents({ facts, scenes }: MdxContext): MDXComponents {
  return {
    a: Anchor,
    figure: CodeFigure,
    h2: bind(Heading, { level: 2 }),
    h3: bind(Heading, { level: 3 }),
    h4: bind(Heading, { level: 4 }),
    img: refuseImage,
    table: Table,

    Callout,
    Card: PageCard,
    Cards,
    Details,
    Figure,
    Miniature: bind(SceneMiniature, { scenes }),
    Platform,
    PlatformTabs,
    Steps,
    Tab,
    Tabs,

    ColumnTable: bind(ColumnTable, { facts }),
    DirectFiles: bind(DirectFiles, { facts }),
    EncryptionTable: bind(EncryptionTable, { facts }),
    ImportTable: bind(ImportTable, { facts }),
    Keys: bind(ShortcutKeys, { facts }),
    KeyTable: bind(KeyTable, { facts }),
    LimitTable: bind(LimitTable, { facts }),
    PlanTable: bind(PlanTable, { facts }),
    PlatformTable: bind(PlatformTable, { facts }),
    RetentionTable: bind(RetentionTable, { facts }),
    SettingTable: bind(SettingTable, { facts }),
    ShortcutTable: bind(ShortcutTable, { facts }),
  }
}

function CodeFigure(props: ComponentProps<'figure'>) {
  return 'data-rehype-pretty-code-figure' in props ? <CodeBlock>{props.children}</CodeBlock> : <figure {...props} />
}

function refuseImage({ src, alt }: ComponentProps<'img'>): never {
  throw new Error(
    `A picture needs its size: write <Figure src="${src}" alt="${alt}" width="…" height="…" /> for ![${alt}](${src})`,
  )
}
