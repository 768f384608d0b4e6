import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Commands are named in documents, workflows, messages and comments. If one is renamed, people mustn't be sent to the old name. */
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
/** Scripts that take the name of a command, such as `npm run check -- audit`. */
const withCommands = ['check', 'preview', 'deploy', 'new']

/** Returns the commands that a script lists. */
function listCommands(script: string): string[] {
  const list = execFileSync(process.execPath, ['--import', 'tsx', `scripts/${script}.ts`], { encoding: 'utf8' })
  return Array.from(list.matchAll(/^ {2}([\w-]+) {2,}/gm), ([, name = '']) => name)
}

/** Lists the project's text files. Tests are left out, because some contain wrong names on purpose, and history keeps the names of its time. */
function listTexts(): string[] {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  return files
    .split('\n')
    .filter((file) => /\.(?:md|mdx|ya?ml|json|jsonc|tsx?|mjs|conf)$|(?:^|\/)(?:Dockerfile|run|\.gitignore)$/.test(file))
    .filter((file) => !/\.test\.tsx?$|^package-lock\.json$|^bench\/history\.md$/.test(file) && existsSync(file))
}

test('every npm run … that is mentioned anywhere exists', { timeout: 60_000 }, () => {
  const commands = new Map(withCommands.map((script) => [script, listCommands(script)]))
  const unknown = listTexts().flatMap((file) => {
    const mentions = readFileSync(file, 'utf8').matchAll(/\bnpm run ([\w*-]+(?::[\w*-]+)*)(?: -- ([\w$-]+))?/g)
    return Array.from(mentions).flatMap(([mention, script = '', command]) => {
      const known = commands.get(script)
      // Documents write NAME, and code ${name}, where any command may be.
      const isCommand = !known || command === undefined || /^(?:NAME|\$)$/.test(command) || known.includes(command)
      return script in scripts && isCommand ? [] : [`${file}: ${mention}`]
    })
  })
  expect(unknown).toEqual([])
  for (const list of commands.values()) expect(list).not.toEqual([])
})
