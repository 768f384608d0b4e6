import { compile } from '@mdx-js/mdx'
import { describe, expect, test, vi } from 'vitest'
import { config } from '../../site/config.mjs'
import { buildTokens } from '../../site/tokens.mjs'
import { rehypePlugins, remarkPlugins, runInOrder } from './plugins.mjs'
import rehypeCodeClasses, { toClassName } from './rehype-code-classes.mjs'
import remarkTokens from './remark-tokens.mjs'

vi.mock('../../site/version-list.mjs', () => import('../../testing/version-list'))

/** Returns the compiled module of an MDX body as text, using the site's own plugins. */
async function compileBody(body: string, path?: string): Promise<string> {
  const file = { value: body, data: { rawDocumentData: path && { sourceFilePath: path } } }
  return String(await compile(file, { remarkPlugins, rehypePlugins, jsx: true }))
}

describe('tokens', () => {
  const renamed = [remarkTokens, { tokens: buildTokens({ ...config, name: 'Weft & Warp' }, '2.1.13') }]
  const rename = async (body: string) => String(await compile(body, { remarkPlugins: [renamed as never], jsx: true }))

  test('a new name reaches text, links, code and attributes', async () => {
    const code = await rename(
      '{product} and [{product}](/x)\n\n`{product}`\n\n```text\n{product}\n```\n\n<Card title="Add {product}" />',
    )
    expect(code.match(/Weft & Warp/g)).toHaveLength(5)
    expect(code).not.toContain(config.name)
  })

  test('hosts and file names are separate tokens, and survive a new product name', () => {
    const tokens = buildTokens({ ...config, name: 'Other' }, '2.1.13')
    expect(tokens.apiHost).toBe(config.hosts.api)
    expect(tokens.fileMac).toBe(`${config.fileStem}-2.1.13-universal.dmg`)
  })

  test('the support address is a link in prose, and stays text in code and in links', async () => {
    const link = `href="mailto:${config.supportEmail}"`
    expect(await rename('Write to {supportEmail}.')).toContain(link)
    expect(await rename('`{supportEmail}`')).not.toContain('mailto:')
    expect((await rename('[{supportEmail}](mailto:{supportEmail})')).match(/href=/g)).toHaveLength(1)
    expect((await rename('[Write **to {supportEmail}**](/contact)')).match(/href=/g)).toHaveLength(1)
    expect(await rename('## Mail {supportEmail}')).not.toContain('mailto:')
  })

  test('other braces in code stay as they are', async () => {
    expect(await rename('`/habits/{id}/track`')).toContain('/habits/{id}/track')
  })

  test('a token in the target of a link is filled in', async () => {
    expect(await rename('[Add a task](<{scheme}add>)')).toContain(`href="${config.scheme}add"`)
  })
})

describe('Callout', () => {
  test(':::tip is the component with its tone', async () => {
    expect(await compileBody(':::tip\nStart with 2.\n:::')).toContain('<Callout tone="tip">')
  })

  test('a title in brackets is passed on and not shown twice', async () => {
    const code = await compileBody(':::warning[Nothing is moved]\nText.\n:::')
    expect(code).toContain('<Callout tone="warning" title="Nothing is moved">')
    expect(code.match(/Nothing is moved/g)).toHaveLength(1)
  })

  test("a time of day isn't a directive", async () => {
    expect(await compileBody('From 09:00 to 17:30.')).toContain('{"From 09:00 to 17:30."}')
  })
})

describe('typography', () => {
  test.each([
    ['in text', `Don't press "Save" in 10 MB.`, 'Don’t press “Save” in 10\u00a0MB.'],
    ['around strong text', '"**Save**" and **"Save"**', 'return “Save” and “Save”'],
    ['around code and links', 'Say "`x`" or "[it\'s](/x)"', 'it’s'],
    ['in a table', '| "A" |\n|---|\n| it\'s |', '“A”'],
    ['in attributes', `<Card title="Don't" />`, 'title="Don’t"'],
    ['but not in addresses', `<Card href="/search?q=don't" />`, `href="/search?q=don't"`],
    ['in the title of a callout', ":::note[Don't]\nText.\n:::", 'title="Don’t"'],
    ['in an element on one line', `<Card>It's "**new**"</Card>`, 'It’s “'],
    ['in the title of code', '```js title="It\'s"\nlet a = "b"\n```', 'It’s'],
  ])('uses typographic quotes %s', async (_, body, expected) => {
    const code = await compileBody(body)
    expect(code.replaceAll(/\{"([^"]*)"\}|<\/?_components\.\w+[^>]*>/g, '$1')).toContain(expected)
  })

  test('keeps short code in one line', async () => {
    const code = await compileBody('Set `due-on` or `a`, not `a name that is longer than a line of a phone`.')
    expect(code.match(/className="short">\{"[^"]*/g)).toEqual(['className="short">{"due-on'])
  })
})

describe('links between files', () => {
  const from = 'docs/2.x/features/tasks/timers.mdx'

  test('become addresses, with their anchor', async () => {
    expect(await compileBody('[Habits](../habits.mdx#streaks)', from)).toContain('href="/docs/features/habits#streaks"')
  })

  test('keep the version of an archived page', async () => {
    expect(await compileBody('[Journal](./journal.mdx)', 'docs/1.x/features/habits.mdx')).toContain(
      'href="/docs/1.x/features/journal"',
    )
  })

  test('from the root stay in the version of an archived page, if it has the page', async () => {
    const code = await compileBody(
      '[Habits](/docs/features/habits#streaks) and [subtasks](/docs/features/tasks/subtasks)\n\n<Card href="/docs/features/habits" />',
      'docs/1.x/features/journal.mdx',
    )
    expect(code).toContain('href="/docs/1.x/features/habits#streaks"')
    expect(code).toContain('<Card href="/docs/1.x/features/habits"')
    expect(code).toContain('href="/docs/features/tasks/subtasks"')
  })

  test('can lead to a file of another version', async () => {
    const code = await compileBody('[Habits](../../2.x/features/habits.mdx)', 'docs/1.x/features/journal.mdx')
    expect(code).toContain('href="/docs/features/habits"')
  })
})

describe('code', () => {
  test('is coloured by classes and carries no inline style', async () => {
    const code = await compileBody('```ruby title="A request" {1}\nputs "day" # now\n```')
    expect(code).toContain('codeString')
    expect(code).toContain('codeComment')
    expect(code).toContain('data-highlighted-line')
    expect(code).toContain('A request')
    expect(code).not.toContain('style=')
  })

  test('shows added and removed lines', async () => {
    const code = await compileBody('```js\nold() // [!code --]\nnew_() // [!code ++]\n```')
    expect(code).toContain('diff remove')
    expect(code).toContain('diff add')
    expect(code).not.toContain('[!code')
  })

  test('throws for an unknown inline style instead of losing it', () => {
    const tree = {
      type: 'root',
      children: [{ type: 'element', tagName: 'b', properties: { style: 'top:1px' }, children: [] }],
    }
    expect(() => rehypeCodeClasses()(tree as never)).toThrow('unknown inline style "top:1px" on <b>')
  })

  test('toClassName joins the words of a token kind', () => {
    expect(toClassName('string-expression')).toBe('codeStringExpression')
  })
})

test('runInOrder treats fragments like pages, including parser extensions', async () => {
  const code = String(
    await compile(':::note\n| a |\n|---|\n| {product} |\n:::', {
      remarkPlugins: [runInOrder(remarkPlugins)],
      rehypePlugins: [runInOrder(rehypePlugins)],
      jsx: true,
    }),
  )
  expect(code).toContain('<Callout tone="note">')
  expect(code).toContain('table')
  expect(code).toContain(config.name)
})
