import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'

type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.Node

/** The exported files. They're parsed here, because the policy was written without a parser. */
const pages = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))

const attributeOf = (element: Element, name: string) =>
  element.attrs.find((attribute) => attribute.name === name)?.value

function listElements(node: Node): Element[] {
  const own = 'tagName' in node ? [node] : []
  const inner = 'content' in node ? [node.content] : 'childNodes' in node ? node.childNodes : []
  return [...own, ...inner.flatMap(listElements)]
}

const hashOf = ({ childNodes }: Element) => {
  const text = childNodes.map((node) => ('value' in node ? node.value : '')).join('')
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** Returns whether the policy blocks an attribute, whatever its element. */
const isBlocked = ({ name, value }: { name: string; value: string }) =>
  name === 'style' || name.startsWith('on') || (name === 'href' && /^\s*javascript:/i.test(value))

test('every page has one policy, before anything that loads, that allows only its own scripts and blocks nothing on the page', () => {
  test.setTimeout(240_000)
  expect(pages.length).toBeGreaterThan(100)
  for (const name of pages) {
    const elements = listElements(parse(readFileSync(path.join('out', name), 'utf8')))
    const policies = elements.filter((element) => attributeOf(element, 'http-equiv') === 'Content-Security-Policy')
    expect([name, policies.length]).toEqual([name, 1])
    const policy = policies[0] as Element
    const loads = elements.findIndex(({ tagName }) => ['link', 'script', 'style', 'img'].includes(tagName))
    expect(elements.indexOf(policy), name).toBeLessThan(loads)
    const runs = elements.filter(
      (element) =>
        element.tagName === 'script' &&
        attributeOf(element, 'src') === undefined &&
        [undefined, '', 'module', 'text/javascript'].includes(attributeOf(element, 'type')),
    )
    const scriptSource = /script-src ([^;]*)/.exec(attributeOf(policy, 'content') ?? '')?.[1]?.split(' ') ?? []
    const wanted = [...new Set(runs.map(hashOf))]
    expect([name, scriptSource.filter((source) => source.startsWith("'sha256-")).sort()]).toEqual([name, wanted.sort()])
    const blocked = elements.flatMap(({ attrs }) => attrs.filter(isBlocked))
    expect([name, blocked]).toEqual([name, []])
    expect(scriptSource.filter((source) => /unsafe|\*|^https?:$|^data:$/.test(source))).toEqual([])
  }
})
