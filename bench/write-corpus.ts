import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Replaces the current documentation in `root` by itself and as many further pages as make `count`: copies of real pages with titles of
 * their own, so that words, components and code are as on the site.
 */
export function writeCorpus(root: string, count: number) {
  const docs = path.join(root, 'content/docs/2.x')
  const sources = readdirSync(docs, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .sort()
  const archived = path.join(root, 'content/docs/1.x')
  const existing =
    sources.length +
    readdirSync(archived, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.mdx')).length
  const slugs: string[] = []
  const introduced = new Map<string, string[]>()
  mkdirSync(path.join(docs, 'generated'), { recursive: true })
  for (let i = 0; i < count - existing; i++) {
    const source = readFileSync(path.join(docs, sources[i % sources.length] ?? ''), 'utf8')
    const slug = `generated/page-${i + 1}`
    writeFileSync(
      path.join(docs, `${slug}.mdx`),
      source.replace(/^title: .*$/m, `title: Generated page ${i + 1}`).replace(/^sidebarLabel: .*\n/m, ''),
    )
    slugs.push(slug)
    const since = /^since: '([\d.]+)'$/m.exec(source)?.[1] ?? ''
    introduced.set(since, [...(introduced.get(since) ?? []), slug])
  }
  for (const [version, pages] of introduced) introduce(path.join(root, `content/releases/${version}.mdx`), pages)
  const sidebar = path.join(docs, 'sidebar.yml')
  const generated = slugs.map((slug) => `    - ${slug}\n`).join('')
  writeFileSync(
    sidebar,
    `${readFileSync(sidebar, 'utf8')}- category: Generated\n  id: generated\n  items:\n${generated}`,
  )
  rmSync(path.join(root, '.contentlayer'), { recursive: true, force: true })
}

/** Adds pages to those that a release introduces, as the content check wants. */
function introduce(file: string, slugs: readonly string[]) {
  const post = readFileSync(file, 'utf8')
  const [, known = ''] = /^introduces: \[(.*)\]$/m.exec(post) ?? []
  const line = `introduces: [${[known, ...slugs].filter(Boolean).join(', ')}]`
  writeFileSync(
    file,
    known ? post.replace(/^introduces: .*$/m, line) : post.replace(/^areas: .*$/m, (areas) => `${areas}\n${line}`),
  )
}
