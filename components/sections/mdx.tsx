import type { MDXComponents } from 'mdx/types'
import { ComparisonTable } from '@/components/comparison/ComparisonTable'
import { Sources } from '@/components/comparison/Sources'
import { Download } from '@/components/download/Download'
import { Form } from '@/components/forms/Form'
import { buildMdxComponents, type MdxContext } from '@/components/mdx'
import { bind } from '@/components/mdx/bind'
import { Plans } from '@/components/pricing/Plans'
import { buildDownloads } from '@/lib/download/build-downloads'
import { config } from '@/lib/site/config.mjs'
import { Action, Actions } from './Actions'
import { BrandAssets } from './BrandAssets'
import { Closing } from './Closing'
import { Day, Moment } from './Day'
import { DownloadAction } from './DownloadAction'
import { FactSheet } from './FactSheet'
import { Faq, Question } from './Faq'
import { Grid, GridItem } from './Grid'
import { Hero } from './Hero'
import { NewestRelease, type NewestReleaseView } from './NewestRelease'
import { Sealed } from './Sealed'
import { Section } from './Section'
import { Stores } from './Stores'

export type PageMdxContext = MdxContext & {
  /** The title of the page, which its hero draws. */
  title: string
  newest: NewestReleaseView
  first: NewestReleaseView
}

/** Returns the components for home, marketing and utility pages: those for all MDX, and their own. */
export function buildPageComponents({ title, newest, first, ...context }: PageMdxContext): MDXComponents {
  const { facts, scenes } = context
  return {
    ...buildMdxComponents(context),

    Action,
    Actions,
    BrandAssets,
    Closing,
    ComparisonTable: bind(ComparisonTable, { facts }),
    Day,
    Download: bind(Download, { downloads: buildDownloads(facts, config) }),
    DownloadAction,
    FactSheet: bind(FactSheet, { facts, newest, first }),
    Faq,
    Form,
    Grid,
    GridItem,
    Hero: bind(Hero, { scenes, title }),
    Moment: bind(Moment, { scenes }),
    NewestRelease: bind(NewestRelease, { release: newest }),
    Plans: bind(Plans, { facts }),
    Question,
    Sealed: bind(Sealed, { sealed: facts.sealed }),
    Section: bind(Section, { scenes }),
    Sources: bind(Sources, { facts }),
    Stores: bind(Stores, { facts }),
  }
}
