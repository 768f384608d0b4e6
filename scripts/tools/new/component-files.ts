/** A prop. `kind` is text, flag, number, link, or the words to choose from. */
export type Prop = {
  name: string
  isOptional: boolean
  kind: 'text' | 'flag' | 'number' | 'link' | string[]
  about: string
}

/** What's known about a new component. */
export type Component = { name: string; about: string; holds: string; props: readonly Prop[] }

const toCamelCase = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)
/** Returns the value that a prop has until somebody writes a real example. */
function toSample({ name, kind }: Prop): string {
  if (kind === 'number') return '1'
  if (kind === 'link') return '/docs'
  return Array.isArray(kind) ? (kind[0] ?? '') : name.charAt(0).toUpperCase() + name.slice(1)
}

/** Returns the builder of a prop's contract. `lib/parts/part.ts` has them all. */
function buildProp({ kind, about, isOptional }: Prop): string {
  const builder = kind === 'link' ? 'href' : Array.isArray(kind) ? 'choice' : kind
  const words = Array.isArray(kind) ? [`[${kind.map(toCode).join(', ')}]`, toCode(about)] : [toCode(about)]
  return `prop.${builder}(${words.join(', ')})${isOptional || kind === 'flag' ? '.optional()' : ''}`
}
const toKebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const toCode = (text: string) => JSON.stringify(text)

/** Returns the code for an example. If it has several lines, it's tagged with `mdx` and written as on a page. */
function buildLiteral(example: string): string {
  if (!example.includes('\n')) return toCode(example)
  return `\nmdx\`\n${example.replaceAll(/^(?=.)/gm, '        ')}\`,\n`
}

/** Returns the module of a group's contracts, with one more at its end. */
export function addContract(module: string, component: Component): string {
  const { name, about, holds, props } = component
  const lines = props.map((prop) => `${prop.name}: ${buildProp(prop)},`)
  const example = buildLiteral(buildExample(component, '\n\nText.\n\n'))
  const contract = `  ${name}: definePart({
    about: ${toCode(about)},
    props: {${lines.length ? `\n${lines.join('\n')}\n` : ''}},
    holds: '${holds}',
    examples: [${example}],
  }),
`
  const tag = example.includes('mdx`') ? 'mdx, ' : ''
  return module
    .replace('import { definePart, prop }', `import { definePart, ${tag}prop }`)
    .replace(/\}\n$/, () => `\n${contract}}\n`)
}

/** Returns the tag of a component, with a value for each prop. */
function buildExample({ name, holds, props }: Component, blocks: string): string {
  const tag = [
    name,
    ...props.map((prop) => (prop.kind === 'flag' ? prop.name : `${prop.name}="${toSample(prop)}"`)),
  ].join(' ')
  if (holds === 'nothing') return `<${tag} />`
  return `<${tag}>${holds === 'blocks' ? blocks : 'Text.'}</${name}>`
}

/** Returns the props whose values readers see. Flags and choices decide how the component looks, so it gets them as data attributes. */
const listShown = (props: readonly Prop[]) => props.filter(({ kind }) => kind !== 'flag' && !Array.isArray(kind))

function drawProp({ name, kind, isOptional }: Prop): string {
  const drawn = kind === 'link' ? `<a href={${name}}>{${name}}</a>` : `{${name}}`
  return isOptional ? `{${name} && <p>${drawn}</p>}` : `<p>${drawn}</p>`
}

/** Returns the React component, which shows every prop and what it contains. */
export function buildComponent({ name, holds, props }: Component): string {
  const hasContent = holds !== 'nothing'
  const names = [...props.map((prop) => prop.name), ...(hasContent ? ['children'] : [])]
  const shown = [
    ...listShown(props).map(drawProp),
    ...(hasContent ? [holds === 'sentences' ? '<p>{children}</p>' : '<div className="prose">{children}</div>'] : []),
  ]
  const looks = props.filter((prop) => !listShown(props).includes(prop))
  const data = looks.map((prop) => ` data-${toKebab(prop.name)}={${prop.name}}`).join('')
  const type = names.length ? "import type { PartProps } from '@/lib/parts'\n" : ''
  const parameter = names.length ? `{ ${names.join(', ')} }: PartProps<'${name}'>` : ''
  return `${type}import styles from './${name}.module.css'

/** Draws \`<${name}>\`. */
export function ${name}(${parameter}) {
  return (
    <div className={styles.${toCamelCase(name)}}${data}>
      ${shown.join('\n') || `<p>${name}</p>`}
    </div>
  )
}
`
}

/** Returns the style sheet of a component. */
export const buildStyleSheet = (name: string) => `@layer components {
  .${toCamelCase(name)} {
    padding: var(--space-16);
    border: 1px solid var(--border);
    border-radius: var(--radius-md);
  }
}
`

/** Returns a test of what the component shows. */
export function buildTest(component: Component): string {
  const { name, holds, props } = component
  const texts = [...listShown(props).map(toSample), ...(holds === 'nothing' ? [] : ['Text.'])]
  const expected = texts.length ? texts : [name]
  // Props of one kind can have the same sample.
  const expectText = (text: string) => {
    const { length } = expected.filter((other) => other === text)
    if (length > 1) return `  expect(screen.getAllByText('${text}')).toHaveLength(${length})`
    return `  expect(screen.getByText('${text}')).toBeVisible()`
  }
  return `// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ${name} } from './${name}'

test('shows its text', () => {
  render(${buildExample(component, 'Text.')})
${[...new Set(expected)].map(expectText).join('\n')}
})
`
}

/** Returns the module that lists the components of a group, with one more in alphabetical order. */
export function addToList(module: string, name: string): string {
  const [before = '', list = '', after = ''] = module.split(
    /(?<=const parts = \{\n)|(?=^ {2}\} satisfies PartComponents)/m,
  )
  const next = Array.from(list.matchAll(/^ {4}([A-Z]\w*)/gm)).find(([, known = '']) => known > name)
  const at = next?.index ?? list.length
  const last = before.lastIndexOf('\nimport ')
  const imports = `${before.slice(0, last)}\nimport { ${name} } from './${name}'${before.slice(last)}`
  return `${imports}${list.slice(0, at)}    ${name},\n${list.slice(at)}${after}`
}
