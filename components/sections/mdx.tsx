import type { MDXComponents } from 'mdx/types'
import { ComparisonTable } from '@/components/comparison/ComparisonTable'
import { Sources } from '@/components/comparison/Sources'
import { Download } from '@/components/download/Download'
import { Form } from '@/components/forms/Form'
import { buildMdxComponents, type MdxContext } from '@/components/mdx'
import { Plans } from '@/components/pricing/Plans'
import { buildDownloads } from '@/lib/facts/downloads'
import { selectEntry } from '@/lib/facts/select-rows'
import type { PartComponents } from '@/lib/parts'
import type { pageParts } from '@/lib/parts/page-parts'
import { config } from '@/lib/site/config.mjs'
import { Action, Actions } from './Actions'
import { BrandAssets } from './BrandAssets'
import { Closing } from './Closing'
import { CopyText } from './CopyText'
import { Day, Moment } from './Day'
import { DownloadAction } from './DownloadAction'
import { FactSheet } from './FactSheet'
import { Faq, Question } from './Faq'
import { Grid, GridItem } from './Grid'
import { Hero } from './Hero'
import { NewestRelease, type NewestReleaseView } from './NewestRelease'
import { OwnerGap } from './OwnerGap'
import { PressPictures } from './PressPictures'
import { Sealed } from './Sealed'
import { Section } from './Section'
import { Stores } from './Stores'
import { Milestone, Timeline } from './Timeline'

export type PageMdxContext = MdxContext & {
  /** The title of the page, which its hero draws. */
  title: string
  newest: NewestReleaseView
  first: NewestReleaseView
  /** Every version, with the number of its changes. */
  releases: readonly (NewestReleaseView & { changes: number })[]
}

/** Returns the components for home, marketing and utility pages: those for all MDX, and their own. */
export function buildPageComponents({ title, newest, first, releases, ...context }: PageMdxContext): MDXComponents {
  const { facts, miniatures } = context
  const parts = {
    Action,
    Actions,
    BrandAssets,
    Closing,
    ComparisonTable: (props) => <ComparisonTable {...props} facts={facts} />,
    Day,
    Download: (props) => (
      <Download
        downloads={buildDownloads(facts, config)}
        screen={selectEntry('<Download>', Object.fromEntries(miniatures), 'picture', props.screen)}
      />
    ),
    CopyText,
    DownloadAction,
    FactSheet: () => <FactSheet facts={facts} newest={newest} first={first} />,
    Faq,
    Form,
    Grid,
    GridItem,
    Hero: (props) => <Hero {...props} miniatures={miniatures} releases={releases} title={title} />,
    Milestone: (props) => <Milestone {...props} releases={releases} />,
    Moment: (props) => <Moment {...props} miniatures={miniatures} />,
    NewestRelease: () => <NewestRelease release={newest} />,
    OwnerGap,
    Plans: () => <Plans facts={facts} />,
    PressPictures: (props) => <PressPictures {...props} miniatures={miniatures} />,
    Question,
    Sealed: (props) => <Sealed {...props} sealed={facts.sealed} />,
    Section: (props) => <Section {...props} miniatures={miniatures} />,
    Sources: (props) => <Sources {...props} facts={facts} />,
    Stores: () => <Stores facts={facts} />,
    Timeline,
  } satisfies PartComponents<typeof pageParts>
  return { ...buildMdxComponents(context), ...parts }
}
