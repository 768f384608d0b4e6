import { describe, expect, test, vi } from 'vitest'
import { type Memory, openMemory } from '../source/memory'
import { readCases } from '../testing/read-cases'
import { createTempFolder } from '../testing/temp-folder'
import { checkContent } from './check-content'
import { buildContext } from './context'

vi.mock('../site/version-list.mjs', () => import('../testing/version-list'))

const { base, caseFiles } = readCases()
const cases = [{ ...base, title: 'the base' }, ...caseFiles.flatMap((file) => file.cases)]
const folder = createTempFolder()

function check({ files, assets }: typeof base, memory?: Memory) {
  return checkContent(files, buildContext(files, assets, memory))
}

const open = () => openMemory(folder.at('memory'), '')

/** Checks content with what an earlier process has saved, and saves what it found out. */
function checkWithMemory(content: typeof base) {
  const memory = open()
  const problems = check(content, memory)
  memory.save()
  return problems
}

describe('a check that remembers an earlier one', () => {
  test.each(cases)('finds the same problems after a change, and again without one: $title', (content) => {
    const expected = check(content)
    checkWithMemory(base)
    expect(checkWithMemory(content)).toEqual(expected)
    expect(checkWithMemory(content)).toEqual(expected)
  })

  test.each(cases)('finds the same problems again in the same process: $title', (content) => {
    const memory = open()
    const expected = check(content, memory)
    memory.save()
    expect(check(content, memory)).toEqual(expected)
  })

  test('repeats no work for the same content', () => {
    checkWithMemory(base)
    const made = vi.fn()
    check(base, { ...open(), set: made })
    expect(made).not.toHaveBeenCalled()
  })

  test('only rereads the page that has changed', () => {
    const file = 'content/docs/2.x/guide/habits.mdx'
    const memory = new Map()
    check(base, memory)
    const { size } = memory
    check({ ...base, files: new Map([...base.files, [file, `${base.files.get(file)}\nMore.\n`]]) }, memory)
    expect(memory.size).toBe(size + 1)
  })

  test('rereads pages when a token has changed', () => {
    const memory = new Map()
    const page = 'content/docs/2.x/guide/habits.mdx'
    const files = new Map([...base.files, [page, `${base.files.get(page)}\nUse {product}.\n`]])
    const context = buildContext(files, base.assets, memory)
    checkContent(files, context)
    const { product: _product, ...tokens } = context.tokens
    const report = checkContent(files, { ...context, tokens })
    expect(report.some(({ path, message }) => path === page && message.includes('{product}'))).toBe(true)
  })
})
