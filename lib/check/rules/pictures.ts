import { SaxesParser, type SaxesTagNS } from 'saxes'
import { readScheme } from '../../site/address'
import { findNearest } from '../../utils/nearest'
import type { Site } from '../context'
import { listNodes, type Page } from '../lexer/page'
import type { Report } from '../report'

/** Reports every Markdown image, because the page would jump while it loads. Also checks that the file exists. */
export function checkImages(page: Page, site: Site): void {
  for (const node of listNodes(page.tree)) {
    if (node.type !== 'image') continue
    const { url, alt, position } = node
    const at = position?.start.offset ?? 0
    const words = alt?.trim()
    const lack = words ? 'no size' : "no size, and no text for people who can't see it"
    const fix = `write <Figure src="${url}" alt="${words || 'what it shows'}" width="…" height="…" />`
    page.report(at, `the image has ${lack}`, fix)
    checkAsset(url, at, page, site)
  }
}

/** Checks that `url` is the address that the site gives to a file of `public/`. */
export function checkAsset(url: string, at: number, page: Page, { context: { assets } }: Site): void {
  const path = url.replace(/[?#].*$/, '')
  if (assets.has(path)) return
  if (/^(?:[a-z]+:)?\/\//i.test(path)) {
    page.report(at, 'the image is on another site', 'put the file into public/images and write /images/…')
  } else if (path && !path.startsWith('/')) {
    page.report(at, `"${path}" doesn't begin with /`, `write ${findNearestAsset(`/${path}`, assets) ?? `/${path}`}`)
  } else if (path) {
    const nearest = findNearestAsset(path, assets)
    const fix = nearest ? `write ${nearest}, or add the file` : 'add the file, or correct the address'
    page.report(at, `the file public${path} doesn't exist`, fix)
  } else page.report(at, 'the address of the image is empty', 'write /images/… for a file in public/images')
}

function findNearestAsset(path: string, assets: ReadonlySet<string>): string | undefined {
  const name = path.slice(path.lastIndexOf('/'))
  return [...assets].find((asset) => asset.endsWith(name)) ?? findNearest(path, assets)
}

/** Elements that run a script or show another page, in any namespace. */
const active = ['script', 'foreignobject', 'iframe', 'embed', 'object', 'handler', 'listener']
const animations = ['set', 'animate', 'animatetransform', 'animatemotion', 'animatecolor']
const xhtml = 'http://www.w3.org/1999/xhtml'
const linkSchemes = ['http:', 'https:', 'mailto:']

/** Where each part of the tag being read begins. */
type TagPlaces = { start: number; next: number; attributes: Map<string, number> }

/**
 * Checks an SVG of `public/`. If you open it at its address, it's a page on the site's origin, so it must not contain anything that runs or loads
 * something. It's read as XML, the way browsers read it, so prefixes, character references and `CDATA` can't hide anything.
 */
export function checkDrawing(text: string, report: Report): void {
  const parser = new SaxesParser({ xmlns: true })
  let place: TagPlaces = { start: 0, next: 0, attributes: new Map() }
  let isBroken = false
  let style: number | undefined

  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    if (!/^(?:utf-8|us-ascii)$/i.test(encoding)) report(0, `the encoding is ${encoding}`, 'save the file as UTF-8')
  })
  parser.on('doctype', () => {
    report(
      text.lastIndexOf('<!DOCTYPE', parser.position),
      'the drawing has a DOCTYPE, which can define entities',
      'delete <!DOCTYPE …>',
    )
  })
  parser.on('processinginstruction', ({ target }) => {
    const at = text.lastIndexOf(`<?${target}`, parser.position)
    if (target === 'xml-stylesheet') report(at, 'the drawing loads a style sheet', 'delete <?xml-stylesheet …?>')
  })
  parser.on('opentagstart', () => {
    place = { start: text.lastIndexOf('<', parser.position - 1), next: parser.position, attributes: new Map() }
  })
  parser.on('attribute', ({ name }) => {
    place.attributes.set(name, text.indexOf(name, place.next - 1))
    place.next = parser.position
  })
  parser.on('opentag', (tag) => {
    checkTag(tag, place, report)
    style = tag.local === 'style' ? parser.position : undefined
  })
  parser.on('closetag', () => {
    style = undefined
  })
  const onText = (content: string) => {
    if (style !== undefined && loadsFile(content)) reportLoading(style, report)
  }
  parser.on('text', onText)
  parser.on('cdata', onText)
  parser.on('error', () => {
    if (isBroken) return
    isBroken = true
    report(
      Math.max(parser.position - 1, 0),
      "the drawing isn't well-formed XML",
      'export it again, or close each element where it ends',
    )
  })
  parser.write(text).close()
}

function checkTag(tag: SaxesTagNS, { start, attributes }: TagPlaces, report: Report): void {
  const element = tag.local.toLowerCase()
  if (active.includes(element)) {
    report(start, `<${tag.name}> can run a script`, 'delete the element')
    return
  }
  if (tag.uri === xhtml) {
    report(start, `<${tag.name}> is HTML`, 'draw it with SVG, or delete the element')
    return
  }
  for (const { name, prefix, local, value } of Object.values(tag.attributes)) {
    if (prefix === 'xmlns' || name === 'xmlns') continue
    const at = attributes.get(name) ?? start
    const attribute = local.toLowerCase()
    if (prefix === '' && attribute.startsWith('on')) report(at, `${name} runs a script`, 'delete the attribute')
    else if (attribute === 'href' || attribute === 'src') checkAddress(element, name, value, at, report)
    else if (attribute === 'base') report(at, `${name} changes where links lead`, 'delete the attribute')
    else if (attribute === 'attributename' && animations.includes(element)) checkAnimated(value, at, report)
    else if (loadsFile(value)) reportLoading(at, report)
  }
}

/** Reports animations that could set an address or a script long after the drawing has been read. */
function checkAnimated(value: string, at: number, report: Report): void {
  const target = value.trim().toLowerCase().split(':').at(-1) ?? ''
  if (target !== 'href' && !target.startsWith('on')) return
  report(at, `the animation changes "${value.trim()}", so it could run a script`, 'delete the element')
}

function checkAddress(element: string, name: string, value: string, at: number, report: Report): void {
  const scheme = readScheme(value)
  if (element === 'a') {
    if (scheme === undefined || linkSchemes.includes(scheme)) return
    report(at, `${name} begins with ${scheme}`, 'write an address that begins with https:// or /, or delete the link')
  } else if (!value.trim().startsWith('#') && !isPicture(element, value)) {
    report(at, `<${element}> loads something from outside the file`, 'draw it in this file and write #its-id')
  }
}

/** Returns whether the address contains a bitmap. Bitmaps can be part of the file, but other drawings could contain anything. */
const isPicture = (element: string, value: string) =>
  ['image', 'feimage'].includes(element) && /^\s*data:image\/(?:png|jpeg|gif|webp|avif)[;,]/i.test(value)

/** Returns whether CSS loads a file, with `url()` or `@import`. */
const loadsFile = (css: string) => /@import|url\(\s*["']?\s*(?!["'#\s]|data:(?:image\/(?!svg)|font\/))/i.test(css)

function reportLoading(at: number, report: Report): void {
  report(at, 'the style loads a file', 'use colours, and fonts that every device has')
}
