import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { addPolicy } from '../../lib/publish/finish/policy'

const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/
const toHash = (text: string) => createHash('sha256').update(text).digest('base64')

/**
 * Returns a file of the exported site as another deploy would have it. A page names the hash of its data, which change too, and the hashes of its scripts.
 * @param change is applied to the file and, for a page, to its data
 */
export function changePage(text: string, change: (text: string) => string): string {
  const changed = change(text).replace(/(?<=")(\/[^"# ]+\.txt)#sha256-[^" ]+/, (_all, file: string) => {
    const data = change(readFileSync(`out${file}`, 'utf8'))
    return `${file}#sha256-${toHash(data)}`
  })
  return policy.test(changed) ? addPolicy(changed.replace(policy, ''), toHash, { forms: [], analytics: null }) : changed
}
