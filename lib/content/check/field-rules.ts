import { fillTokens } from '../../site/tokens.mjs'
import { getVersion } from '../../site/versions'
import { compareVersions, isVersion } from '../../utils/version.mjs'
import type { Site } from './context'
import { checkFields } from './fields'
import { findText, type Page } from './page'
import { checkRelated } from './related'
import { checkTokens } from './tokens'

const descriptionLength = { min: 50, max: 155 }

/** Checks the front matter: that the collection defines its fields, and that their values are allowed. */
export function checkFrontMatter(page: Page, site: Site): void {
  if (!page.place || !page.hasFrontMatter) return
  checkFields(page.fields, page.place.collection, page.source, page.report)
  for (const { node } of page.fields) {
    const [start = 0, end = 0] = node?.range ?? []
    checkTokens(page.source.slice(start, end), start, Object.keys(site.context.tokens), page.report)
  }
  checkDescription(page, site)
  checkSince(page, site)
  checkRelated(page, site)
}

function checkDescription(page: Page, { context }: Site): void {
  const description = findText(page, 'description')
  if (!description?.value.trim()) return
  const { length } = fillTokens(description.value, context.tokens)
  const { min, max } = descriptionLength
  if (length >= min && length <= max) return
  const cure =
    length < min ? `write a full sentence of ${min} to ${max}` : `cut ${length - max}: search results show ${max}`
  page.report(description.at, `the description has ${length} characters`, cure)
}

function checkSince(page: Page, { context }: Site): void {
  const since = findText(page, 'since')
  if (!since?.value.trim()) return
  if (!isVersion(since.value)) {
    page.report(since.at, `"${since.value}" is not a version`, "write it like '0.10' or '2.0.1'")
    return
  }
  const version = page.place?.version && getVersion(page.place.version)
  if (!version) return
  const { lastRelease = context.latestVersion } = version
  if (compareVersions(since.value, lastRelease) <= 0) return
  const message = `${since.value} is newer than ${lastRelease}, the last release of ${version.id}`
  page.report(since.at, message, `write ${lastRelease} or an earlier release`)
}
