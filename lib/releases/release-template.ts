import { compareVersions, isVersion } from '../utils/version.mjs'
import { changeKinds, type ReleaseTeam } from './release'

/** The newest release so far, with its date as `YYYY-MM-DD`. */
export type NewestRelease = { version: string; date: string }

/** Returns why `version` can't be the next release and what to do about it, or undefined if it can. */
export function findDraftProblem(version: string, today: string, newest: NewestRelease): string | undefined {
  if (!isVersion(version)) return `"${version}" isn't a version  (write it like 2.2)`
  if (compareVersions(version, newest.version) <= 0) {
    return `${version} is not newer than ${newest.version}  (choose a version after it)`
  }
  if (today <= newest.date) {
    return `${newest.version} is dated ${newest.date}, and today is ${today}  (two releases never share a day: wait, or give the date with --date)`
  }
  return undefined
}

/** Builds a post for an editor to fill in. Until they do, the content check reports whatever is empty. */
export function buildDraft(version: string, date: string): string {
  return `---
# The theme in 2 to 6 words, without the version.
title:
# One sentence of 50 to 155 characters: what the reader gains.
description:
date: ${date}
author: ${suggestTeam(version)}
platforms: [win, mac, linux, ios, android]
areas: []
# Slugs of the documentation pages whose feature begins here, such as [features/habits]. The text links to each. Remove the line if there are none.
introduces: []
---

${changeKinds.map((kind) => `## ${kind}\n\n-\n`).join('\n')}`
}

/**
 * Suggests the apps team for patches and the product team for new features. The platform team writes the posts about the API or security (product
 * canon, section 0).
 */
function suggestTeam(version: string): ReleaseTeam {
  return version.split('.').length > 2 ? 'apps' : 'product'
}
