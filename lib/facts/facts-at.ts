import { config } from '../site/config.mjs'
import { getVersion, type VersionId } from '../site/versions'
import { compareVersions } from '../utils/version.mjs'
import type { Facts } from './schema'

/** What a row says about versions besides its facts. */
type Versioned<Row> = {
  since?: string
  until?: string
  archived?: Partial<Record<VersionId, Partial<Row> | null>>
}

type At<Row> = Omit<Row, 'until' | 'archived'>

/** The facts as they are in one version, ready for a page of it. */
export type VersionFacts = ReturnType<typeof factsAt>

/**
 * Only the facts that hold at the last release of `version`, with what the version overrides put in.
 * @param latestVersion the newest release of all, which the current version follows
 */
export function factsAt(facts: Facts, version: VersionId, latestVersion: string) {
  const { lastRelease = latestVersion } = getVersion(version)

  function rowsAt<Row extends Versioned<Row>>(rows: readonly Row[]): At<Row>[] {
    return rows.flatMap(({ until, archived, ...row }) => {
      const override = archived?.[version]
      const isThere =
        override !== null &&
        compareVersions(row.since ?? lastRelease, lastRelease) <= 0 &&
        compareVersions(until ?? lastRelease, lastRelease) >= 0
      return isThere ? [{ ...row, ...override }] : []
    })
  }

  const { plans, encryption, import: imports } = facts
  return {
    version,
    sealed: facts.sealed,
    comparisons: facts.comparisons,
    release: lastRelease,
    shortcuts: rowsAt(facts.shortcuts),
    settings: rowsAt(facts.settings),
    limits: rowsAt(facts.limits),
    plans: {
      trialDays: plans.trialDays,
      prices: config.prices,
      ...plans.archived[version],
      rows: rowsAt(plans.rows),
    },
    platforms: rowsAt(facts.platforms),
    encryption: {
      things: rowsAt(encryption.things),
      keys: rowsAt(encryption.keys),
      ciphers: rowsAt(encryption.ciphers),
      server: rowsAt(encryption.server),
      retention: rowsAt(encryption.retention),
    },
    import: {
      sources: rowsAt(imports.sources),
      columns: {
        todoist: rowsAt(imports.columns.todoist),
        ticktick: rowsAt(imports.columns.ticktick),
        csv: rowsAt(imports.columns.csv),
      },
    },
  }
}
