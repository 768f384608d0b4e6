import { describe, expect, test } from 'vitest'
import { findPart, listParents, partGroups, partNames } from '.'
import { readProp } from './part'

const parts = partGroups.flatMap(({ parts }) => Object.entries(parts))

describe('contracts', () => {
  test.each(parts)('the contract of <%s> is consistent', (name, part) => {
    for (const held of Array.isArray(part.holds) ? part.holds : []) expect(findPart(held)).toBeDefined()
    for (const prop of part.oneOf?.flat() ?? []) expect(readProp(part.props[prop] as never).isRequired).toBe(false)
    if (part.distinct) expect(part.props).toHaveProperty(part.distinct)
    const isShown =
      part.examples?.length || parts.some(([, other]) => other.examples?.some((mdx) => mdx.includes(`<${name}`)))
    expect(isShown, `no example shows <${name}>`).toBeTruthy()
    const isUnchanged = part.examples?.some((mdx) => /^\s*Text\.\s*(?:<|$)/m.test(mdx.replace(/^<[^>]*>/, '')))
    expect(isUnchanged, `the example of <${name}> is still the one that npm run new wrote`).toBeFalsy()
  })

  test('no two groups have a part with the same name', () => {
    expect(partNames).toHaveLength(parts.length)
  })

  test('a part that another one contains needs it as its parent', () => {
    expect(listParents('Tab')).toEqual(['Tabs'])
    expect(listParents('Callout')).toEqual([])
    expect(findPart('constructor')).toBeUndefined()
  })
})
