import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { apiSource, publishedApi } from '@/lib/source/api'
import { createTempFolder } from '@/lib/testing/temp-folder'

const folder = createTempFolder()
const document = (name: string) => `# The document
servers: [{ url: 'https://{apiHost}/v1' }]
paths:
  /tasks:
    get:
      operationId: listTasks
      parameters: [{ name: ${name}, in: query, schema: { type: string } }]
      responses: { '200': { description: 'A list.' } }
`
const added = document('stage').replace('responses', 'description: Lists tasks.\n      responses')

/** Runs `npm run new` in the temporary folder. */
function runNew(...args: string[]) {
  const program = [path.resolve('node_modules/.bin/tsx'), '--tsconfig', path.resolve('tsconfig.json')]
  const [command = '', ...rest] = [...program, path.resolve('scripts/new.ts'), ...args]
  return spawnSync(command, rest, { cwd: folder.at(), encoding: 'utf8' })
}

beforeEach(() => {
  folder.write('content/releases/9.1.mdx', '---\ndate: 2026-01-10\n---\n')
  folder.write(publishedApi, document('stage'))
})

describe('npm run new release', () => {
  test('creates the post, and the API document of today becomes the published one', () => {
    folder.write(apiSource, added)
    const { status, stderr } = runNew('release', '9.2', '--date', '2026-02-10')
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(folder.read('content/releases/9.2.mdx')).toContain('date: 2026-02-10')
    expect(folder.read(publishedApi)).toBe(added)
  })

  test('changes nothing if the document breaks programs', () => {
    folder.write(apiSource, document('kind'))
    const { status, stderr } = runNew('release', '9.2', '--date', '2026-02-10')
    expect(status).toBe(1)
    expect(stderr).toContain('GET /tasks, parameter stage: was removed')
    expect(folder.list('content/releases')).toEqual(['9.1.mdx'])
    expect(folder.read(publishedApi)).toBe(document('stage'))
  })

  test.each([
    ['the version is not newer', ['release', '9.0', '--date', '2026-02-10'], 'not newer'],
    ['there has been a release on this day', ['release', '9.2', '--date', '2026-01-10'], 'never share a day'],
    ['there is nothing to make', ['page', '9.2'], 'nothing called "page"'],
  ])('changes nothing if %s', (_, args, message) => {
    folder.write(apiSource, added)
    const { status, stderr } = runNew(...args)
    expect(status).toBe(1)
    expect(stderr).toContain(message)
    expect(folder.list('content/releases')).toEqual(['9.1.mdx'])
    expect(folder.read(publishedApi)).toBe(document('stage'))
  })
})
