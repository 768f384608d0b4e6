import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { config } from '../site/config.mjs'
import { findLatestVersion, getLatestVersion, getSiteTokens, isDraftSource } from './site-tokens.mjs'

test('is the highest version among the posts, not the last by name', () => {
  expect(findLatestVersion(['0.10.mdx', '0.9.mdx', '2.1.9.mdx', '2.1.13.mdx', 'pricing-update.mdx'])).toBe('2.1.13')
})

test('is empty if no post is about a version', () => expect(findLatestVersion(['pricing-update.mdx'])).toBeUndefined())

test('puts the version in the names of the download files', () => {
  const posts = readdirSync('content/releases').filter(
    (name) => !isDraftSource(readFileSync(`content/releases/${name}`, 'utf8')),
  )
  expect(getLatestVersion()).toBe(findLatestVersion(posts))
  const { latest, fileWinUniversal, fileWinX86, fileMac, fileLinux } = getSiteTokens()
  expect(latest).toBe(getLatestVersion())
  for (const name of [fileWinUniversal, fileWinX86, fileMac, fileLinux]) {
    expect(name).toMatch(new RegExp(`^${config.fileStem}-${getLatestVersion().replaceAll('.', '\\.')}-`))
  }
})

test.each([
  ['---\ntitle: A\ndraft: true\n---\nText', true],
  ['---\ndraft: true # until Friday\ntitle: A\n---\nText', true],
  ['---\ndraft: false\n---\nText', false],
  ['---\ntitle: A\n---\ndraft: true\n', false],
  ['draft: true', false],
])("reads %j and whether it's a draft", (source, isDraft) => expect(isDraftSource(source)).toBe(isDraft))
