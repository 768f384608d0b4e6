import { describe, expect, test } from 'vitest'
import { findPart, listParents, partGroups, partNames } from '.'
import { readProp } from './part'

const parts = partGroups.flatMap(({ parts }) => Object.entries(parts))

const toCapitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

describe('contracts', () => {
  test.each(parts)('the contract of <%s> is consistent', (name, part) => {
    for (const [prop, schema] of Object.entries(part.props))
      expect(() => readProp(schema), `the prop "${prop}" of <${name}>`).not.toThrow()
    for (const held of Array.isArray(part.holds) ? part.holds : []) expect(findPart(held)).toBeDefined()
    for (const prop of part.oneOf?.flat() ?? []) expect(readProp(part.props[prop] as never).isRequired).toBe(false)
    if (part.distinct) expect(part.props).toHaveProperty(part.distinct)
    const isShown =
      part.examples?.length || parts.some(([, other]) => other.examples?.some((mdx) => mdx.includes(`<${name}`)))
    expect(isShown, `no example shows <${name}>`).toBeTruthy()
    // A prop's value is its name, and the text is "Text.".
    const isUnchanged = part.examples?.some(
      (mdx) =>
        /^\s*Text\.\s*(?:<|$)/m.test(mdx.replace(/^<[^>]*>/, '')) ||
        Object.keys(part.props).some((prop) => mdx.includes(`${prop}="${toCapitalised(prop)}"`)),
    )
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
