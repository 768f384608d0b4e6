import { existsSync } from 'node:fs'
import path from 'node:path'
import { listMiniatureExamples } from '@/lib/check/miniature-examples'
import { findPlace } from '@/lib/check/places'
import { listFiles } from '@/lib/check/read-content'
import { isArchived } from '@/lib/site/versions'
import { findNearest } from '@/lib/utils/nearest'
import { Refusal } from '../fail.mjs'
import { defineKind } from './kind'
import type { Asked } from './questions'
import { create, edit, readText } from './write-changes'

const toFile = (id: string) => `content/miniatures/${id}.yml`

/** Returns the options for the kind of a miniature. */
export const listMiniatureKinds = () => listMiniatureExamples().map(({ kind, about }) => ({ value: kind, hint: about }))

/** Returns the change that creates a miniature of a kind, with content to replace. */
export function createMiniature(id: string, kind: string) {
  return create(toFile(id), listMiniatureExamples().find((example) => example.kind === kind)?.text ?? '')
}

function checkId(id: string, { root }: Asked): string | undefined {
  const right = id
    .toLowerCase()
    .replace(/\.yml$/, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  if (id !== right) return `can't be "${id}"  (write ${right || 'it like home-today'})`
  if (/^release-\d/.test(id)) return `can't be "${id}"  (npm run new release creates the pictures of releases)`
  return existsSync(path.join(root, toFile(id)))
    ? `can't be "${id}", because ${toFile(id)} exists  (edit it, or choose another ID)`
    : undefined
}

/**
 * Lists the pages that a picture can be added to, each with what editors can call it: its slug in the documentation, its address or its file. Those of
 * archived versions describe an app that doesn't change any more.
 */
function listPages(root: string): { file: string; names: string[] }[] {
  const files = ['docs', 'pages', 'api', 'releases'].flatMap((folder) => listFiles(root, `content/${folder}`))
  return files.flatMap((file) => {
    const place = findPlace(file)
    if (place?.kind !== 'entry' || (place.version && isArchived(place.version))) return []
    return [{ file, names: [...(place.version ? [place.slug] : []), place.href, file] }]
  })
}

/** Returns the file of a page, or an empty text if there's no such page. */
const findFile = ({ root, first }: Asked) =>
  listPages(root).find(({ names }) => names.includes(first('page')))?.file ?? ''

const isHeading = /^(#{2,4}) (.*?)(?: \[#[\w-]+\])?$/

/** Returns the headings of a page outside code blocks, with the lines they're in. */
function listHeadings(text: string): { heading: string; line: number }[] {
  let fence = ''
  return text.split('\n').flatMap((content, line) => {
    const [, mark = ''] = /^ *(`{3,}|~{3,})/.exec(content) ?? []
    if (mark && !fence) fence = mark
    else if (mark.startsWith(fence)) fence = ''
    const [, , heading] = fence ? [] : (isHeading.exec(content) ?? [])
    return heading ? [{ heading, line }] : []
  })
}

const beforeHeadings = 'top'

/** `npm run new miniature`: a picture of the app from an example of its kind, and where a page shows it. */
export const miniature = defineKind({
  name: 'miniature',
  about: 'Creates a picture of the app from an example of its kind, and shows it on a page.',
  questions: {
    id: { about: 'Its ID, such as home-today', check: checkId },
    kind: { about: 'What it shows', options: listMiniatureKinds },
    page: {
      about:
        'The page that shows it: a slug of the documentation, such as features/habits, or an address, such as /pricing',
      isOptional: true,
      options: ({ root }) =>
        listPages(root)
          .flatMap(({ names }) => names.slice(0, 1))
          .map((value) => ({ value })),
      isOpen: true,
      check: (value, { root }) => {
        const names = listPages(root).flatMap((page) => page.names)
        const nearest = findNearest(value, names)
        return names.includes(value)
          ? undefined
          : `can't be "${value}"  (write ${nearest ?? 'a slug such as features/habits, or an address such as /pricing'})`
      },
    },
    section: {
      about: `The heading of the section to add it to, or ${beforeHeadings} to put it before the first heading. It goes at the end of the section`,
      options: (asked) => {
        const text = readText(asked.root, findFile(asked))
        return [beforeHeadings, ...listHeadings(text).map(({ heading }) => heading)].map((value) => ({ value }))
      },
      fallback: () => [beforeHeadings],
      arises: (asked) => findFile(asked) !== '',
    },
    caption: {
      about: 'One sentence about what to look at',
      isOptional: true,
      arises: ({ first }) => first('page') !== '',
      check: (value) => (value.includes('"') ? "can't contain quotation marks  (write it without them)" : undefined),
    },
  },
  build: ({ id, kind, page, section, caption }, root) => {
    const tag = `<Miniature id="${id}"${caption && ` caption="${caption}"`} />`
    const picture = createMiniature(id, kind)
    const fill = `Write your own content in ${picture.path}. The comments name the optional fields.`
    if (!page)
      return { changes: [picture], next: [fill, `Show it on a page: write ${tag} on a line between two blank lines.`] }
    const file = findFile({ root, first: () => page })
    return {
      changes: [picture, edit(file, addToSection(readText(root, file), section, tag))],
      next: [fill],
    }
  },
})

/** Returns a page with a block at the end of a section. */
function addToSection(page: string, section: string, block: string): string {
  const headings = listHeadings(page)
  const index = headings.findIndex(({ heading }) => heading === section)
  if (index < 0 && section !== beforeHeadings) throw new Refusal(`The page has no heading "${section}"`)
  const next = headings[index + 1]?.line
  const lines = page.trimEnd().split('\n')
  if (next === undefined) return `${lines.join('\n')}\n\n${block}\n`
  return `${[...lines.slice(0, next), block, '', ...lines.slice(next)].join('\n')}\n`
}
