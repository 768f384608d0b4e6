import { visit } from 'unist-util-visit'
import { contentPathToHref } from './content-path.mjs'

/** Turns links between files (`./habits.mdx#streaks`), which editors can follow on a code host, into addresses on the site. */
export default function remarkFileLinks() {
  /**
   * @param {import('mdast').Root} tree
   * @param {import('vfile').VFile} file
   */
  return (tree, file) => {
    const from = /** @type {any} */ (file.data).rawDocumentData?.sourceFilePath
    if (!from) return
    visit(tree, 'link', (node) => {
      const match = /^(\.{1,2}\/[^#?]+\.mdx)(#.*)?$/.exec(node.url)
      if (!match?.[1]) return
      const target = new URL(match[1], `file:///${from}`).pathname.slice(1)
      node.url = contentPathToHref(target) + (match[2] ?? '')
    })
  }
}
