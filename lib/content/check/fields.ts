import type { FieldDef } from 'contentlayer2/source-files'
import { isScalar, isSeq, type Node } from 'yaml'
import { findNearest } from '../../utils/nearest'
import type { Field } from './front-matter'
import type { Collection } from './places'
import type { Report } from './report'
import { quote } from './yaml-hints'

/** Compares the fields of a page with the definitions that Contentlayer has for its collection. */
export function checkFields(fields: readonly Field[], { noun, fields: defs }: Collection, source: string, report: Report): void {
  const names = Object.keys(defs)
  for (const field of fields) {
    const def = defs[field.name as keyof typeof defs]
    if (def) checkValue(field, def, source, report)
    else {
      const nearest = findNearest(field.name, names)
      const cure = nearest ? `write ${nearest}` : `remove it: the fields are ${names.join(', ')}`
      report(field.start, `"${field.name}" is no field of ${noun}`, cure)
    }
  }
  for (const [name, def] of Object.entries<FieldDef>(defs)) {
    if (!def.required || fields.some((field) => field.name === name)) continue
    report(0, `the field "${name}" is missing`, `add a line such as ${name}: ${toExample(name, def)}`)
  }
}

/** What an editor may write, for a field without a value. */
function toExample(name: string, def: FieldDef): string {
  if (name === 'since') return `'2.1'`
  if (def.type === 'enum') return def.options.join(' or ')
  if (def.type === 'list') return '[first, second]'
  if (def.type === 'boolean') return 'true'
  if (def.type === 'date') return '2026-11-12'
  return 'Words of your own'
}

type Spot = { name: string; at: number; source: string; report: Report }

function checkValue(field: Field, def: FieldDef, source: string, report: Report): void {
  if (field.node === undefined) return
  const spot: Spot = { name: field.name, at: field.valueStart, source, report }
  const example = `write ${field.name}: ${toExample(field.name, def)}`
  if (isEmpty(field.node)) return report(spot.at, `the field "${field.name}" is empty`, def.required ? example : 'give it a value, or remove it')
  const node = field.node as Node
  if (def.type === 'list') {
    if (!isSeq(node)) return report(spot.at, `"${field.name}" is one value, and a list is wanted`, `write ${field.name}: [${toRaw(node, source)}]`)
    return checkList(node.items as Node[], def.of as FieldDef, spot)
  }
  if (!isScalar(node)) {
    const [first] = isSeq(node) ? (node.items as Node[]) : []
    const cure = first ? `write ${field.name}: ${toRaw(first, source)}` : example
    return report(spot.at, `"${field.name}" is ${isSeq(node) ? 'a list' : 'an object'}, and one value is wanted`, cure)
  }
  checkScalar(node, def, spot, (raw) => `${field.name}: ${raw}`)
}

function checkList(items: readonly Node[], def: FieldDef, spot: Spot): void {
  const seen = new Set<unknown>()
  for (const item of items) {
    const at = item?.range?.[0] ?? spot.at
    if (isEmpty(item)) spot.report(at, `an entry of "${spot.name}" is empty`, 'remove it')
    else if (!isScalar(item)) spot.report(at, `an entry of "${spot.name}" is not one value`, `write ${spot.name}: [first, second]`)
    else if (seen.has(item.value)) spot.report(at, `"${item.value}" stands twice in "${spot.name}"`, 'remove one of the two')
    else checkScalar(item, def, { ...spot, at }, (raw) => raw)
    if (isScalar(item)) seen.add(item.value)
  }
}

function checkScalar(node: Node & { value: unknown }, def: FieldDef, spot: Spot, toLine: (raw: string) => string): void {
  const { value } = node
  const raw = toRaw(node, spot.source)
  if (def.type === 'boolean') {
    if (typeof value !== 'boolean') spot.report(spot.at, `"${spot.name}" is neither true nor false`, `write ${toLine('true')}, or remove the line`)
  } else if (typeof value !== 'string') {
    const kind = typeof value === 'number' ? `a number: ${raw === String(value) ? 'text is wanted' : `YAML makes ${value} of it`}` : `a ${typeof value}: text is wanted`
    spot.report(spot.at, `${raw} is ${kind}`, `quote it: ${toLine(quote(raw))}`)
  } else if (def.type === 'enum' && !def.options.includes(value)) {
    const nearest = findNearest(value, def.options)
    const cure = nearest ? `write ${toLine(nearest)}` : `write one of ${def.options.join(', ')}`
    spot.report(spot.at, `"${value}" is no value of "${spot.name}"`, cure)
  } else if (def.type === 'date' && !isDate(value)) {
    spot.report(spot.at, `"${value}" is not a date`, `write year, month and day as in ${toLine('2026-11-12')}`)
  }
}

const toRaw = (node: Node, source: string) => source.slice(node.range?.[0], node.range?.[1]).trim()

function isEmpty(node: Node | null | undefined): boolean {
  if (!node) return true
  if (isSeq(node)) return node.items.length === 0
  return isScalar(node) && (node.value === null || (typeof node.value === 'string' && !node.value.trim()))
}

const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(text).toJSON()?.startsWith(text) === true
