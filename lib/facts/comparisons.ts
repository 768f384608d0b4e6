import { z } from 'zod'

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

/** A public page we've read. `by`: whether the app's maker publishes it. `dated`: the date that the page itself gives. */
const source = z.strictObject({
  id,
  about: z.enum(['todoist', 'ticktick']),
  title: text,
  publisher: text,
  by: z.enum(['maker', 'third party']),
  url: z.url({ protocol: /^https$/, error: 'must be an address  (begin it with https://)' }),
  read: day,
  dated: day.optional(),
  remark: text.optional(),
})

/** A claim about another app, with the pages that support it. */
const claim = z.strictObject({ text, sources: z.array(id).min(1, 'must not be empty  (name a source)') })
/** A claim about our app, with the documentation page where readers can check it. */
const ownClaim = z.strictObject({
  text,
  page: z.string().regex(/^\/docs\/[\w/#.-]+$/, 'must be a page  (begin it with /docs/)'),
  label: text,
})
const aspect = z.strictObject({
  id,
  label: text,
  todoist: claim.optional(),
  ticktick: claim.optional(),
  own: ownClaim.optional(),
})

const comparison = z.strictObject({
  id,
  apps: z.tuple([z.enum(comparedApps), z.enum(comparedApps)]),
  parts: z.array(z.strictObject({ title: text, aspects: z.array(id).min(1) })).min(1),
})

/** The schema of `content/facts/comparisons.yml`. Each aspect is written once, and each comparison chooses its aspects and their order. */
export const comparisonsSchema = z
  .strictObject({
    apps: z.record(z.enum(comparedApps), text),
    sources: z.array(source),
    aspects: z.array(aspect),
    comparisons: z.array(comparison),
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
