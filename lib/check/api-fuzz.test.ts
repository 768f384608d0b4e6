import { expect, test } from 'vitest'
import { ApiDocumentError } from '../api/document'
import type { OpenApiDocument } from '../api/openapi-types'
import { buildPostmanCollection } from '../api/postman'
import { buildApiReference } from '../api/reference'
import { apiSource } from '../source/api'
import { listUnclear, rounds, seed } from '../testing/fuzz'
import { applyMistake, describeError, editNames, linesOf, listChangeable, type Mistake } from '../testing/mistakes'
import { parseData } from './rules/data-files'

/**
 * Does what the check and the build do with the document, and returns unclear problems and unexpected errors. The other content isn't checked, because that
 * would take four times as long.
 */
function listFaults(mistake: Mistake): string[] {
  const text = applyMistake(mistake)
  try {
    const { data, problems } = parseData(apiSource, text, { kind: 'openapi' }, new Map())
    if (data) buildPostmanCollection(data as OpenApiDocument, buildApiReference(data as OpenApiDocument))
    return listUnclear(problems, new Map([[apiSource, text]]), new Set())
  } catch (error) {
    return error instanceof ApiDocumentError && error.problem && error.fix ? [] : [describeError(error)]
  }
}

/** Returns as many mistakes in each line as the run has rounds. The seed decides which kind comes first. */
function listMistakes(): Mistake[] {
  const byEdit = editNames.map((edit) => ({ edit, lines: new Set(listChangeable(apiSource, edit)) }))
  return [...linesOf(apiSource).keys()].flatMap((at) => {
    const own = byEdit.flatMap(({ edit, lines }) => (lines.has(at) ? [{ file: apiSource, at, edit }] : []))
    const start = (seed + at) % own.length
    return [...own.slice(start), ...own.slice(0, start)].slice(0, rounds)
  })
}

test.runIf(rounds > 0)('a mistake in any line of the OpenAPI document gets a clear report', { timeout: 0 }, () => {
  const faults = listMistakes().flatMap((mistake) =>
    listFaults(mistake).map((fault) => `${JSON.stringify(mistake)}: ${fault}`),
  )
  expect(faults).toEqual([])
})
