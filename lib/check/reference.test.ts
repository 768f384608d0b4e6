import { expect, test } from 'vitest'
import { partGroups, partNames } from '../parts'
import { currentVersion } from '../site/versions'
import { formatProblems, type Problem } from '../source/problem'
import { checkContent } from './check-content'
import { buildContext } from './context'
import { readContent } from './read-content'
import { buildSnippets, referenceFiles } from './reference'

test.each(['docs', 'pages', 'api', 'releases'])(
  'every example for content/%s passes the content check',
  { timeout: 60_000 },
  (folder) => {
    const { files, assets } = readContent(process.cwd())
    const root = folder === 'docs' ? `content/docs/${currentVersion.id}/` : `content/${folder}/`
    // The examples take the place of a page's body.
    const [path = '', text = ''] = [...files].find(([file]) => file.startsWith(root) && file.endsWith('.mdx')) ?? []
    const [frontMatter = ''] = /^---\n[\s\S]*?\n---\n/.exec(text) ?? []
    const groups = partGroups.filter(({ collection = 'docs' }) => collection === folder)
    const examples = groups.flatMap(({ parts }) => Object.values(parts)).flatMap((part) => part.examples ?? [])
    const all = new Map([...files, [path, `${frontMatter}\n${examples.join('\n\n')}\n`]])
    const problems = checkContent(all, buildContext(all, assets)).filter((problem) => problem.path === path)
    const isInBody = ({ line }: Problem) => line > frontMatter.split('\n').length - 1
    expect(formatProblems(problems.filter(isInBody))).toBe('')
  },
)

test.each(Object.entries(referenceFiles))('%s matches the contracts and the versions', async (file, build) => {
  // After a change: npx vitest run lib/check/reference -u
  await expect(build()).toMatchFileSnapshot(`../../${file}`)
})

test('VS Code has a snippet for each component', () => {
  const snippets: { prefix: string[] }[] = Object.values(JSON.parse(buildSnippets()))
  expect(snippets.flatMap(({ prefix }) => prefix)).toEqual(expect.arrayContaining([...partNames]))
})
