import { type Document, isMap, isScalar, isSeq, type Node, parseDocument, stringify, visit, type YAMLSeq } from 'yaml'
import { Refusal } from '../fail.mjs'

/** Lines are inserted into the text as it is, so comments, blank lines and quotation marks stay. */

/** A list of a sidebar: its entries, which are slugs and IDs of categories. The list that isn't in a category has the ID `none`. */
type SidebarList = { id: string; label: string; entries: readonly string[] }

/** The ID of the list that isn't in a category, and the place before all entries of a list. */
export const noCategory = 'none'
export const firstPlace = 'first'

/** Returns the lists of a sidebar, in the order in which readers see them. */
export function listSidebarLists(sidebar: string): SidebarList[] {
  return findLists(parseDocument(sidebar)).map(({ id, label, items }) => ({ id, label, entries: items.map(toEntryId) }))
}

/** Returns a sidebar with a page after an entry of a list. @throws {Refusal} if the list isn't written with one entry on each line */
export function addToSidebar(sidebar: string, slug: string, { list, after }: { list: string; after: string }): string {
  const items = findLists(parseDocument(sidebar)).find(({ id }) => id === list)?.items ?? []
  const neighbour = after === firstPlace ? items[0] : items.find((item) => toEntryId(item) === after)
  const [start = 0] = neighbour?.range ?? []
  const lineStart = sidebar.lastIndexOf('\n', start - 1) + 1
  const mark = sidebar.slice(lineStart, start)
  if (!neighbour || !/^ *- +$/.test(mark))
    throw new Refusal(`The sidebar has no line for "${after}"  (write one entry on each line, beginning with "- ")`)
  const at = after === firstPlace ? lineStart : findLineEnd(sidebar, findLastEnd(neighbour))
  return insert(sidebar, at, `${mark}${slug}\n`)
}

/** Returns a sidebar without a page. */
export function removeFromSidebar(sidebar: string, slug: string): string {
  const item = findLists(parseDocument(sidebar))
    .flatMap(({ items }) => items)
    .find((entry) => isScalar(entry) && entry.value === slug)
  const [start, end = 0] = item?.range ?? []
  if (start === undefined) return sidebar
  return sidebar.slice(0, sidebar.lastIndexOf('\n', start - 1) + 1) + sidebar.slice(findLineEnd(sidebar, end))
}

function findLists(document: Document) {
  const top = isSeq(document.contents) ? document.contents : undefined
  const lists = [{ id: noCategory, label: 'No category', items: listItems(top) }]
  visit(document, {
    Map: (_, category, path) => {
      const items = category.get('items', true)
      if (!isSeq(items)) return
      const above = path.filter(isMap).map((outer) => String(outer.get('category')))
      const label = [...above, String(category.get('category'))].join(' → ')
      lists.push({ id: String(category.get('id')), label, items: listItems(items) })
    },
  })
  return lists
}

const listItems = (list: YAMLSeq | undefined) => (list?.items ?? []) as Node[]
const toEntryId = (entry: Node) => String(isMap(entry) ? entry.get('id') : isScalar(entry) ? entry.value : '')

/** Returns where the last value in a node ends. The range of a category also covers the comments after it. */
function findLastEnd(node: Node): number {
  let end = node.range?.[0] ?? 0
  visit(node, {
    Scalar: (_, scalar) => {
      end = Math.max(end, scalar.range?.[1] ?? 0)
    },
  })
  return end
}

function findLineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from)
  return end < 0 ? text.length : end + 1
}

function insert(text: string, at: number, added: string): string {
  const before = text.slice(0, at)
  return `${before}${before && !before.endsWith('\n') ? '\n' : ''}${added}${text.slice(at)}`
}

/** Returns a page whose front matter has one more value in a list. If there's no such list yet, it comes after another field, or last. */
export function addToField(page: string, field: string, value: string, after: string): string {
  const [block = '', yaml = ''] = /^---\n([\s\S]*?\n)---\n/.exec(page) ?? []
  const document = parseDocument(yaml)
  const list = isMap(document.contents) ? document.contents.get(field, true) : undefined
  const replace = (changed: string) => page.replace(block, () => `---\n${changed}---\n`)
  if (isSeq(list)) {
    const last = list.items.at(-1) as Node | undefined
    if (!last) return replace(yaml.replace(new RegExp(`^${field}:.*$`, 'm'), () => `${field}: [${value}]`))
    const [start = 0, end = 0] = last.range ?? []
    if (list.flow) return replace(`${yaml.slice(0, end)}, ${value}${yaml.slice(end)}`)
    const mark = yaml.slice(yaml.lastIndexOf('\n', start - 1) + 1, start)
    return replace(insert(yaml, findLineEnd(yaml, end), `${mark}${value}\n`))
  }
  const own = new RegExp(`^${field}:[ \\t]*(?:#.*)?\\n`, 'm')
  const others = yaml.replace(own, '')
  return replace(insert(others, findFieldEnd(others, after), `${field}: [${value}]\n`))
}

/** Returns where the line after a field begins, whose value may take several lines, or the end of the text if there's no such field. */
function findFieldEnd(yaml: string, field: string): number {
  const { contents } = parseDocument(yaml)
  const value = isMap(contents) ? contents.get(field, true) : undefined
  const end = isSeq(value) && !value.flow ? findLastEnd(value) : (value?.range?.[1] ?? yaml.length)
  return findLineEnd(yaml, end - 1)
}

/** Returns a page without a field of its front matter. */
export function removeField(page: string, field: string): string {
  const [block = ''] = /^---\n[\s\S]*?\n---\n/.exec(page) ?? []
  // The lines of a value are indented, or begin with a dash or a closing bracket.
  const lines = new RegExp(`^${field}:.*\\n(?:(?:[ \\t]+|-[ \\t]|[\\]}]).*\\n)*`, 'm')
  return page.replace(block, () => block.replace(lines, ''))
}

const style = { lineWidth: 0, singleQuote: true, flowCollectionPadding: false } as const

/** Writes a value as YAML in one line, in quotation marks if it needs them. */
export function toYaml(value: string | readonly string[]): string {
  return stringify(value, { ...style, ...(typeof value !== 'string' && { collectionStyle: 'flow' }) }).trimEnd()
}

/** Writes fields of front matter, without those that have no value. */
export function toFields(fields: Readonly<Record<string, string | readonly string[]>>): string {
  const lines = Object.entries(fields).flatMap(([name, value]) => (value.length ? [`${name}: ${toYaml(value)}\n`] : []))
  return lines.join('')
}
