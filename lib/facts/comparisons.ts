import { z } from 'zod'
import { choice, field, offer } from '../utils/field'

/** The apps that we compare. `own` is ours. */
const comparedApps = ['todoist', 'ticktick', 'own'] as const
export type ComparedApp = (typeof comparedApps)[number]
type OtherApp = Exclude<ComparedApp, 'own'>

const text = z
  .string()
  .min(1, 'must not be empty  (write something, or remove the field)')
  .regex(/^(?:[^{}]|\{product\})*$/, 'has an unknown token  (the only one here is {product})')
const id = z.string().regex(/^[a-z0-9-]+$/, 'must be an ID  (use lower-case letters, digits and hyphens)')
const day = z.iso.date('must be a day  (write it like 2026-11-21, in quotation marks)')

/** A public page we've read. */
const source = z.strictObject({
  id: field(id, 'The name of the page, which claims give as their source'),
  about: field(choice({ todoist: 'Todoist', ticktick: 'TickTick' }), 'The app that the page is about'),
  title: field(text, 'The title of the page'),
  publisher: field(text, 'Who publishes the page'),
  by: field(choice({ maker: "The app's maker", 'third party': 'Somebody else' }), 'Whether the maker publishes it'),
  url: field(
    z.url({ protocol: /^https$/, error: 'must be an address  (begin it with https://)' }),
    'The address of the page',
  ),
  read: field(day, 'The day when somebody read it, in quotation marks'),
  dated: field(day, 'The date that the page itself gives, in quotation marks').optional(),
  remark: field(text, 'What readers should know about the source').optional(),
})

/** A claim about another app, with the pages that support it. */
const claim = z.strictObject({
  text: field(text, 'What the app does'),
  sources: field(
    z.array(offer(id, 'comparison-sources')).min(1, 'must not be empty  (name a source)'),
    'IDs from `sources`, the pages that support the claim',
  ),
})
/** A claim about our app, with the documentation page where readers can check it. */
const ownClaim = z.strictObject({
  text: field(text, 'What our app does'),
  page: field(
    offer(z.string().regex(/^\/docs\/[\w/#.-]+$/, 'must be a page  (begin it with /docs/)'), 'doc-hrefs'),
    'The page where readers can check it',
  ),
  label: field(text, 'The text of the link to it'),
})
const aspect = z.strictObject({
  id: field(id, 'The name of the aspect, which comparisons use'),
  label: field(text, 'The heading of its row'),
  todoist: field(claim, 'A claim about Todoist').optional(),
  ticktick: field(claim, 'A claim about TickTick').optional(),
  own: field(ownClaim, 'A claim about our app').optional(),
})

const comparison = z.strictObject({
  id: field(id, 'The name of the comparison, which pages show'),
  apps: field(z.tuple([z.enum(comparedApps), z.enum(comparedApps)]), 'The two apps'),
  parts: field(
    z
      .array(
        z.strictObject({
          title: field(text, 'The heading of the table'),
          aspects: field(z.array(offer(id, 'comparison-aspects')).min(1), 'IDs from `aspects`, in their order'),
        }),
      )
      .min(1),
    'Its tables',
  ),
})

/** The schema of `content/facts/comparisons.yml`. Each aspect is written once, and each comparison chooses its aspects and their order. */
export const comparisonsSchema = z
  .strictObject({
    apps: field(z.record(z.enum(comparedApps), text), 'The names of the apps'),
    sources: field(z.array(source), "The public pages we've read"),
    aspects: field(z.array(aspect), 'What the apps do, one subject in each row'),
    comparisons: field(z.array(comparison), 'Which aspects each comparison shows, in their order'),
  })
  .superRefine((data, context) => {
    for (const { path, message } of listFaults(data)) context.addIssue({ code: 'custom', path, message })
  })

/** The comparisons with other apps and the pages we've read for them. */
export type Comparisons = z.infer<typeof comparisonsSchema>
export type Source = Comparisons['sources'][number]
type Fault = { path: (string | number)[]; message: string }

const otherApps: readonly OtherApp[] = ['todoist', 'ticktick']

/** Returns repeated IDs, references that don't fit (from claims to sources, from comparisons to aspects), and entries that nothing uses. */
function listFaults(data: Comparisons): Fault[] {
  return [...listRepeated(data), ...listClaimFaults(data), ...listComparisonFaults(data), ...listUnused(data)]
}

function listRepeated(data: Comparisons): Fault[] {
  return (['sources', 'aspects', 'comparisons'] as const).flatMap((list) => {
    const ids = data[list].map((entry) => entry.id)
    return ids.flatMap((own, index) =>
      ids.indexOf(own) === index
        ? []
        : [{ path: [list, index, 'id'], message: `repeats "${own}"  (give each a different ID)` }],
    )
  })
}

function listClaimFaults({ sources, aspects }: Comparisons): Fault[] {
  return aspects.flatMap((entry, index) =>
    otherApps.flatMap((app) =>
      (entry[app]?.sources ?? []).flatMap((name, place) => {
        const found = sources.find((candidate) => candidate.id === name)
        const path = ['aspects', index, app, 'sources', place]
        if (!found) return [{ path, message: `"${name}" isn't in sources  (add the page that was read to sources)` }]
        return found.about === app
          ? []
          : [{ path, message: `"${name}" is about another app  (name a source about this one)` }]
      }),
    ),
  )
}

function listComparisonFaults({ aspects, comparisons }: Comparisons): Fault[] {
  return comparisons.flatMap(({ apps, parts }, index) =>
    parts.flatMap((part, order) =>
      part.aspects.flatMap((name, place) => {
        const path = ['comparisons', index, 'parts', order, 'aspects', place]
        const found = aspects.find((candidate) => candidate.id === name)
        if (!found) return [{ path, message: `"${name}" isn't in aspects  (add it to aspects)` }]
        return apps
          .filter((app) => !found[app])
          .map((app) => ({
            path,
            message: `"${name}" says nothing about ${app}  (read a page on it, or leave it out)`,
          }))
      }),
    ),
  )
}

function listUnused({ sources, aspects, comparisons }: Comparisons): Fault[] {
  const shown = new Set(comparisons.flatMap(({ parts }) => parts.flatMap((part) => part.aspects)))
  const named = new Set(aspects.flatMap((entry) => otherApps.flatMap((app) => entry[app]?.sources ?? [])))
  return [
    ...aspects.flatMap((entry, index) =>
      shown.has(entry.id)
        ? []
        : [{ path: ['aspects', index, 'id'], message: `no comparison shows "${entry.id}"  (use it, or remove it)` }],
    ),
    ...sources.flatMap((entry, index) =>
      named.has(entry.id)
        ? []
        : [{ path: ['sources', index, 'id'], message: `no claim names "${entry.id}"  (use it, or remove it)` }],
    ),
  ]
}
