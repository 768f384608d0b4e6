import { expect, test } from 'vitest'
import { miniatureSchema } from '../miniatures/schema'
import { formatProblems } from '../source/problem'
import { parseYaml } from '../source/yaml-problems'
import { listMiniatureExamples } from './miniature-examples'

const examples = listMiniatureExamples()

test('there is an example of each kind of miniature', () => {
  const kinds = miniatureSchema.options.map((option) => option.shape.kind.value)
  expect(examples.map(({ kind }) => kind).sort()).toEqual(kinds.sort())
})

test.each(examples)('the example of $kind is a valid miniature with a description', ({ about, text }) => {
  expect(about).not.toBe('')
  expect(formatProblems(parseYaml('examples.yml', text, miniatureSchema).problems)).toBe('')
})
