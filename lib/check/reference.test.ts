import { expect, test } from 'vitest'
import { partGroups, partNames } from '../parts'
import { currentVersion } from '../site/versions'
import { formatProblems, type Problem } from '../source/problem'
import { checkContent } from './check-content'
import { buildContext } from './context'
import { buildSettings, buildSnippets } from './editor-settings'
import { readContent } from './read-content'
import { buildReference } from './reference'

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

test('the reference for editors says what the contracts say', async () => {
  // After a change: npx vitest run lib/check/reference -u
  await expect(buildReference()).toMatchFileSnapshot('../../docs/reference.md')
})

test('VS Code knows every JSON Schema, and has a snippet for each component', async () => {
  await expect(buildSettings()).toMatchFileSnapshot('../../.vscode/settings.json')
  await expect(buildSnippets()).toMatchFileSnapshot('../../.vscode/components.code-snippets')
  const snippets: { prefix: string[] }[] = Object.values(JSON.parse(buildSnippets()))
  expect(snippets.flatMap(({ prefix }) => prefix)).toEqual(expect.arrayContaining([...partNames]))
})
