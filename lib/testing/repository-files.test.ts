import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { buildSecurityTxt } from '../publish/discovery/security-txt'
import { config } from '../site/config.mjs'
import { currentVersion } from '../site/versions'

/** What the host of the repository shows: the licence, how to report a vulnerability, and the forms for issues. */
const read = (file: string) => readFileSync(file, 'utf8')

test('the licence matches package.json', () => {
  expect(JSON.parse(read('package.json')).license).toBe('UNLICENSED')
  expect(read('LICENSE')).toContain('All rights reserved.')
  const [years = ''] = /\d{4}-present/.exec(config.copyright) ?? []
  expect(read('LICENSE')).toContain(years)
  for (const [file] of read('LICENSE').matchAll(/\b[\w/]+\.(?:txt|json)\b/g)) expect(existsSync(file)).toBe(true)
})

test('README.md names the versions of Node that the workflow tests', () => {
  const { test: everything, node } = parse(read('.github/workflows/check.yml')).jobs
  const oldest = everything.steps.find((step: { with?: object }) => step.with && 'node-version' in step.with)
  const tested = [oldest.with['node-version'], ...node.strategy.matrix.node]
  expect(`>=${tested[0]}`).toBe(JSON.parse(read('package.json')).engines.node)
  const list = new Intl.ListFormat('en-GB').format(tested)
  expect(read('README.md')).toContain(`You need Node ${tested[0]} or newer. Every push is tested with Node ${list}.`)
})

describe('SECURITY.md', () => {
  const policy = read('SECURITY.md')
  const sectionOf = (text: string) => /^## Report a vulnerability.*\n([\s\S]*?)(?=^## )/m.exec(text)?.[1] ?? ''

  test('has the same rules as the page that security.txt names', () => {
    const rules = sectionOf(read(`content/docs/${currentVersion.id}/security-model.mdx`)).match(
      /^- .+$|^Never .+$|We aim .+?\.|Describe .+?\./gm,
    )
    expect(rules).toHaveLength(6)
    for (const rule of rules ?? []) expect(sectionOf(policy)).toContain(rule)
  })

  test('names the contacts of security.txt, without an address that could go out of date', () => {
    expect(buildSecurityTxt()).toContain('topic=security')
    expect(buildSecurityTxt()).toContain(`mailto:${config.supportEmail}`)
    expect(policy).toContain('/.well-known/security.txt')
    expect(policy).toContain('`supportEmail`')
    expect(policy).not.toMatch(/https?:|[\w.]+@[\w.]+/)
  })

  test('links to files that exist', () => {
    const files = Array.from(policy.matchAll(/\]\(([^)#]+)/g), ([, file = '']) => file)
    expect(files.length).toBeGreaterThan(3)
    expect(files.filter((file) => !existsSync(file))).toEqual([])
  })
})

/** The fields that we use, as GitHub's reference describes issue forms. */
const validations = z.strictObject({ required: z.boolean() }).optional()
const texts = { label: z.string().min(1), description: z.string().optional(), placeholder: z.string().optional() }
const id = z.string().regex(/^[\w-]+$/)
const form = z.strictObject({
  name: z.string().min(4),
  description: z.string().min(4),
  labels: z.array(z.string()).optional(),
  body: z
    .array(
      z.discriminatedUnion('type', [
        z.strictObject({ type: z.literal('markdown'), attributes: z.strictObject({ value: z.string() }) }),
        z.strictObject({ type: z.literal('input'), id, attributes: z.strictObject(texts), validations }),
        z.strictObject({ type: z.literal('textarea'), id, attributes: z.strictObject(texts), validations }),
      ]),
    )
    .min(1),
})
const folder = '.github/ISSUE_TEMPLATE'
const forms = readdirSync(folder).filter((name) => name !== 'config.yml')

describe('issue forms', () => {
  test.each(forms)('%s follows the schema, and asks each question once', (name) => {
    const { body } = form.parse(parse(read(`${folder}/${name}`)))
    const fields = body.flatMap((field) => (field.type === 'markdown' ? [] : [field]))
    for (const list of [fields.map((field) => field.id), fields.map((field) => field.attributes.label)])
      expect(new Set(list).size).toBe(list.length)
    expect(fields.some((field) => field.validations?.required)).toBe(true)
  })

  test('have different names', () => {
    const names = forms.map((file) => form.parse(parse(read(`${folder}/${file}`))).name)
    expect(new Set(names).size).toBe(forms.length)
  })

  test("don't let anybody open an empty issue", () => {
    expect(parse(read(`${folder}/config.yml`))).toEqual({ blank_issues_enabled: false })
  })
})
