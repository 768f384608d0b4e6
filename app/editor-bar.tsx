import { EditorBar } from '@/components/development/EditorBar.client'
import { ReloadAfterChange } from '@/components/development/ReloadAfterChange.client'
import { contentStamp } from '@/lib/catalogue/contentlayer'
import { contentPathToHref } from '@/lib/catalogue/mdx/content-path.mjs'
import { listOpenProblems } from '@/lib/source/open-problems'
import { listFindings } from '@/lib/source/problem'

/** The editor's bar of `npm run dev`, with the problems of the content and the pages that each of them concerns. */
export function DevelopmentBar() {
  const problems = listOpenProblems()
  const listPages = (file: string) => {
    const paths = [file, ...problems.flatMap(({ path, cause }) => (cause === file ? [path] : []))]
    return paths.flatMap((path) => (path.endsWith('.mdx') ? [contentPathToHref(path.slice('content/'.length))] : []))
  }
  const findings = listFindings(problems).map((finding) => ({ ...finding, pages: listPages(finding.path) }))
  return (
    <>
      <ReloadAfterChange stamp={contentStamp} />
      <EditorBar problems={findings} stamp={contentStamp} />
    </>
  )
}
