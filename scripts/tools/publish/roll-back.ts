import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { runGit } from './git'
import { placeSite } from './place-site'
import { fetchPublished, type Publication, updatePublished } from './published-tree'
import { chooseRecord, fetchRecords, listRecords, readLiveId, type SiteRecord, shortenId } from './records'

type RollBack = {
  repository?: string
  /** The beginning of a record's ID or of its commit; by default, the record before the one that's live. */
  asked?: string
  attempts?: number
  pauseBefore?: (attempt: number) => Promise<unknown>
}

/**
 * Publishes an earlier record again. Previews stay as they are, and so do the hashed files of the site that was live.
 * @returns the record that was chosen, and what was published
 * @throws {Error} if somebody has published another site in the meantime, which may be the fix
 */
export async function rollBack({ repository = process.cwd(), asked, ...update }: RollBack): Promise<{
  chosen: SiteRecord
  publication: Publication
}> {
  const published = await fetchPublished(repository)
  if (published === undefined) throw new Error("Nothing is published yet, so there's nothing to go back to.")
  const live = await readLiveId(repository, published)
  const chosen = chooseRecord(await listRecords(repository), live, asked)
  await fetchRecords(repository)
  const publication = await updatePublished({
    ...update,
    repository,
    place: async (tree) => {
      const now = await readLiveId(tree, 'HEAD')
      if (now !== live) {
        throw new Error(
          `Somebody else has published ${now ? shortenId(now) : 'a tree'} in the meantime, so nothing was rolled back. Look at the site. If it's still wrong, run the command again.`,
        )
      }
      // Next to the tree, so that both are removed together.
      const site = path.join(path.dirname(tree), 'site')
      await writeRecord(repository, chosen, site)
      placeSite(site, tree, { commit: chosen.commit })
    },
  })
  return { chosen, publication }
}

/** Writes the files of a record, which has to be fetched, into a new folder. */
async function writeRecord(repository: string, { hash }: SiteRecord, folder: string): Promise<void> {
  mkdirSync(folder)
  const env = { GIT_INDEX_FILE: `${folder}-index` }
  const checkOut = ['-c', 'core.autocrlf=false', 'checkout-index', '--all', `--prefix=${folder}/`]
  await runGit(repository, ['read-tree', hash], { env })
  await runGit(repository, checkOut, { env })
}
