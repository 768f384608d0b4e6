import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { formatProblems } from './problem'
import { parseYaml } from './yaml-problems'

const row = z.strictObject({
  id: z.string(),
  since: z.string().regex(/^\d/, 'must be a version  (write it like 0.10)'),
  tone: z.enum(['due', 'quiet']).optional(),
  size: z.number().optional(),
})
const entry = z.union([z.string(), z.strictObject({ category: z.string(), items: z.array(z.string()) })])
const miniature = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('board') }),
  z.strictObject({ kind: z.literal('list') }),
])
const tell = (schema: z.ZodType, source: string) => formatProblems(parseYaml('a.yml', source, schema).problems)

describe('parseYaml', () => {
  test('finds no problems in a valid file', () => {
    expect(parseYaml('a.yml', "- id: x\n  since: '0.10'\n", z.array(row)).problems).toEqual([])
  })

  test('points to the opening quotation mark', () =>
    expect(tell(z.array(row), "- id: 'x\n  since: 1\n  tone: due\n")).toBe(
      "a.yml:1:7  the quotation mark is never closed  (write ' at the end of the value too)",
    ))

  test('reports a syntax error once, in plain words', () => {
    expect(tell(z.array(entry), '- category: x\n    items:\n      - a\n')).toBe(
      'a.yml:1:13  the lines below are indented further, as if they belonged to this value  (begin each field below the field before it)',
    )
    expect(tell(z.array(entry), '- category: x\n  items:\n    - a\n     b: c\n')).toMatch(/^a\.yml:\d:\d+ {2}[^\n]*$/)
    expect(tell(z.array(entry), '['.repeat(5000))).toBe(
      'a.yml:1:1  the file is nested too deeply to be read  (remove brackets or indentation)',
    )
  })

  test('reports aliases that repeat each other without end', () => {
    const lines = [
      'a: &a [x, x]',
      ...[...'bcdefghijklmnop'].map((name, index) => {
        const other = `*${'abcdefghijklmnop'[index]}`
        return `${name}: &${name} [${other}, ${other}, ${other}, ${other}]`
      }),
    ]
    expect(tell(z.looseObject({}), lines.join('\n'))).toBe(
      'a.yml:2:8  the aliases (*name) repeat too much  (write out what they repeat)',
    )
  })

  test('returns path, line, column, message and fix separately', () => {
    expect(parseYaml('a.yml', "- id: x\n  since: '0.1'\n  tonee: due\n", z.array(row)).problems).toEqual([
      { path: 'a.yml', line: 3, column: 3, message: 'unknown field "tonee"', fix: 'write tone' },
    ])
  })

  test.each([
    [
      'an unknown field with no like',
      'note: x',
      'a.yml:1:1  unknown field "note"  (remove it; the fields are id, since, tone, size)',
      "id: x\nsince: '1'",
    ],
    [
      'a number where text belongs',
      'since: 0.10',
      'a.yml:1:8  since: must be text, not a number  (put it in quotation marks, because YAML reads 0.10 as the number 0.1 and {product} as a group of fields)',
      'id: x',
    ],
    [
      'an unquoted token',
      'id: {product}',
      'a.yml:1:5  id: must be text, not a group of fields  (put it in quotation marks, because YAML reads 0.10 as the number 0.1 and {product} as a group of fields)',
      "since: '1'",
    ],
    [
      'text where a number belongs',
      'size: large',
      'a.yml:1:7  size: must be a number, not text  (write a number without quotation marks)',
      "id: x\nsince: '1'",
    ],
    ['a value that is left empty', 'id:', 'a.yml:1:4  id: must be text, not empty  (write text)', "since: '1'"],
    [
      'a word that is not on the list',
      'tone: quit',
      'a.yml:1:7  tone: must be due or quiet, not "quit"  (write quiet)',
      "id: x\nsince: '1'",
    ],
    ["a schema's own message", "since: 'x'", 'a.yml:1:8  since: must be a version  (write it like 0.10)', 'id: x'],
  ])('reports %s', (_, fault, expected, rest) => expect(tell(row, `${fault}\n${rest}\n`)).toBe(expected))

  test('reports a missing field at the group that lacks it', () => {
    expect(tell(z.array(row), '- id: x\n  since: "1"\n- id: y\n')).toBe(
      'a.yml:3:3  the field "since" is missing  (add it)',
    )
  })

  test('reports every unknown field separately', () => {
    expect(tell(row, "id: x\nsince: '1'\nidd: 1\nsinse: 2\n")).toBe(
      'a.yml:3:1  unknown field "idd"  (write id)\na.yml:4:1  unknown field "sinse"  (write since)',
    )
  })

  test('suggests removing an empty value only if the field is optional', () => {
    const group = z.strictObject({
      name: z.string().min(1),
      tasks: z.array(z.string()).min(1),
      note: z.string().min(1).optional(),
    })
    const list = z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('list'), groups: z.array(z.union([z.string(), group])) }),
    ])
    expect(tell(list, "kind: list\ngroups:\n  - name: ''\n    tasks: []\n    note: ''\n")).toBe(
      [
        'a.yml:3:11  name: is empty  (fill it in)',
        'a.yml:4:12  tasks: is empty  (fill it in)',
        'a.yml:5:11  note: is empty  (fill it in, or remove it)',
      ].join('\n'),
    )
  })

  test('looks into the branch of a union that was meant', () => {
    expect(tell(z.array(entry), '- page\n- category: Features\n  itms: [a]\n')).toBe(
      'a.yml:2:3  the field "items" is missing  (add it)\na.yml:3:3  unknown field "itms"  (write items)',
    )
  })

  test('reports the wrong form if no branch fits', () => {
    expect(tell(z.strictObject({ entry }), 'entry: 3\n')).toBe(
      'a.yml:1:8  entry: has the wrong form  (compare it with the entries around it)',
    )
  })

  test('requires a whole number', () =>
    expect(tell(z.strictObject({ steps: z.int() }), 'steps: 1.5\n')).toBe(
      'a.yml:1:8  steps: must be a whole number  (write it without decimals)',
    ))

  test('lists the kinds that exist', () => {
    expect(tell(miniature, 'kind: bord\n')).toBe('a.yml:1:7  kind: must be board or list, not "bord"  (write board)')
    expect(tell(miniature, 'title: x\n')).toBe('a.yml:1:1  the field "kind" is missing  (write board or list)')
  })

  test('refuses an empty file and one of the wrong form', () => {
    const fix = '(begin each entry on a separate line with "- ")'
    expect(tell(z.array(row), '')).toBe(`a.yml:1:1  the file must be a list, not empty  ${fix}`)
    expect(tell(z.array(row), 'id: x\n')).toBe(`a.yml:1:1  the file must be a list, not a group of fields  ${fix}`)
  })

  test.each([
    ['a colon inside a value', 'id: a: b\n', 'a.yml:1:5  the value contains ": "'],
    ['a field that appears twice', "id: x\nid: y\nsince: '1'\n", 'a.yml:2:1  the field appears twice'],
    ['two documents in one file', '---\nid: x\n---\nid: y\n', 'a.yml:3:1  the line --- begins a second'],
    ['an open bracket', 'id: [x, y\n', 'a.yml:2:1  the bracket [ is never closed'],
    ['a backslash that means nothing', 'id: "C:\\data"\n', 'a.yml:1:8  a backslash in "…"'],
    ['a bracket that opens nothing', 'id: x]\n]\n', "a.yml:2:1  YAML can't be read here  ("],
    ['a line between two entries', 'id:\n  - x\n y: 1\n', 'a.yml:'],
    ['a value that begins with a mark', 'id: @x\n', 'a.yml:1:5  the value begins with a character'],
  ])('reports %s with its position', (_, source, start) => {
    const problems = tell(row, source)
    expect(problems.slice(0, start.length)).toBe(start)
    expect(problems).toMatch(/^[^\n]* {2}\([^\n]*\)$/)
  })
})
