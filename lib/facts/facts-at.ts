import { config } from '../site/config.mjs'
import { findArchive, type VersionId, versions } from '../site/versions'
import { compareVersions } from '../utils/version.mjs'
import type { Facts } from './schema'

/** The fields that decide which versions a row belongs to, and what differs in archived ones. */
type Versioned<Row> = {
  since?: string
  until?: string
  archived?: Partial<Record<VersionId, Partial<Row> | null>>
}

type At<Row> = Omit<Row, 'until' | 'archived'>

/** The facts of one version, ready for its pages. */
export type VersionFacts = ReturnType<typeof factsAt>

/**
 * Returns what a version overrides in a row or in other facts, or undefined if nothing. A version also has the overrides of newer ones, because whatever
 * changed after them is even further from it. Its own fields replace theirs, and null leaves the row out.
 */
export function findOverride<Fields extends object>(
  archived: Partial<Record<VersionId, Fields | null>> | undefined,
  version: VersionId,
): Fields | null | undefined {
  const upTo = versions.findIndex(({ id }) => id === version) + 1
  let override: Fields | null | undefined
  for (const { id } of versions.slice(0, upTo)) {
    const own = archived?.[id]
    if (own) override = { ...override, ...own }
    else if (own === null) override = null
  }
  return override
}

/**
 * Returns the facts that apply at the last release of `version`, with what that version overrides.
 * @param latestVersion the newest release of the app, which the current version follows
 */
export function factsAt(facts: Facts, version: VersionId, latestVersion: string) {
  const lastRelease = findArchive(version)?.lastRelease ?? latestVersion

  function rowsAt<Row extends Versioned<Row>>(rows: readonly Row[]): At<Row>[] {
    return rows.flatMap(({ until, archived, ...row }) => {
      const override = findOverride(archived, version)
      const isThere =
        override !== null &&
        compareVersions(row.since ?? lastRelease, lastRelease) <= 0 &&
        compareVersions(until ?? lastRelease, lastRelease) >= 0
      return isThere ? [{ ...row, ...override }] : []
    })
  }

  return lazily({
    version: () => version,
    sealed: () => facts.sealed,
    comparisons: () => facts.comparisons,
    release: () => lastRelease,
    shortcuts: () => rowsAt(facts.shortcuts),
    settings: () => rowsAt(facts.settings),
    messages: () => rowsAt(facts.messages),
    glossary: () => rowsAt(facts.glossary),
    limits: () => rowsAt(facts.limits),
    plans: () => ({
      trialDays: facts.plans.trialDays,
      prices: config.prices,
      ...findOverride(facts.plans.archived, version),
      rows: rowsAt(facts.plans.rows),
    }),
    platforms: () => rowsAt(facts.platforms),
    encryption: () => ({
      things: rowsAt(facts.encryption.things),
      keys: rowsAt(facts.encryption.keys),
      ciphers: rowsAt(facts.encryption.ciphers),
      server: rowsAt(facts.encryption.server),
      retention: rowsAt(facts.encryption.retention),
    }),
    import: () => ({
      sources: rowsAt(facts.import.sources),
      columns: {
        todoist: rowsAt(facts.import.columns.todoist),
        ticktick: rowsAt(facts.import.columns.ticktick),
        csv: rowsAt(facts.import.columns.csv),
      },
    }),
  })
}

/** Returns an object whose values are made when they're first read, so that a broken file of facts fails only the pages that show it. */
function lazily<Values extends object>(makers: { [Name in keyof Values]: () => Values[Name] }): Values {
  const made = {} as Values
  for (const name of Object.keys(makers) as (keyof Values)[]) {
    Object.defineProperty(made, name, {
      enumerable: true,
      configurable: true,
      get: () => {
        const value = makers[name]()
        Object.defineProperty(made, name, { enumerable: true, value })
        return value
      },
    })
  }
  return made
}
