import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText, fuzz } from '../testing/fuzz'
import { dropPreset, parseDraft, readPreset, writeDraft } from './draft'
import type { FormDefinition, FormValues } from './form'
import { forms } from './forms'
import { buildMail } from './mail'

const form = fc.constantFrom(...forms)
/** Values for the fields of every form, and for names that any object has. */
const names = fc.constantFrom(...forms.flatMap(({ fields }) => fields.map(({ name }) => name)), '__proto__', 'toString')
const options = forms.flatMap(({ fields }) => fields.flatMap((field) => ('options' in field ? field.options : [])))
const value = fc.oneof(anyText, fc.constantFrom(...options.map((option) => option.value)))
const values = fc.dictionary(names, value)

/** Lists what a form can't have: fields that it lacks, and options that aren't offered. */
function listFaults({ fields }: FormDefinition, filled: FormValues): string[] {
  return Object.entries(filled).flatMap(([name, text]) => {
    const field = fields.find((known) => known.name === name)
    if (!field || typeof text !== 'string') return [name]
    return 'options' in field && !field.options.some((option) => option.value === text) ? [`${name}: ${text}`] : []
  })
}

test('any stored draft fills in only what the form has', async () => {
  const stored = fc.oneof(
    anyText,
    fc.json(),
    values.map((draft) => JSON.stringify(draft)),
  )
  await fuzz(fc.tuple(form, stored), ([to, draft]) => expect(listFaults(to, parseDraft(to, draft))).toEqual([]))
})

test('a draft is read back as it was written', async () => {
  await fuzz(fc.tuple(form, values), ([to, typed]) => {
    const draft = parseDraft(to, writeDraft(to, typed) ?? null)
    expect(parseDraft(to, writeDraft(to, draft) ?? null)).toEqual(draft)
    expect(listFaults(to, draft)).toEqual([])
  })
})

test('any link fills in only what the form lets links fill in', async () => {
  await fuzz(fc.tuple(form, values), ([to, query]) => {
    const search = `?${new URLSearchParams(query)}`
    const preset = readPreset(to, search)
    expect(listFaults(to, preset)).toEqual([])
    const free = to.fields.filter((field) => field.type !== 'select' && !('fromLink' in field && field.fromLink))
    for (const { name } of free) expect(preset).not.toHaveProperty(name)
    expect(
      readPreset(to, new URL(dropPreset(`https://site.example/${search}`, preset), 'https://site.example').search),
    ).toEqual({})
  })
})

test('any typed text becomes part of the body of an email to us, and never of its headers', async () => {
  await fuzz(fc.tuple(form, values), ([to, typed]) => {
    const { href } = buildMail(to, typed, 'support@site.example')
    const { pathname, searchParams, hash } = new URL(href)
    expect([pathname, [...searchParams.keys()], hash]).toEqual(['support@site.example', ['subject', 'body'], ''])
    expect(searchParams.get('subject')).not.toMatch(/[\r\n]/)
    expect(href).toMatch(/^[\x21-\x7e]*$/)
    expect(href.length).toBeLessThan(2000)
  })
})
