import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { checkContent } from '@/lib/check/check-content'
import { buildContext } from '@/lib/check/context'
import { apiSource, getApiReference, readHighlightedCode } from '@/lib/source/api'
import { renew } from '@/lib/source/memo.mjs'
import { readData } from '@/lib/source/read-data'
import { readCases } from '@/lib/testing/read-cases'
import { createTempFolder } from '@/lib/testing/temp-folder'
import { writeData } from './write-data'

vi.mock('@/lib/site/version-list.mjs', () => import('@/lib/testing/version-list'))

const { base } = readCases()
const folder = createTempFolder()
const memory = new Map()
const limits = 'content/facts/limits.yml'

beforeEach(() => {
  vi.spyOn(process, 'cwd').mockReturnValue(folder.at())
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** Checks and writes the content of the cases, with other texts for some files. A file without a text is left out. */
async function write(changed: Readonly<Record<string, string | undefined>> = {}): Promise<void> {
  const texts = [...Object.entries({ ...Object.fromEntries(base.files), ...changed })]
  const files = new Map(texts.flatMap(([file, text]) => (text === undefined ? [] : [[file, text] as const])))
  const context = buildContext(files, base.assets, memory)
  await writeData({ files, context, problems: checkContent(files, context) }, memory)
  renew(`${Math.random()}`)
}

const textOf = (file: string) => base.files.get(file) ?? ''

describe('writeData', () => {
  test('writes data with its tokens filled in', async () => {
    const context = buildContext(base.files, base.assets)
    await write({ [limits]: textOf(limits).replace(/label: .*/, "label: 'Lists in {product}'") })
    expect(JSON.stringify(readData(limits))).toContain(`Lists in ${context.tokens.product}`)
  })

  test('a file with problems keeps its last good data', async () => {
    await write()
    const before = readData(limits)
    await write({ [limits]: textOf(limits).replace(/label: /, "label: '") })
    expect(readData(limits)).toEqual(before)
  })

  test('removes the data of a file that was deleted', async () => {
    await write()
    await write({ [limits]: undefined })
    expect(() => readData(limits)).toThrow(`Fix the problems in ${limits}`)
  })

  test('writes the API reference and every piece of its code', async () => {
    await write()
    const [operation] = getApiReference().operations.values()
    const [sample] = operation?.samples ?? []
    expect(sample).toBeDefined()
    const tree = readHighlightedCode(sample?.code ?? '', sample?.highlight ?? 'bash')
    expect(JSON.stringify(tree)).toContain('"tagName":"pre"')
    expect(folder.list('public/api')).toEqual(['openapi.json', 'openapi.yaml', 'postman-collection.json'])
  })

  test('an API document with a problem keeps the last good reference and its code', async () => {
    await write()
    const before = folder.listAll('.generated/data')
    await write({ [apiSource]: textOf(apiSource).replace(/operationId: .*/, '') })
    expect(folder.listAll('.generated/data')).toEqual(before)
  })
})
