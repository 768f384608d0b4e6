import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { buildHostRules, listImmutable } from '@/lib/publish/hosts/rules'

/**
 * The files of earlier deploys that stay published, so that a page somebody has open can still load its parts. The list is next to the site
 * that it's about: at the root of the tree, and in each preview.
 */
export const keptFile = '.kept.json'

const deploySchema = z.object({
  commit: z.string(),
  publishedAt: z.iso.datetime(),
  /** When the next deploy replaced this one. The current deploy doesn't have this. */
  replacedAt: z.iso.datetime().optional(),
  /** The files that no later deploy has, so each file is listed once. */
  files: z.array(z.string()),
})
const schema = z.object({ deploys: z.array(deploySchema) })

export type Deploy = z.infer<typeof deploySchema>
/** We keep a deploy if it's one of the last `deploys` before the current one, or if it was current less than `days` days ago. */
export type Retention = { deploys: number; days: number }

export const productionRetention: Retention = { deploys: 3, days: 30 }
/** A branch is pushed many times a day and its preview has few readers, so a month of them would cost more than it's worth. */
export const previewRetention: Retention = { deploys: 3, days: 0 }

const prefixes = listImmutable(buildHostRules())

/** Returns the files that are named by their content, which hosts let browsers keep for ever. Compressed copies of old files aren't needed. */
export function listHashed(files: readonly string[]): string[] {
  const isHashed = (file: string) => prefixes.some((prefix) => `/${file}`.startsWith(prefix))
  return files.filter((file) => isHashed(file) && !/\.(?:br|gz)$/.test(file))
}

/**
 * Returns the deploys whose files stay published, the new one first.
 * @param earlier what was kept until now, the newest first
 */
export function planKept(
  earlier: readonly Deploy[],
  current: { commit: string; files: readonly string[] },
  now: Date,
  { deploys, days }: Retention,
): Deploy[] {
  const taken = new Set(current.files)
  const publishedAt = now.toISOString()
  const left = earlier
    .map((deploy) => ({
      ...deploy,
      replacedAt: deploy.replacedAt ?? publishedAt,
      files: deploy.files.filter((file) => !taken.has(file)),
    }))
    // If all files of a deploy are in a later one too, such as the same commit published twice, it doesn't count towards the number to keep.
    .filter(({ files }) => files.length > 0)
  const since = now.getTime() - days * 24 * 60 * 60_000
  const kept = left.filter(({ replacedAt }, index) => index < deploys || Date.parse(replacedAt) > since)
  return [{ commit: current.commit, publishedAt, files: [...current.files] }, ...kept]
}

/**
 * Reads the list next to a site. If somebody has deleted the list, all hashed files count as one deploy.
 * @param files the files of the site, as `listSiteFiles` returns them
 */
export function readKept(site: string, files: readonly string[], now: Date): Deploy[] {
  const list = path.join(site, keptFile)
  const hashed = listHashed(files)
  if (existsSync(list)) {
    const there = new Set(hashed)
    const { deploys } = parseKept(readFileSync(list, 'utf8'), list)
    return deploys.map((deploy) => ({ ...deploy, files: deploy.files.filter((file) => there.has(file)) }))
  }
  return hashed.length > 0 ? [{ commit: 'unknown', publishedAt: now.toISOString(), files: hashed }] : []
}

/** Returns the list as text. */
export function formatKept(deploys: readonly Deploy[]): string {
  return `${JSON.stringify({ about: 'Hashed files of this deploy and of earlier ones that stay published. Written by publishing.', deploys }, null, 1)}\n`
}

/** Parses the text of a list. @param list its path, which the message names if the list can't be read */
export function parseKept(text: string, list: string): z.infer<typeof schema> {
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    throw new Error(
      `${list} can't be read. Delete it and publish again: the hashed files that are published now then count as one earlier deploy.`,
    )
  }
}

/** Returns the commit that a published site was built from, or undefined if publishing didn't note it. */
export function findCommit(site: string): string | undefined {
  try {
    const commit = JSON.parse(readFileSync(path.join(site, keptFile), 'utf8')).deploys[0].commit
    return /^[0-9a-f]{7,64}$/.test(commit) ? commit : undefined
  } catch {
    return undefined
  }
}
