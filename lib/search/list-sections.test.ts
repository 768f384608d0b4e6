import type { Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { expect, test } from 'vitest'
import { listSections } from './list-sections'

/** Parses Markdown and gives the headings an id, as they have in the plain tree. */
function read(markdown: string): Root {
  const tree = unified().use(remarkParse).use(remarkGfm).parse(markdown)
  for (const node of tree.children) {
    if (node.type === 'heading') node.data = { hProperties: { id: `id-${node.position?.start.line}` } }
  }
  return tree
}

test('listSections cuts a page at its headings of level 2 to 4', () => {
  const markdown = 'Before.\n\n## One\n\nText *of* one.\n\n#### Deep\n\nMore.\n\n##### Too deep\n\nEven more.'
  expect(listSections(read(markdown))).toEqual([
    { heading: '', id: '', level: 1, text: 'Before.' },
    { heading: 'One', id: 'id-3', level: 2, text: 'Text of one.' },
    { heading: 'Deep', id: 'id-7', level: 4, text: 'More.\nToo deep\nEven more.' },
  ])
})

test('listSections puts each block on a separate line, and never leaves an empty one', () => {
  const markdown =
    '- First\n\n- Second\n  - Inner\n\n> Quoted\n\n```bash\none\n\ntwo\n```\n\n| A | B |\n|---|---|\n| 1 | |'
  expect(listSections(read(markdown))[0]?.text).toBe('First\nSecond\nInner\nQuoted\none\ntwo\nA · B\n1')
})

test('listSections leaves out pictures of the app and examples of data', () => {
  const markdown = 'Kept.\n\nPicture: a list with invented tasks.\n\n```json\n{ "name": "invented" }\n```'
  expect(listSections(read(markdown))[0]?.text).toBe('Kept.')
})

test('listSections keeps what each step of a walkthrough changes, but not the rest of its picture', () => {
  const steps = [
    '1. Open it.\n\n   Picture: Menu, Tasks: Buy tea.',
    '2. Choose.\n\n   Picture: A menu offers 5 min. Tasks: Buy tea.',
    '3. Done.\n\n   Picture: Nothing that ends',
  ]
  expect(listSections(read(steps.join('\n\n')))[0]?.text).toBe('Open it.\nChoose.\nA menu offers 5 min.\nDone.')
})

test('listSections lists only the top of an empty page', () => {
  expect(listSections(read(''))).toEqual([{ heading: '', id: '', level: 1, text: '' }])
})
