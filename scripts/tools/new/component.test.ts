import { spawnSync } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { copySources } from '../build/copy-sources.mjs'
import { tool } from '../run.mjs'
import { component } from './component'
import { readAnswers } from './read-answers'
import { setUpSite } from './testing'
import { writeChanges } from './write-changes'

const site = setUpSite()
const about = ['--about', "Use a quotation for a reader's words. It shows who said them."]

beforeEach(() => {
  for (const file of ['lib/parts/docs-parts.ts', 'components/docs/mdx.tsx', 'docs/reference.md'])
    cpSync(file, site.at(file))
})

describe('npm run new component', () => {
  test('writes the contract, the component with its style sheet and test, and its place in the list', async () => {
    const props = ['--props', 'name: Who said it', '--props', 'place?: Where it was said']
    await site.make(component, 'Quotation', '--group', 'docs', ...about, '--holds', 'blocks', ...props)
    const contract = site.read('lib/parts/docs-parts.ts')
    expect(contract).toContain('  Quotation: definePart({\n    about: "Use a quotation for a reader\'s words.')
    expect(contract).toContain('place: prop.text("Where it was said").optional(),')
    expect(contract).toContain(
      'mdx`\n        <Quotation name="Name" place="Place">\n\n        Text.\n\n        </Quotation>`',
    )
    expect(contract).toContain("import { definePart, mdx, prop } from './part'")
    expect(contract).toMatch(/ {2}\}\),\n\n {2}Quotation: [\s\S]*\}\),\n\}\n$/)
    const list = site.read('components/docs/mdx.tsx')
    expect(list).toContain("import { Quotation } from './Quotation'\n")
    expect(list).toMatch(/const parts = \{\n(?: {4}.*\n)* {4}Quotation,\n(?: {4}.*\n)* {4}Term: /)
    expect(site.read('components/docs/Quotation.tsx')).toContain("{ name, place, children }: PartProps<'Quotation'>")
    expect(site.read('components/docs/Quotation.test.tsx')).toContain("screen.getByText('Place')")
    expect(site.read('components/docs/Quotation.module.css')).toContain('.quotation {')
  })

  test('imports what the example needs', async () => {
    for (const file of ['lib/parts/release-parts.ts', 'components/releases/mdx.tsx']) cpSync(file, site.at(file))
    await site.make(component, 'Quotation', '--group', 'releases', ...about, '--holds', 'blocks')
    expect(site.read('lib/parts/release-parts.ts')).toContain("import { definePart, mdx, prop } from './part'")
  })

  test('props can also be flags, numbers, links and choices', async () => {
    const props = [
      'wide (flag): Makes it wide',
      'columns? (number): How many',
      'href (link): Where',
      'toneOfIt (quiet|loud): How',
    ]
    const args = props.flatMap((text) => ['--props', text])
    await site.make(component, 'Quotation', '--group', 'docs', ...about, '--holds', 'nothing', ...args)
    const contract = site.read('lib/parts/docs-parts.ts')
    expect(contract).toContain('wide: prop.flag("Makes it wide").optional(),')
    expect(contract).toContain('columns: prop.number("How many").optional(),')
    expect(contract).toContain('href: prop.href("Where"),')
    expect(contract).toContain('toneOfIt: prop.choice(["quiet", "loud"], "How"),')
    expect(contract).toContain('<Quotation wide columns=\\"1\\" href=\\"/docs\\" toneOfIt=\\"quiet\\" />')
    const drawn = site.read('components/docs/Quotation.tsx')
    expect(drawn).toContain('<div className={styles.quotation} data-wide={wide} data-tone-of-it={toneOfIt}>')
    expect(drawn).toContain('<p><a href={href}>{href}</a></p>')
  })

  test('writes a test that counts a text that appears twice', async () => {
    const props = ['columns (number): How many', 'rows (number): How high'].flatMap((text) => ['--props', text])
    await site.make(component, 'Quotation', '--group', 'docs', ...about, '--holds', 'nothing', ...props)
    expect(site.read('components/docs/Quotation.test.tsx').match(/expect\(.*/g)).toEqual([
      "expect(screen.getAllByText('1')).toHaveLength(2)",
    ])
  })

  test.each([
    [['quotation'], `NAME can't be "quotation"  (write it like PlatformTabs)`],
    [['Term', '--group', 'docs'], "NAME can't be Term, because pages in content/docs have a component with this name"],
    [['Quotation', '--group', 'facts'], `--group can't be "facts"  (write one of common, docs`],
    [['Quotation', '--props', 'Name: Who said it'], '(write a name in camel case, what it is in brackets'],
    [['Quotation', '--props', 'size (text|): How big'], '--props can\'t have "size (text|): How big"'],
  ])('refuses %j', async (args, message) => {
    await expect(site.make(component, ...args)).rejects.toThrow(message)
  })

  test('never replaces a file', async () => {
    site.write('components/docs/Quotation.module.css', '')
    const before = site.read('lib/parts/docs-parts.ts')
    const args = ['Quotation', '--group', 'docs', ...about, '--holds', 'nothing']
    await expect(site.make(component, ...args)).rejects.toThrow('components/docs/Quotation.module.css already exists')
    expect(site.read('lib/parts/docs-parts.ts')).toBe(before)
  })
})

/** What the compiler, the formatter and the tests need, but `copySources` leaves out. */
const others = [
  '.contentlayer/generated',
  '.gitignore',
  '.vscode',
  'bench',
  'biome.json',
  'docs',
  'e2e',
  'vitest.config.ts',
]
const props = [
  'title: The words on top',
  'note?: A remark',
  'wide (flag): Makes it wide',
  'columns (number): How many columns',
  'rows? (number): How many rows',
  'page (link): Where it leads',
  'more? (link): Where to read more',
  'toneOfVoice (quiet|loud): How it sounds',
  'size? (small|large): How big it is',
].flatMap((text) => ['--props', text])
const created = ['nothing', 'blocks', 'sentences'].flatMap((holds) => [
  { name: `Plain${holds.charAt(0).toUpperCase()}${holds.slice(1)}`, holds, props: [] },
  { name: `Full${holds.charAt(0).toUpperCase()}${holds.slice(1)}`, holds, props },
])

describe.runIf(process.env.E2E_FULL)('new components of each kind, in a copy of the repository', () => {
  test('compile, meet the rules of the linter and formatter, and pass their tests', async () => {
    const root = await copySources('new-component')
    for (const file of others) cpSync(file, path.join(root, file), { recursive: true })
    for (const file of ['search-settings.json', 'search-worker.json', 'stamp.mjs'])
      cpSync(`.generated/${file}`, path.join(root, '.generated', file))
    for (const { name, holds, props } of created) {
      const args = [name, '--group', 'docs', ...about, '--holds', holds, ...props]
      writeChanges(root, component.build(await readAnswers(component, args, root), root).changes)
    }
    const check = (...[command, args]: ReturnType<typeof tool>) => {
      const { status, stdout, stderr } = spawnSync(command, args, {
        cwd: root,
        encoding: 'utf8',
        env: { ...process.env, E2E_FULL: '' },
      })
      expect(status, stdout + stderr).toBe(0)
    }
    check(...tool('biome', 'check', '--write', '--error-on-warnings', 'components/docs', 'lib/parts'))
    check(...tool('tsc', '--noEmit'))
    const own = created.map(({ name }) => `components/docs/${name}.test.tsx`)
    check(...tool('vitest', 'run', '-u', 'lib/check/reference', ...own))
    rmSync(root, { recursive: true })
  })
})
