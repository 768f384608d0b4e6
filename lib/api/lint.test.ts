import { readFileSync } from 'node:fs'
import { createConfig, lintFromString, type RawUniversalConfig } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { apiSource } from '../source/api'
import { fillSiteTokens } from '../source/site-tokens.mjs'

/** What we ask for beyond Redocly's recommended rules. */
const rules: RawUniversalConfig['rules'] = {
  // The API has terms of service. A licence would be about a document that anyone can host.
  'info-license': 'off',
  'no-unused-components': 'error',
  'operation-description': 'error',
  'operation-operationId-url-safe': 'error',
  'parameter-description': 'error',
  'no-invalid-media-type-examples': 'error',
  'no-invalid-parameter-examples': 'error',
  'rule/no-default': {
    subject: { type: 'Schema', property: 'default' },
    assertions: { defined: false },
    message: 'Write x-default. Some clients would send a default with every update.',
  },
  'rule/no-steps': {
    subject: { type: 'Schema', property: 'multipleOf' },
    assertions: { defined: false },
    message: 'Write x-decimals. multipleOf rejects 0.07 in many validators.',
  },
  'rule/errors': {
    subject: { type: 'Responses' },
    assertions: { required: ['400', '401', '402', '403', '405', '429', '500', '503', 'default'] },
    message: 'Every operation can fail in these ways.',
  },
  'rule/no-contractions': {
    subject: { type: 'any', property: 'description' },
    assertions: { notPattern: "/\\w(?:n't|'re|'ve|'ll|\\bit's)\\b/" },
    message: 'Write API texts without contractions.',
  },
}

async function lint(source: string): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'], rules })
  const problems = await lintFromString({ source, absoluteRef: `${process.cwd()}/${apiSource}`, config })
  return problems.map(({ ruleId, message, location }) => {
    const [place] = location
    return `${ruleId}: ${message} (${place && 'pointer' in place ? place.pointer : ''})`
  })
}

const source = fillSiteTokens(readFileSync(apiSource, 'utf8'))

test('the document follows the recommended rules and ours', async () => {
  expect(await lint(source)).toEqual([])
})

test.each([
  ['a default', "x-default: '`1`'", 'default: 1', 'rule/no-default'],
  ['a contraction', 'Only the name is required.', "The rest isn't required.", 'rule/no-contractions'],
  [
    'a component that nothing uses',
    '    ActivityMode:',
    '    Unused: { type: string }\n    ActivityMode:',
    'no-unused-components',
  ],
  ['an operation without an error', / {8}'503': .*\n/, '', 'rule/errors'],
  ['an operation without what a proxy returns', / {8}default: .*\n/, '', 'rule/errors'],
])('reports %s', async (_, from, to, rule) => {
  expect(await lint(source.replace(from, to))).toContainEqual(expect.stringMatching(`^${rule}`))
})
