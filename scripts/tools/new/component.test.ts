import { cpSync } from 'node:fs'
import { beforeEach, describe, expect, test } from 'vitest'
import { component } from './component'
import { setUpSite } from './testing'

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
    expect(contract).toMatch(/ {2}\}\),\n\n {2}Quotation: [\s\S]*\}\),\n\}\n$/)
    const list = site.read('components/docs/mdx.tsx')
    expect(list).toContain("import { Quotation } from './Quotation'\n")
    expect(list).toMatch(/const parts = \{\n {4}Quotation,\n {4}Term: /)
    expect(site.read('components/docs/Quotation.tsx')).toContain("{ name, place, children }: PartProps<'Quotation'>")
    expect(site.read('components/docs/Quotation.test.tsx')).toContain("screen.getByText('Place')")
    expect(site.read('components/docs/Quotation.module.css')).toContain('.quotation {')
  })

  test.each([
    [['quotation'], `NAME can't be "quotation"  (write it like PlatformTabs)`],
    [['Term', '--group', 'docs'], "NAME can't be Term, because pages in content/docs have a component with this name"],
    [['Quotation', '--group', 'facts'], `--group can't be "facts"  (write one of common, docs`],
    [['Quotation', '--props', 'Name: Who said it'], '(write a name in camel case, a colon and a sentence)'],
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
