/** A declaration in a style sheet that was added, removed or given another value. */
export type DeclarationChange = { selector: string; property: string; before?: string; after?: string }

/** The declarations that use a custom property. */
export type PropertyUse = { property: string; rules: { selector: string; property: string }[] }

/** The declarations of a style sheet by selector and property. */
export type Declarations = ReadonlyMap<string, Declaration>

/** Lists the declarations that differ, in the order of the new style sheet. Removed ones come last. */
export function compareDeclarations(before: Declarations, after: Declarations): DeclarationChange[] {
  const changed = [...after].flatMap(([key, { selector, property, value }]): DeclarationChange[] => {
    const earlier = before.get(key)?.value
    return earlier === value ? [] : [{ selector, property, before: earlier, after: value }]
  })
  const gone = [...before].filter(([key]) => !after.has(key))
  return [...changed, ...gone.map(([, { selector, property, value }]) => ({ selector, property, before: value }))]
}

type Declaration = { selector: string; property: string; value: string }

/** Reads the declarations of a style sheet, by selector, property and the conditions around them. Layers don't count as conditions. */
export function readDeclarations(css: string): Declarations {
  const found = new Map<string, Declaration>()
  const open: string[] = []
  let text = ''
  const keep = () => {
    const [, property = '', value = ''] = /^\s*([\w-]+)\s*:([\s\S]*)$/.exec(text) ?? []
    const selector = open.filter((name) => !name.startsWith('@layer')).join(' ')
    if (property && selector) found.set(`${selector} ${property}`, { selector, property, value: value.trim() })
    text = ''
  }
  // Text in quotation marks may contain braces and semicolons.
  for (const [token] of css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/"[^"]*"|'[^']*'|[{};]|[^{};"']+/g)) {
    if (token === '{') {
      open.push(text.trim())
      text = ''
    } else if (token === ';' || token === '}') {
      keep()
      if (token === '}') open.pop()
    } else text += token
  }
  return found
}

/**
 * Lists the rules that use each custom property that changed. Those that colour text come last, because readers expect them most.
 * @param after all declarations of the new style sheet
 */
export function listUses(changed: readonly DeclarationChange[], after: Declarations): PropertyUse[] {
  const names = new Set(changed.flatMap(({ property }) => (property.startsWith('--') ? [property] : [])))
  return [...names].flatMap((name) => {
    const rules = [...after.values()]
      .filter(({ value }) => new RegExp(`var\\(\\s*${name}\\s*[,)]`).test(value))
      .map(({ selector, property }) => ({ selector, property }))
      .sort((a, b) => rank(a) - rank(b))
    return rules.length > 0 ? [{ property: name, rules }] : []
  })
}

/** Returns 0 for a declaration that colours a graphic, 1 for one that colours an area or an edge, and 2 for text. */
function rank({ property }: { property: string }): number {
  if (/^(?:fill|stroke|stop-color)$/.test(property)) return 0
  return property === 'color' ? 2 : 1
}

/**
 * Returns the theme that changes, if all changed declarations belong to it and the other one has its own values for them.
 * @param after all declarations of the new style sheet
 */
export function findOnlyTheme(
  changed: readonly DeclarationChange[],
  after: Declarations,
): 'light' | 'dark' | undefined {
  const isOf = (theme: string) => (own: { selector: string }) =>
    new RegExp(`\\[data-theme=['"]?${theme}['"]?\\]`).test(own.selector)
  const hasAll = (theme: string) => {
    const own = new Set([...after.values()].filter(isOf(theme)).map(({ property }) => property))
    return changed.every(({ property }) => own.has(property))
  }
  if (changed.length === 0) return undefined
  if (changed.every(isOf('light')) && hasAll('dark')) return 'light'
  return changed.every(isOf('dark')) && hasAll('light') ? 'dark' : undefined
}
