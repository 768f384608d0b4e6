import type { FieldDef } from 'contentlayer2/source-files'
import { isMap, isScalar, isSeq, type Node, type Scalar } from 'yaml'
import { findNearest } from '../../utils/nearest'
import type { Field } from './front-matter'
import type { Collection } from './places'
import type { Report } from './report'
import { quote } from './yaml-hints'

/** Compares the fields of a page with the definitions that Contentlayer has for its collection. */
export function checkFields(
  entries: readonly Field[],
  { noun, fields }: Collection,
  source: string,
  report: Report,
): void {
  const defs = fields as Record<string, FieldDef>
  const names = Object.keys(defs)
  for (const field of entries) {
    const def = defs[field.name]
    if (def) checkValue(field, def, source, report)
    else {
      const nearest = findNearest(field.name, names)
      const cure = nearest ? `write ${nearest}` : `remove it: the fields are ${names.join(', ')}`
      report(field.start, `"${field.name}" is no field of ${noun}`, cure)
    }
  }
  for (const [name, def] of Object.entries(defs)) {
    if (!def.required || entries.some((field) => field.name === name)) continue
    report(0, `the field "${name}" is missing`, `add a line such as ${name}: ${toExample(name, def)}`)
  }
}

const examples: Record<string, string> = {
  since: "'2.1'",
  search: 'false',
  description: 'One full sentence of 50 to 155 characters.',
}

/** Returns an example of what an editor could write, for a field without a value. */
function toExample(name: string, def: FieldDef): string {
  if (def.type === 'enum') return def.options.join(' or ')
  if (def.type === 'list')
    return `[${(def.of as { options?: string[] }).options?.slice(0, 2).join(', ') ?? 'first, second'}]`
  if (def.type === 'boolean') return examples[name] ?? 'true'
  if (def.type === 'date') return '2026-11-12'
  return examples[name] ?? 'Words of your own'
}

type Spot = { name: string; at: number; source: string; report: Report }

function checkValue({ name, node, valueStart: at }: Field, def: FieldDef, source: string, report: Report): void {
  if (node === undefined) return
  const example = `write ${name}: ${toExample(name, def)}`
  const spot: Spot = { name, at, source, report }
  if (def.type === 'json') {
    if (!isMap(node)) report(at, `"${name}" is not a list of old and new IDs`, `write ${name}: { old-id: new-id }`)
  } else if (isEmpty(node)) {
    report(at, `the field "${name}" is empty`, def.required ? example : 'give it a value, or remove it')
  } else if (def.type === 'list') {
    if (isSeq(node)) checkList(node.items as Node[], def.of as FieldDef, spot)
    else report(at, `"${name}" is one value, and a list is wanted`, `write ${name}: [${toRaw(node as Node, source)}]`)
  } else if (isScalar(node)) checkScalar(node, def, spot, (raw) => `${name}: ${raw}`)
  else {
    const [first] = isSeq(node) ? (node.items as Node[]) : []
    const kind = first ? 'a list' : 'an object'
    report(
      at,
      `"${name}" is ${kind}, and one value is wanted`,
      first ? `write ${name}: ${toRaw(first, source)}` : example,
    )
  }
}

function checkList(items: readonly Node[], def: FieldDef, spot: Spot): void {
  const seen = new Set<unknown>()
  for (const item of items) {
    const at = item?.range?.[0] ?? spot.at
    if (isEmpty(item)) spot.report(at, `an entry of "${spot.name}" is empty`, 'remove it')
    else if (!isScalar(item)) {
      spot.report(at, `an entry of "${spot.name}" is not one value`, `write ${spot.name}: [first, second]`)
    } else if (seen.has(item.value)) {
      spot.report(at, `"${item.value}" stands twice in "${spot.name}"`, 'remove one of the two')
    } else checkScalar(item, def, { ...spot, at }, (raw) => raw)
    if (isScalar(item)) seen.add(item.value)
  }
}

/** @param toLine returns a value as it's written: alone in a list, otherwise after the name of its field */
function checkScalar(node: Scalar, def: FieldDef, spot: Spot, toLine: (raw: string) => string): void {
  const { value } = node
  const { name, at, report } = spot
  if (def.type === 'boolean') {
    const cure = `write ${toLine(toExample(name, def))}, or remove the line`
    if (typeof value !== 'boolean') report(at, `"${name}" is neither true nor false`, cure)
  } else if (typeof value !== 'string') {
    const raw = toRaw(node, spot.source)
    const wrong =
      raw === String(value) ? `a ${typeof value}, and text is wanted` : `a ${typeof value}: YAML makes ${value} of it`
    report(at, `${raw} is ${wrong}`, `quote it: ${toLine(quote(raw))}`)
  } else if (def.type === 'enum' && !def.options.includes(value)) {
    const nearest = findNearest(value, def.options)
    const cure = nearest ? `write ${toLine(nearest)}` : `write one of ${def.options.join(', ')}`
    report(at, `"${value}" is no value of "${name}"`, cure)
  } else if (def.type === 'date' && !isDate(value)) {
    report(at, `"${value}" is not a date`, `write year, month and day as in ${toLine('2026-11-12')}`)
  }
}

const toRaw = (node: Node, source: string) => source.slice(node.range?.[0], node.range?.[1]).trim()

function isEmpty(node: Node | null | undefined): boolean {
  if (!node) return true
  if (isSeq(node)) return node.items.length === 0
  return isScalar(node) && (node.value === null || (typeof node.value === 'string' && !node.value.trim()))
}

const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(text).toJSON()?.startsWith(text) === true
