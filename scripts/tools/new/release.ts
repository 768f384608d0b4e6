import { readdirSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { listBreakingChanges } from '@/lib/api/breaking-changes'
import { releaseAreas, releaseTeams, toPictureId } from '@/lib/releases/release'
import {
  buildPost,
  describeTitleFault,
  findReleaseProblem,
  type PostedRelease,
  suggestTeam,
} from '@/lib/releases/release-template'
import { platformIds } from '@/lib/site/platforms'
import { apiSource, publishedApi } from '@/lib/source/api'
import { isDraftSource } from '@/lib/source/site-tokens.mjs'
import { isDay } from '@/lib/utils/date'
import { compareVersions, isVersion } from '@/lib/utils/version.mjs'
import { Refusal } from '../fail.mjs'
import { toFields } from './edit-yaml'
import { defineKind } from './kind'
import { createMiniature, listMiniatureKinds } from './miniature'
import { type Asked, checkDescription } from './questions'
import { create, edit, readText } from './write-changes'

const toFile = (version: string) => `content/releases/${version}.mdx`
const today = () => new Date().toLocaleDateString('sv-SE')

/** Lists the releases that have a post, newest first. A post can be a draft, whose release isn't public yet. */
export function listReleases(root: string): PostedRelease[] {
  const names = readdirSync(path.join(root, 'content/releases')).map((name) => path.basename(name, '.mdx'))
  const versions = names.filter(isVersion).sort(compareVersions).reverse()
  return versions.map((version) => {
    const source = readText(root, toFile(version))
    const [, date = ''] = /^date:\s*(\d{4}-\d{2}-\d{2})/m.exec(source) ?? []
    return { version, date, isDraft: isDraftSource(source) }
  })
}

const findProblem = (version: string, { root }: Asked, date?: string) =>
  findReleaseProblem(version, date, listReleases(root))

/**
 * `npm run new release`: the post, the picture of the release, and a copy of the API document as the published one, with which later changes are compared.
 * While the post is a draft, nobody relies on that document yet, so the published one stays.
 */
export const release = defineKind({
  name: 'release',
  about: 'Creates a release post and its picture, and keeps a copy of the API document as the published one.',
  questions: {
    version: { about: 'Its version, such as 2.2', check: (version, asked) => findProblem(version, asked) },
    date: { about: 'Its date', fallback: () => [today()], check: (date, asked) => checkDate(date, asked) },
    title: {
      about: 'The theme in two to six words, without the version',
      check: (title) => {
        const fault = describeTitleFault(title)
        return fault && `can't be "${title}"  (${fault.fix})`
      },
    },
    description: {
      about: 'One sentence of 50 to 155 characters about what the reader gains',
      check: checkDescription,
    },
    author: {
      about: `The team that did the work. Unless you choose one, it's ${suggestTeam('2.2')}, or ${suggestTeam('2.1.1')} for a patch such as 2.1.1`,
      options: () => Object.entries(releaseTeams).map(([value, { description }]) => ({ value, hint: description })),
      fallback: ({ first }) => [suggestTeam(first('version'))],
    },
    platforms: {
      about: 'The platforms it changes',
      separator: ',',
      options: () => platformIds.map((value) => ({ value })),
      fallback: () => platformIds,
    },
    areas: {
      about: 'The parts of the app that it changes',
      separator: ',',
      options: () => Object.entries(releaseAreas).map(([value, hint]) => ({ value, hint })),
    },
    draft: {
      about: 'Whether its post is a draft, which only previews show until you publish it',
      options: () => [{ value: 'no' }, { value: 'yes' }],
      fallback: () => ['no'],
    },
    picture: {
      about: 'The kind of miniature for its picture',
      options: listMiniatureKinds,
      arises: ({ first }) => toPictureId(first('version')) !== undefined,
    },
  },
  build: ({ version, date, title, description, author, platforms, areas, draft, picture }, root) => {
    const isDraft = draft === 'yes'
    const [published, current] = [publishedApi, apiSource].map((file) => readText(root, file))
    const breaks = listBreakingChanges(parse(published ?? ''), parse(current ?? ''))
    if (breaks.length)
      throw new Refusal(
        `${apiSource} has changes that break programs using the API  (undo them):\n${breaks.join('\n')}`,
      )
    const dated = `${toFields({ title, description })}date: ${date}\n${toFields({ author, platforms, areas })}`
    const post = create(toFile(version), buildPost(isDraft ? `${dated}draft: true\n` : dated))
    const id = toPictureId(version)
    const drawing = id ? [createMiniature(id, picture)] : []
    return {
      changes: [post, ...drawing, ...(isDraft ? [] : [edit(publishedApi, current ?? '')])],
      next: [
        `Write each change in ${post.path} on a line under its heading, and remove the headings that you don't need.`,
        ...drawing.map((change) => `In ${change.path}, draw what's new. Use dates within 31 days of ${date}.`),
        `For each page about a new feature, run: npm run new -- page --since ${version}`,
        ...(isDraft
          ? [`To publish it, remove draft: true from ${post.path}, and copy ${apiSource} to ${publishedApi}.`]
          : [
              `Commit ${publishedApi} too, even if it looks unrelated. It's a copy of ${apiSource}, with which later changes are compared.`,
            ]),
      ],
    }
  },
})

function checkDate(date: string, asked: Asked): string | undefined {
  if (!isDay(date)) return `can't be "${date}"  (write year, month and day as in 2026-11-12)`
  const version = asked.first('version')
  // What's wrong with the version has been said already.
  const problem = findProblem(version, asked) ? undefined : findProblem(version, asked, date)
  return problem ? `can't be ${date}: ${problem}` : undefined
}
