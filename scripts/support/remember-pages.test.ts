import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { buildContext } from '@/lib/content/check/build-context'
import { checkContent } from '@/lib/content/check/check-content'
import { parsePage } from '@/lib/content/check/parse-page'
import { readContent } from '@/lib/content/check/read-content'
import { rememberPages } from './remember-pages'

const broken = path.resolve('lib/testing/broken')
const base = readContent(path.join(broken, 'base'))

describe('rememberPages', () => {
  const parsed: string[] = []
  const parse = rememberPages((...args) => {
    parsed.push(args[0])
    return parsePage(...args)
  })

  test.each(readdirSync(broken))('the check of %s finds the same with pages it has seen', (name) => {
    const fixture = readContent(path.join(broken, name))
    const files = new Map([...base.files, ...fixture.files])
    const context = buildContext(files, new Set([...base.assets, ...fixture.assets]))
    const expected = checkContent(files, context)
    expect(checkContent(files, context, parse)).toEqual(expected)
    parsed.length = 0
    expect(checkContent(files, context, parse)).toEqual(expected)
    expect(parsed).toEqual([])
  })

  test('parses a page again when its text has changed', () => {
    const file = 'content/docs/2.x/guide/habits.mdx'
    const context = buildContext(base.files, base.assets)
    checkContent(base.files, context, parse)
    parsed.length = 0
    checkContent(new Map([...base.files, [file, `${base.files.get(file)}\nMore.\n`]]), context, parse)
    expect(parsed).toEqual([file])
  })
})
