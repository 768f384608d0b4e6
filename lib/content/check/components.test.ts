import { describe, expect, test } from 'vitest'
import { components, findComponent } from './components'

describe('components', () => {
  test('has each name once', () => {
    const names = components.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })

  test.each(components.map((rule) => [rule.name, rule] as const))(
    'describes <%s> without contradiction',
    (_name, rule) => {
      for (const parent of rule.parents ?? []) expect(findComponent(parent)?.holds).toContain(rule.name)
      if (Array.isArray(rule.holds))
        for (const name of rule.holds) expect(findComponent(name)?.parents).toContain(rule.name)
      for (const name of rule.oneOf?.flat() ?? []) expect(rule.props[name]?.required).toBe(false)
      if (rule.distinct) expect(rule.props).toHaveProperty(rule.distinct)
    },
  )
})
