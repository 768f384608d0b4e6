import { existsSync } from 'node:fs'
import path from 'node:path'
import { docFields } from '@/lib/catalogue/schema/fields'
import { introducesNothing } from '@/lib/check/rules/history'
import { platformIds } from '@/lib/site/platforms'
import { toDocHref } from '@/lib/site/routes'
import { currentVersion } from '@/lib/site/versions'
import { findNearest } from '@/lib/utils/nearest'
import { compareVersions, isVersion } from '@/lib/utils/version.mjs'
import { announcePage } from './announce-page'
import { addToField, addToSidebar, firstPlace, listSidebarLists, noCategory, toFields, toYaml } from './edit-yaml'
import { defineKind } from './kind'
import { type Asked, checkDescription } from './questions'
import { listReleases } from './release'
import { create, edit, readText } from './write-changes'

const folder = `content/docs/${currentVersion.id}`
const sidebar = `${folder}/sidebar.yml`

const findList = ({ root, first }: Asked) =>
  listSidebarLists(readText(root, sidebar)).find(({ id }) => id === first('category'))

/** Returns why a page can't have this slug and how to fix it, or undefined if it can. */
function checkSlug(slug: string, { root }: Asked): string | undefined {
  const right = slug
    .toLowerCase()
    .replace(/\.mdx$/, '')
    .replaceAll(/[^a-z0-9/]+/g, '-')
    .replaceAll(/-*\/[-/]*/g, '/')
    .replaceAll(/^[-/]+|[-/]+$/g, '')
  if (slug !== right) return `can't be "${slug}"  (write ${right || 'it like features/habits'})`
  const file = `${folder}/${slug}.mdx`
  return existsSync(path.join(root, file))
    ? `can't be "${slug}", because ${file} exists  (edit it, or choose another slug)`
    : undefined
}

/** Returns the slugs of the current version, in the order of its sidebar. */
function listSlugs(root: string): string[] {
  const lists = listSidebarLists(readText(root, sidebar))
  const categories = new Set(lists.map(({ id }) => id))
  return lists.flatMap(({ entries }) => entries.filter((entry) => !categories.has(entry)))
}

/** Returns why a page can't lead to a slug and how to fix it, or undefined if it can. The content check looks for addresses. */
function checkTarget(target: string, { root }: Asked): string | undefined {
  const [slug = ''] = target.split('#')
  if (slug.startsWith('/') || existsSync(path.join(root, `${folder}/${slug}.mdx`))) return undefined
  const nearest = findNearest(slug, listSlugs(root))
  return `can't lead to "${slug}", because there's no such page  (write ${nearest ?? 'a slug such as features/habits'})`
}

/** Returns what to do about a release that has no post yet. */
function describeNoPost(version: string, { root }: Asked): string | undefined {
  const [newest] = listReleases(root)
  const isNext = isVersion(version) && compareVersions(version, newest?.version ?? '0') > 0
  return isNext
    ? `can't be ${version}, because there's no post for it  (run npm run new release ${version} first)`
    : undefined
}

const about = (name: keyof typeof docFields.shape) => String(docFields.shape[name].meta()?.description)

/** `npm run new page`: a page of the documentation, its place in the sidebar, and its announcement in the post of the release that introduced it. */
export const page = defineKind({
  name: 'page',
  about: 'Creates a documentation page, adds it to the sidebar, and announces it in the post of its release.',
  questions: {
    slug: { about: 'Its path in the documentation, such as features/habits', check: checkSlug },
    title: { about: 'Its title, in sentence case' },
    description: { about: 'One sentence of 50 to 155 characters about what readers learn', check: checkDescription },
    category: {
      about: 'The category of the sidebar',
      options: ({ root }) =>
        listSidebarLists(readText(root, sidebar)).map(({ id, label }) => ({ value: id, hint: label })),
    },
    after: {
      about: 'The entry of this category that it follows',
      options: (asked) => [firstPlace, ...(findList(asked)?.entries ?? [])].map((value) => ({ value })),
      fallback: (asked) => [findList(asked)?.entries.at(-1) ?? firstPlace],
      arises: ({ first }) => first('category') !== '',
    },
    since: {
      about: `The release that introduced the feature, or ${introducesNothing} for a page that introduces nothing, such as tips`,
      options: ({ root }) => [
        { value: introducesNothing },
        ...listReleases(root).map(({ version, isDraft }) => ({ value: version, ...(isDraft && { hint: 'a draft' }) })),
      ],
      describeUnknown: describeNoPost,
    },
    plan: {
      about: 'The plan that readers need',
      options: () => [{ value: 'free', hint: 'both plans have the feature' }, { value: 'premium' }],
    },
    platforms: {
      about: 'The platforms it applies to',
      separator: ',',
      options: () => platformIds.map((value) => ({ value })),
      fallback: () => platformIds,
    },
    audience: { about: 'Who it\'s for, in words that follow "For", such as: anyone who plans one day at a time' },
    related: {
      about: 'Related pages: slugs, or addresses such as /api/overview',
      separator: ',',
      options: ({ root }) => listSlugs(root).map((value) => ({ value })),
      isOpen: true,
      check: checkTarget,
    },
    next: {
      about: 'One to three tasks that readers do next, with their pages, such as: Plan your week: how-to/weekly-review',
      separator: ';',
      check: (value, asked) => {
        const [, target] = /: *(\S+)$/.exec(value) ?? []
        return target ? checkTarget(target, asked) : `can't be "${value}"  (write a task, a colon and a slug)`
      },
    },
    keywords: { about: `${about('keywords')}`, separator: ',' },
  },
  build: (answers, root) => {
    const { slug, title, description, category, after, since, plan, platforms, audience, related, next, keywords } =
      answers
    const file = `${folder}/${slug}.mdx`
    const fields = toFields({ title, description, since, plan, platforms, audience, related })
    const tasks = next.map((task) => /^(.*): *(\S+)$/.exec(task)?.slice(1).map(toYaml).join(': '))
    const isDraft = listReleases(root).some((release) => release.version === since && release.isDraft)
    const last = `${toFields({ keywords })}${isDraft ? 'draft: true\n' : ''}`
    const text = `---\n${fields}next:\n${tasks.map((task) => `  ${task}\n`).join('')}${last}---\n\n${since === introducesNothing ? tips : feature}`
    const changes = [
      create(file, text),
      edit(sidebar, addToSidebar(readText(root, sidebar), slug, { list: category || noCategory, after })),
    ]
    const todo = [`Write the text in ${file}. The comment in it explains the order.`]
    if (since === introducesNothing) return { changes, next: todo }
    const post = `content/releases/${since}.mdx`
    const introduced = addToField(readText(root, post), 'introduces', slug, 'areas')
    const change = `**[${title}](${toDocHref(currentVersion.id, slug)}).** ${description}`
    return {
      changes: [...changes, edit(post, announcePage(introduced, change))],
      next: [
        ...todo,
        `Reword the line about the page in ${post} as news.`,
        ...(isDraft ? [`When you publish ${since}, remove draft: true from ${file} as well.`] : []),
      ],
    }
  },
})

/** The text of a page that introduces nothing, such as tips, until somebody writes it. */
const tips = `{/*
  Answer the reader's question in the first two sentences. Then give each task or tip a heading. Remove this comment.
*/}
`

/** The text of a page about a feature, until somebody writes it. */
const feature = `{/*
  Answer the reader's question in the first two sentences. Then say how to do it, with a heading for each task.
  Give the limits before the last section. If the page deals with readers' data, as every page about a feature does,
  the last section is "What the server can read". Remove this comment.
*/}
`
