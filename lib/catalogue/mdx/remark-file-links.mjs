import { existsSync } from 'node:fs'
import path from 'node:path'
import { visit } from 'unist-util-visit'
import { contentPathToHref, keepInVersion } from './content-path.mjs'

const hasFile = (/** @type {string} */ file) => existsSync(path.join(process.cwd(), 'content', file))

/**
 * Turns links between files (`./habits.mdx#streaks`), which editors can follow on a code host, into addresses on the site. Links to the documentation in
 * an archived page lead to its own version.
 */
export default function remarkFileLinks() {
  /**
   * @param {import('mdast').Root} tree
   * @param {import('vfile').VFile} file
   */
  return (tree, file) => {
    const from = /** @type {any} */ (file.data).rawDocumentData?.sourceFilePath
    if (!from) return
    visit(tree, (/** @type {any} */ node) => {
      if (node.type === 'link' || node.type === 'definition') node.url = toHref(node.url, from)
      // The attributes of a directive aren't a list.
      for (const attribute of Array.isArray(node.attributes) ? node.attributes : []) {
        if (attribute.name === 'href' && typeof attribute.value === 'string')
          attribute.value = keepInVersion(attribute.value, from, hasFile)
      }
    })
  }
}

/**
 * @param {string} url
 * @param {string} from
 */
function toHref(url, from) {
  const match = /^(\.{1,2}\/[^#?]+\.mdx)(#.*)?$/.exec(url)
  if (!match?.[1]) return keepInVersion(url, from, hasFile)
  const target = new URL(match[1], `file:///${from}`).pathname.slice(1)
  return contentPathToHref(target) + (match[2] ?? '')
}
