import { buildSourceTable, listComparisonTables } from '../../facts/comparison-view'
import { buildDownloads, type PlatformDownload } from '../../facts/downloads'
import { buildPlanOffers, formatPrice, type PlanAmount } from '../../facts/plans'
import { describeForm } from '../../forms/form'
import { getForm } from '../../forms/forms'
import { config } from '../../site/config.mjs'
import { platformIds, platformNames } from '../../site/platforms'
import { routes } from '../../site/routes'
import { formatDate } from '../../utils/date'
import { brandColors, brandMarks, toBrandHref } from '../../weave/brand'
import { toFactTable } from './fact-table'
import { inlineParagraph, inlineTable } from './inline-markdown'
import { bulletList, captionParagraph, heading, text } from './nodes'
import { need, type PlainRelease, type Twin } from './twin'

const names = new Intl.ListFormat('en-GB')

const toLines = (lines: readonly string[]) => bulletList(lines.map(inlineParagraph))

const stores: Twin = (_props, _, { facts }) => [
  toLines(
    buildDownloads(facts, config).platforms.map(
      ({ name, needs, store }) => `${name}: [${store.name}](${store.url}), needs ${needs}`,
    ),
  ),
]

const newestRelease: Twin = (_props, _, { newest }) => {
  const { version, title, date, href } = need('<NewestRelease>', newest)
  const words = `Version ${version}, ${formatDate(date)}: [${title}](${href}).`
  return [inlineParagraph(`${words} [All releases](${routes.releases})`)]
}

const brandAssets: Twin = () => [
  toLines([
    ...brandMarks.map(
      ({ id, name }) =>
        `Mark, ${name.toLowerCase()}: [SVG](${toBrandHref(id, 'svg')}), [PNG](${toBrandHref(id, 'png')})`,
    ),
    ...Object.values(brandColors).map(({ name, hex }) => `${name}: \`${hex}\``),
  ]),
  inlineParagraph(
    `Always write the name as **${config.name}**, with the same capitals wherever it appears in a sentence, and in the typeface of the surrounding text.`,
  ),
]

const factSheet: Twin = (_props, _, { facts: { plans }, newest, first }) => {
  const { month, year } = plans.prices
  return [
    toLines([
      `Name: ${config.name}`,
      `What it is: ${config.tagline}`,
      `First version: ${toVersion(need('<FactSheet>', first))}`,
      `Latest version: ${toVersion(need('<FactSheet>', newest))}`,
      `Origin: ${config.madeIn}`,
      `Platforms: ${names.format(platformIds.map((id) => platformNames[id]))}`,
      `Stores: ${names.format(Object.values(config.stores).map(({ name }) => name))}`,
      `Languages: ${names.format(config.locales.map(({ label }) => label))}`,
      `Plans: Free, with no time limit. Premium for ${formatPrice(month)} a month or ${formatPrice(year)} a year, after a ${plans.trialDays}-day trial.`,
      `Email: [${config.supportEmail}](mailto:${config.supportEmail})`,
    ]),
  ]
}

const toVersion = ({ version, date, href }: PlainRelease) => `[${version}](${href}), ${formatDate(date)}`

const download: Twin = (_props, _, { facts }) => {
  const { release, platforms } = buildDownloads(facts, config)
  return [
    captionParagraph(`Direct downloads are version ${release}. Stores update the app automatically.`),
    inlineTable(
      ['Platform', 'Versions', 'Needs'],
      platforms.map((platform) => [platform.name, toWays(platform), platform.needs]),
    ),
  ]
}

function toWays({ store, files, hint }: PlatformDownload): string {
  return [
    `[${store.name}](${store.url})${files.length ? ' (recommended)' : ''}`,
    ...files.map(({ label, note, url, checksumUrl }) => `[${label}](${url}) (${note}, [SHA-256](${checksumUrl}))`),
    ...(hint ? [`[${hint.label}](${hint.href})`] : []),
  ].join('; ')
}

/** The text of the plans' cards. The whole table of plans is a separate component. */
const plans: Twin = (_props, _, { facts }) => {
  const { free, premium, prices, freeMonths, trialDays } = buildPlanOffers(facts)
  const toAmounts = (amounts: readonly PlanAmount[]) => amounts.map(({ label, amount }) => `${label}: ${amount}`)
  return [
    heading(2, [text('Free and Premium')], 'plans'),
    heading(3, [text('Free')]),
    inlineParagraph(`${free.price}. No end date, and you don't need a payment card.`),
    toLines([...toAmounts(free.amounts), `Also included, as in Premium: ${free.included.join(', ')}`]),
    heading(3, [text('Premium')]),
    inlineParagraph(
      `${prices.month} a month, or ${prices.year} a year, which is ${freeMonths} months free. One price for all platforms and all your devices. New accounts have Premium for ${trialDays} days.`,
    ),
    toLines([...toAmounts(premium.amounts), `Everything in Free, plus: ${premium.functions.join(', ')}`]),
  ]
}

/** The sections of those pages that are made from facts and the configuration. */
export const pageFactTwins = {
  BrandAssets: brandAssets,
  ComparisonTable: ({ id = '' }, _, { facts }) => listComparisonTables(facts, { id }).flatMap(toFactTable),
  Download: download,
  FactSheet: factSheet,
  Form: ({ id = '' }) => [inlineParagraph(describeForm(getForm(id)))],
  NewestRelease: newestRelease,
  Plans: plans,
  Sources: ({ id = '' }, _, { facts }) => toFactTable(buildSourceTable(facts, { id })),
  Stores: stores,
} satisfies Record<string, Twin>
