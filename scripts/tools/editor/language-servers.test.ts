import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getLibFiles } from '@ts-morph/common'
import Ajv from 'ajv'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import { editorFolder, editorSchemas } from '@/lib/check/json-schemas'
import { readContent } from '@/lib/check/read-content'
import { openContentMemory, readCheckedContent } from '../build/content'
import { writeEditorFiles } from '../build/write-editor-files'
import { LanguageClient } from './language-client'

const require = createRequire(import.meta.url)
const patience = { timeout: 25_000 }
const read = (file: string) => readFileSync(file, 'utf8')
let client: LanguageClient
let capabilities: object

beforeAll(() => writeEditorFiles(readCheckedContent(openContentMemory('tests'))), 60_000)

test('every content file is valid against its JSON Schema', () => {
  const ajv = new Ajv({ strict: false, validateFormats: false })
  const { files } = readContent(process.cwd())
  const misfits = editorSchemas.flatMap(({ name, files: glob }) => {
    const isMeant = new RegExp(`^${glob.replaceAll('.', '\\.').replace('**/', '(.+/)?').replace('*', '[^/]*')}$`)
    const fits = ajv.compile(JSON.parse(read(`${editorFolder}/${name}.json`)))
    const own = [...files].filter(([file]) => isMeant.test(file))
    expect(own, `no file is meant by ${glob}`).not.toEqual([])
    return own.flatMap(([file, text]) => {
      const [, source = text] = /^---\n([\s\S]*?)\n---\n/.exec(text) ?? []
      return fits(parse(source)) ? [] : [`${file}: ${ajv.errorsText(fits.errors)}`]
    })
  })
  expect(misfits).toEqual([])
})

test('the guide explains every extension that Visual Studio Code recommends', () => {
  const { recommendations }: { recommendations: string[] } = JSON.parse(read('.vscode/extensions.json'))
  const explained = [...read('docs/editors.md').matchAll(/^\| .+ \(`([\w-]+\.[\w-]+)`\) \|/gm)].map(([, id]) => id)
  expect(recommendations.toSorted()).toEqual(explained.sort())
})

/** Starts a server before the tests of a group, and ends it after them. */
function useServer(program: string, options?: object): void {
  beforeAll(async () => {
    const started = await LanguageClient.start(program, options)
    client = started.client
    capabilities = started.capabilities
  }, 60_000)
  afterAll(() => client.stop())
}

/** Waits for mistakes that the server announces. A value that's missing can be a mistake twice. */
const expectProblems = (file: string, ...expected: unknown[]) =>
  vi.waitFor(() => expect(client.listProblems(file)).toEqual(expect.arrayContaining(expected)), patience)

describe('YAML files', () => {
  useServer(require.resolve('yaml-language-server/bin/yaml-language-server'))

  test('a sidebar offers the slugs of its version with their titles, and reports others', async () => {
    const file = 'content/docs/2.x/sidebar.yml'
    await client.open(file, '- features/habits\n- features/habitz\n- \n')
    await expectProblems(file, expect.stringMatching(/^2: /), expect.stringMatching(/^3: /))
    const offers = await client.complete(file, 'habitz\n- ')
    expect(offers).toContainEqual({ label: 'features/habits', meaning: 'Habits' })
    expect(offers.map(({ label }) => label)).not.toContain('features/notes')
  })

  test('facts offer the values of a field with their meanings, and the IDs of other facts', async () => {
    const shortcuts = 'content/facts/shortcuts.yml'
    const row = "- id: undo\n  action: Undo\n  win: 'Ctrl+Z'\n  mac: '⌘Z'\n"
    await client.open(shortcuts, `${row}  scope: everywhere\n${row}  scope: \n`)
    await expectProblems(shortcuts, expect.stringMatching(/^5: .*"global"/), expect.stringMatching(/^10: /))
    expect(await client.complete(shortcuts, `everywhere\n${row}  scope: `)).toContainEqual({
      label: 'calendar',
      meaning: 'Works in Calendar',
    })
    expect(await client.hover(shortcuts, '  win')).toContain('The keys on Windows and Linux')

    const plans = 'content/facts/plans.yml'
    await client.open(plans, read(plans).replace('limit: tasks', 'limit: taskz'))
    await expectProblems(plans, expect.stringContaining("doesn't have this value"))
    expect(await client.complete(plans, 'limit: ')).toContainEqual({
      label: 'tasks',
      meaning: 'Tasks, in all stages',
    })
  })

  test('a miniature offers the kinds, and only the fields of the kind it has', async () => {
    const file = 'content/miniatures/timer-round.yml'
    await client.open(file, "kind: timer\ntitle: Write\nclock: '24:10'\nrows: []\n")
    await expectProblems(file, '4: Property rows is not allowed.')
    expect(await client.complete(file, 'kind: ')).toContainEqual({ label: 'timer', meaning: 'The timer' })
    const fields = (await client.complete(file, "clock: '24:10'\n")).map(({ label }) => label)
    expect(fields).toContain('buttons')
    expect(fields).not.toContain('columns')
  })

  test('a walkthrough explains its fields, and a frame may continue the one before', async () => {
    const file = 'content/walkthroughs/app-lock.yml'
    await client.open(file, `${read(file)}  - { step: 4 }\n`)
    await expectProblems(file, expect.stringContaining('steps'), expect.stringContaining('step is not allowed'))
    expect(await client.hover(file, '- steps')).toContain('The numbers of the steps')
  })
})

describe('front matter', () => {
  const server = path.resolve('scripts/tools/editor/front-matter-server.mjs')
  useServer(server)
  const post = 'content/releases/2.1.mdx'
  const page = 'content/docs/2.x/features/habits.mdx'

  test('a release post offers teams and areas with their meanings, and reports others', async () => {
    await client.open(
      post,
      '---\ntitle: Habits\ndescription: Text\ndate: 2026-11-12\nauthor: marketing\nplatforms: [win]\nareas:\n  - \n---\n\nBody: text\n',
    )
    await expectProblems(post, expect.stringMatching(/^5: .*"product"/), expect.stringMatching(/^8: .*"habits"/))
    expect(await client.complete(post, 'areas:\n  - ')).toContainEqual({
      label: 'import-export',
      meaning: 'Import and export',
    })
    const authors = await client.complete(post, 'author: ')
    expect(authors).toContainEqual({ label: 'apps', meaning: expect.stringContaining('Builds the app for Windows') })
    await client.change(post, read(post))
    await vi.waitFor(() => expect(client.listProblems(post)).toEqual([]), patience)
  })

  test('a documentation page offers slugs in related and next, releases in since, and platforms', async () => {
    const text = read(page)
      .replace(/^related:.*\n/m, 'related:\n  - \n')
      .replace(/^next:\n(?: .*\n)+/m, 'next:\n  Plan: \n')
      .replace(/^since:.*$/m, 'since: ')
      .replace(/^platforms:.*$/m, 'platforms:\n  - ')
    await client.open(page, text)
    await vi.waitFor(() => expect(client.listProblems(page).length).toBeGreaterThan(2), patience)
    const habits = { label: 'features/journal', meaning: 'Journal' }
    expect(await client.complete(page, 'related:\n  - ')).toContainEqual(habits)
    expect(await client.complete(page, 'next:\n  Plan: ')).toContainEqual(habits)
    const releases = (await client.complete(page, 'since: ')).map(({ label }) => label)
    expect(releases).toEqual(expect.arrayContaining(['none', '"2.1"', '2.1.13']))
    expect(await client.complete(page, 'platforms:\n  - ')).toContainEqual({ label: 'mac', meaning: 'macOS' })
    expect(await client.hover(page, 'audience')).toContain('Who the page is for')
  })

  test("the project's extension starts the MDX server, and watches the schemas", () => {
    const folder = path.resolve('.vscode/extensions/front-matter')
    const LanguageClient = vi.fn(
      class {
        start = vi.fn()
      },
    )
    const workspace = { createFileSystemWatcher: vi.fn() }
    const packages = { vscode: { workspace }, 'vscode-languageclient/node': { LanguageClient, TransportKind: {} } }
    const extension = { activate: vi.fn() }
    const { main } = JSON.parse(read(`${folder}/package.json`))
    const program = new Function('require', 'exports', '__dirname', read(path.join(folder, main)))
    program((name: keyof typeof packages) => packages[name] ?? require(name), extension, folder)
    extension.activate()
    expect(LanguageClient).toHaveBeenCalledWith(
      'front-matter',
      'Front matter',
      expect.objectContaining({ module: server }),
      expect.objectContaining({ documentSelector: [{ language: 'mdx', scheme: 'file' }] }),
    )
    expect(workspace.createFileSystemWatcher).toHaveBeenCalledWith(`**/${editorFolder}/*.json`)
  })

  test('nothing is offered in the body, and nothing can change the page', async () => {
    await client.open('content/releases/2.0.mdx', '---\ntitle: Text\n---\n\nBody: text\n')
    expect(await client.complete('content/releases/2.0.mdx', 'Body: ')).toEqual([])
    expect(Object.keys(capabilities).sort()).toEqual([
      'completionProvider',
      'hoverProvider',
      'textDocumentSync',
      'workspace',
    ])
  })

  test.each(['content/docs/2.x/features/today.mdx', 'content/api/overview.mdx', 'content/pages/pricing.mdx'])(
    'reports only the missing title in %s',
    async (file) => {
      await client.open(file, read(file).replace(/^title:.*\n/m, ''))
      await expectProblems(file, expect.stringContaining('title'))
      expect(client.listProblems(file).filter((line) => !line.includes('title'))).toEqual([])
    },
  )
})

describe('components', () => {
  // VS Code brings its own TypeScript. This one has the same interface, and its library as data.
  const tsdk = mkdtempSync(path.join(tmpdir(), 'tsdk-'))
  beforeAll(() => {
    const program = path.join(path.dirname(require.resolve('@ts-morph/common')), 'typescript.js')
    copyFileSync(program, path.join(tsdk, 'typescript.js'))
    for (const { fileName, text } of getLibFiles()) writeFileSync(path.join(tsdk, fileName), text)
  })
  afterAll(() => rmSync(tsdk, { recursive: true, force: true }))
  useServer(path.resolve('node_modules/@mdx-js/language-server/lib/index.js'), { typescript: { enabled: true, tsdk } })

  const file = 'content/docs/2.x/features/habits.mdx'
  const body = (text: string) => `---\ntitle: Habits\n---\n\n${text}\n`

  test('offers components with their descriptions, props and IDs', async () => {
    await client.open(
      file,
      body('Press <Keys id="" />, see <Message id="" /> with {product}.\n\n<Miniature id="" caption="Text" />'),
    )
    const offer = async (before: string) => (await client.complete(file, before)).map(({ label }) => label)
    expect(await offer('<Keys id="')).toContain('quick-add')
    expect(await offer('<Message id="')).toContain('synced')
    expect(await offer('<Miniature id="')).toContain('home-today')
    expect(await offer('<K')).toEqual(expect.arrayContaining(['Keys', 'Walkthrough', 'ShortcutTable']))
    expect(await client.hover(file, '<Ke')).toContain('keyboard shortcut in a sentence')
  })

  test('reports unknown components, props, IDs and tokens', async () => {
    await client.open(
      'content/docs/2.x/features/journal.mdx',
      body(
        '<Keys id="quick-ad" />\n\n<Keyz id="quick-add" />\n\n<Miniature di="home-today" caption="A" />\n\n{produkt}',
      ),
    )
    const problems = await client.check('content/docs/2.x/features/journal.mdx')
    expect(problems.sort()).toEqual([
      expect.stringMatching(/^11: .*produkt/),
      expect.stringMatching(/^5: .*quick-ad/s),
      expect.stringMatching(/^7: .*Keyz/),
      expect.stringMatching(/^9: .*di/s),
    ])
  })

  test.each(['content/docs/2.x/features/quick-add.mdx', 'content/pages/pricing.mdx', 'content/releases/2.1.mdx'])(
    'reports nothing in %s',
    async (page) => {
      await client.open(page)
      expect(await client.check(page)).toEqual([])
    },
  )
})
