import { findCollection, findPart, partGroups } from '@/lib/parts'
import type { Part } from '@/lib/parts/part'
import { runQuietly, tool } from '../run.mjs'
import {
  addContract,
  addToList,
  buildComponent,
  buildStyleSheet,
  buildTest,
  type Component,
  type Prop,
} from './component-files'
import { defineKind } from './kind'
import { keepReference, writeReference } from './reference'
import { create, edit, readText } from './write-changes'

/** The groups that a component can join, each with the files of its contracts, its components and their list. Tables of facts need facts first. */
const groups = {
  common: {
    parts: 'lib/parts/common-parts.ts',
    folder: 'components/mdx',
    list: 'components/mdx/index.tsx',
    pages: 'every page',
  },
  docs: {
    parts: 'lib/parts/docs-parts.ts',
    folder: 'components/docs',
    list: 'components/docs/mdx.tsx',
    pages: 'content/docs',
  },
  pages: {
    parts: 'lib/parts/page-parts.ts',
    folder: 'components/sections',
    list: 'components/sections/mdx.tsx',
    pages: 'content/pages',
  },
  api: {
    parts: 'lib/parts/api-parts.ts',
    folder: 'components/api',
    list: 'components/api/mdx.tsx',
    pages: 'content/api',
  },
  releases: {
    parts: 'lib/parts/release-parts.ts',
    folder: 'components/releases',
    list: 'components/releases/mdx.tsx',
    pages: 'content/releases',
  },
} as const
/** Returns the number of a group in the gallery. */
const findIndex = (name: string) =>
  Math.max(
    0,
    partGroups.findIndex(({ collection }) => collection === name),
  )

const toGroup = (name: string) => groups[name as keyof typeof groups]

const contents = {
  nothing: 'nothing: it ends with />',
  blocks: 'Markdown and other components',
  sentences: 'sentences, without lists, tables or headings',
} satisfies Partial<Record<Part['holds'] & string, string>>

/**
 * Reads a prop that's written as `title: The words on top`. A question mark after the name makes it optional, and brackets give its kind: flag, number,
 * link, or words to choose from, as in `tone? (quiet|loud): How it looks`.
 */
function readProp(text: string): Prop | undefined {
  const [, name = '', mark, kind = 'text', about = ''] =
    /^([a-z][a-zA-Z]*)(\??)(?: *\(([^)]*)\))?: *(.+)$/.exec(text) ?? []
  const isOptional = mark === '?'
  if (kind === 'text' || kind === 'flag' || kind === 'number' || kind === 'link')
    return name ? { name, isOptional, kind, about } : undefined
  return /^[a-z-]+(?:\|[a-z-]+)+$/.test(kind) ? { name, isOptional, kind: kind.split('|'), about } : undefined
}

function checkName(name: string): string | undefined {
  if (!/^[A-Z][a-z0-9]+(?:[A-Z][a-z0-9]+)*$/.test(name)) return `can't be "${name}"  (write it like PlatformTabs)`
  if (!findPart(name)) return undefined
  const folder = findCollection(name)
  return `can't be ${name}, because ${folder ? `pages in content/${folder} have` : 'there is'} a component with this name  (choose another)`
}

/** `npm run new component`: the contract of a component for pages, the React component with its style sheet and test, and its place in the list of its group. */
export const component = defineKind({
  name: 'component',
  about: 'Creates a component that pages can use: its contract, style sheet, test and reference.',
  questions: {
    name: { about: 'Its name, such as PlatformTabs', check: checkName },
    group: {
      about: 'The pages that can use it',
      options: () => Object.entries(groups).map(([value, { pages }]) => ({ value, hint: pages })),
    },
    about: { about: 'One or two sentences for editors: what it shows, and when to use it' },
    holds: {
      about: 'What it contains',
      options: () => Object.entries(contents).map(([value, hint]) => ({ value, hint })),
    },
    props: {
      about:
        "Its props, each with a sentence for editors, such as title: The words on top. A ? after the name makes a prop optional. If its value isn't text, write what it is in brackets, such as wide (flag), columns (number), page (link) or tone? (quiet|loud)",
      separator: ';',
      isOptional: true,
      check: (value) =>
        readProp(value)
          ? undefined
          : `can't have "${value}"  (write a name in camel case, what it is in brackets unless it's text, a colon and a sentence, as in tone? (quiet|loud): How it looks)`,
    },
  },
  build: ({ name, group, about, holds, props }, root) => {
    const { parts, folder, list } = toGroup(group)
    const own = props.flatMap((prop) => readProp(prop) ?? [])
    const component: Component = { name, about, holds, props: own }
    const taken = ['tsx', 'module.css', 'test.tsx'].map((ending) => `${folder}/${name}.${ending}`)
    return {
      changes: [
        edit(parts, addContract(readText(root, parts), component)),
        create(`${folder}/${name}.tsx`, buildComponent(component)),
        create(`${folder}/${name}.module.css`, buildStyleSheet(name)),
        create(`${folder}/${name}.test.tsx`, buildTest(component)),
        edit(list, addToList(readText(root, list), name)),
        ...keepReference(root),
      ],
      next: [
        `Draw it in ${folder}/${name}.tsx and its style sheet, and test what readers can do with it.`,
        `Replace the example in ${parts} with one of each state. To see them, run npm run dev and open http://localhost:3000/gallery?group=${findIndex(group)}.`,
        `Format what you wrote: npx biome check --write ${folder} ${parts}`,
        `After each change to its contract in ${parts}, update the reference and the snippets: npx vitest run lib/check/reference -u`,
        `When it looks right, run npm run build, and update the pictures of its group in the gallery: E2E_FULL=1 npx playwright test e2e/gallery.spec.ts -u -g "${partGroups[findIndex(group)]?.title}"`,
        'Run npm test.',
      ],
      complete: async () => {
        await runQuietly(...tool('biome', 'check', '--write', '--log-level=error', parts, list, ...taken))
        await writeReference()
      },
    }
  },
})
