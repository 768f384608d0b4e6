import { describe, expect, test } from 'vitest'
import { toMarkdown } from './discovery/markdown-file'
import { readPage } from './read-page'

const head = '<head><meta name="description" content="About it."></head>'
const read = (main: string) =>
  readPage('/a.html', `<html>${head}<body><nav>Menu</nav><main>${main}</main></body></html>`)
const write = (main: string) => toMarkdown(read(main).content).trimEnd()

describe('what counts as content', () => {
  test('the title, the description and what surrounds the text are left out', () => {
    const header = '<header><h1>Title</h1><p>About it.</p><ul><li>Free</li></ul></header>'
    expect(write(`<nav>Trail</nav>${header}<p>Words.</p><footer>Edit</footer><aside>Old</aside>`)).toBe('Words.')
    expect(write('<h1>Title</h1><p>About it.</p><p>Words.</p>')).toBe('Words.')
  })

  test('controls and anything hidden from everyone are left out', () => {
    const controls = '<button>Copy</button><select><option>A</option></select><input value="b"><form>Send</form>'
    expect(
      write(`${controls}<p hidden>Not yet</p><p aria-hidden="true">Ornament</p><svg><title>Icon</title></svg>`),
    ).toBe('')
  })

  test("a component can mark that it isn't content, or give the text that replaces it", () => {
    expect(write('<p>Words<span data-plain=""> (external site)</span>.</p>')).toBe('Words.')
    expect(write('<p><a href="/b" data-plain="Download">For Linux</a></p>')).toBe('[Download](/b)')
    expect(write('<div data-plain="A form."><form><label>Name</label></form></div>')).toBe('A form.')
  })

  test('no-break spaces become plain spaces, except in code', () => {
    const picture = '<div role="img" aria-label="In 5\u00a0min"></div><p><img src="/a.png" alt="10\u00a0MB"></p>'
    const text = '<p>10\u00a0MB, 5\u202fs, Settings\u00a0→ <a href="/b" title="In 5\u00a0min">Tasks</a></p>'
    expect(write(`${text}${picture}<p><code>a\u00a0b</code></p>`)).not.toMatch(/[\u00a0\u202f](?!b)/)
  })

  test('content that only shows without scripts, or when opened, is included once', () => {
    expect(write('<noscript><p>Every download</p></noscript>')).toBe('Every download')
    expect(write('<details><summary>More</summary><div><p>Words.</p></div></details>')).toBe('**More**\n\nWords.')
    expect(write('<details><summary>On this page</summary><nav><a href="#b">B</a></nav></details>')).toBe('')
  })

  test('samples begin with a heading, below those that search lists', () => {
    expect(write('<h2 id="request">Request</h2><div data-samples=""><p>Words.</p></div>')).toBe(
      '## Request\n\n##### Samples\n\nWords.',
    )
  })

  test('tab labels appear once', () => {
    const list = '<div role="tablist"><button role="tab">macOS</button></div>'
    expect(
      write(`<div>${list}<div role="tabpanel"><p data-tab-label="">macOS</p><div><p>Words.</p></div></div></div>`),
    ).toBe('**macOS**\n\nWords.')
  })

  test('a page without a main part has no content', () =>
    expect(readPage('/a.html', '<html><body><p>Words</p></body></html>').content.children).toEqual([]))
})

describe('words', () => {
  test.each([
    ['<kbd>Ctrl</kbd><span>+</span><kbd>4</kbd>', 'Ctrl+4'],
    ['<kbd><span aria-hidden="true">⌘</span><span>Command</span></kbd> <kbd>4</kbd>', '⌘4'],
  ])('the keys %s are one chord', (keys, chord) =>
    expect(write(`<p>Press <span>${keys}</span>.</p>`)).toBe(`Press ${chord}.`),
  )

  test('different keys on macOS follow in brackets', () => {
    const mac = '<kbd><span aria-hidden="true">⌘</span><span>Command</span></kbd> <kbd>4</kbd>'
    const other = '<kbd>Ctrl</kbd><span>+</span><kbd>4</kbd>'
    const keys = `<span data-keys="other"><span>${other}</span></span><span data-keys="mac"><span>${mac}</span></span>`
    expect(write(`<p>Press ${keys}.</p>`)).toBe('Press Ctrl+4 (⌘4 on macOS).')
    expect(write(`<p>Open <b>Habits</b> (press ${keys}) and, later, press ${keys}.</p>`)).toBe(
      'Open **Habits** (press Ctrl+4, or ⌘4 on macOS) and, later, press Ctrl+4 (⌘4 on macOS).',
    )
  })

  test('several chords are alternatives', () => {
    const toChord = (key: string) => `<span><kbd>${key}</kbd></span>`
    expect(write(`<p>${['1', '2', '3'].map(toChord).join(', ')}</p>`)).toBe('1, 2 or 3')
    expect(write(`<p>${['Y', 'Z'].map(toChord).join(', ')}, then go</p>`)).toBe('Y or Z, then go')
  })

  test("words that only the layout separates don't run together", () => {
    expect(write('<p><time>3 February 2026</time><a href="/b">Threads</a></p>')).toBe('3 February 2026 [Threads](/b)')
    expect(write('<p>Ask for <code>id</code>s, or <code>a</code><strong>.</strong></p>')).toBe(
      'Ask for `id`s, or `a`**.**',
    )
  })

  test('adjacent pieces of text are joined', () => {
    const [paragraph] = read('<p>Since <!-- -->1.26</p>').content.children
    expect(paragraph).toEqual({ type: 'paragraph', children: [{ type: 'text', value: 'Since 1.26' }] })
  })
})

describe('blocks', () => {
  test('headings keep their ID and lose the link to themselves', () => {
    const heading = '<h2 id="a"><span id="old"></span><span id="a:text">Title</span><a href="#a">#</a></h2>'
    expect(read(heading).content.children).toEqual([
      { type: 'heading', depth: 2, children: [{ type: 'text', value: 'Title' }], data: { hProperties: { id: 'a' } } },
    ])
  })

  test('a callout is a quote with its title', () => {
    expect(write('<div role="note"><svg></svg><div><p><span>Warning: </span>Mind</p><p>Words.</p></div></div>')).toBe(
      '> **Warning: Mind**\n>\n> Words.',
    )
  })

  test('pictures keep their description, and one that follows the theme appears once', () => {
    expect(write('<figure><div role="img" aria-label="A board.">x</div><figcaption>Now</figcaption></figure>')).toBe(
      'Picture: A board.\n\n_Now_',
    )
    const toImage = (src: string) => `<img src="${src}" alt="Keys">`
    expect(write(`<figure><div>${toImage('/a.svg')}${toImage('/b.svg')}</div></figure>`)).toBe('![Keys](/a.svg)')
  })

  test('list items that are sections become sections', () => {
    const item = '<li><time>07:10</time><div><h3>Rise</h3><p>Up.</p></div></li>'
    expect(write(`<ol>${item}</ol>`)).toBe('### 07:10 Rise\n\nUp.')
  })

  test('task lists keep their ticks', () =>
    expect(write('<ul><li><input type="checkbox" checked disabled> Done</li></ul>')).toBe('- [x] Done'))

  test('a question in a summary stays a heading', () =>
    expect(write('<details><summary><h3>Why?</h3></summary><div><p>So.</p></div></details>')).toBe('### Why?\n\nSo.'))
})

describe('code', () => {
  test('has its language, its title and its lines', () => {
    const code =
      '<pre data-language="js"><code><span data-line=""><b>a</b>()</span>\n<span data-line="">b</span></code></pre>'
    expect(write(`<figure><figcaption>In a file</figcaption>${code}<div><button>Copy</button></div></figure>`)).toBe(
      '**In a file**\n\n```js\na()\nb\n```',
    )
  })

  test('with added and removed lines is a diff', () => {
    const toLine = (mark: string, line: string) => `<span data-line="" class="${mark}">${line}</span>`
    const lines = [toLine('diff remove', 'a'), toLine('diff add', 'b'), toLine('', ''), toLine('', '  c')].join('\n')
    expect(write(`<pre data-language="js"><code>${lines}</code></pre>`)).toBe('```diff\n- a\n+ b\n\n    c\n```')
  })

  test('of an endpoint is the first line of the request', () => {
    const path = '<pre><code>/v1<wbr>/tasks</code></pre>'
    expect(write(`<figure><span data-method="GET">GET</span>${path}</figure>`)).toBe('```http\nGET /v1/tasks\n```')
  })
})

describe('terms', () => {
  test('have their facts in brackets and their definition after a colon', () => {
    const field =
      '<div><dt><code>id</code> <span>string</span> <span>required </span></dt><dd><p>Names it.</p></dd></div>'
    const values = '<ul><li>One</li></ul>'
    expect(write(`<dl>${field}<div><dt>Kind</dt><dd><p>Which.</p>${values}</dd></div></dl>`)).toBe(
      '- `id` (string; required): Names it.\n- Kind: Which.\n  - One',
    )
  })

  test('of a group have its label above', () => {
    expect(
      write('<div role="group" aria-labelledby="x"><p id="x">In the path</p><dl><dt>a</dt><dd>b</dd></dl></div>'),
    ).toBe('**In the path**\n\n- a: b')
  })
})

describe('tables', () => {
  const head = '<thead><tr><th>A</th><th>B</th></tr></thead>'

  test('have their caption above, and one line in each cell', () => {
    const cell = '<ul><li>One</li><li>Two.</li></ul><p>Three</p>'
    expect(
      write(`<table><caption>Limits</caption>${head}<tbody><tr><th>c|d</th><td>${cell}</td></tr></tbody></table>`),
    ).toBe('_Limits_\n\n| A | B |\n| - | - |\n| c\\|d | One; Two. Three |')
  })

  test('have the names of groups as their first column', () => {
    const group = '<tbody><tr><th scope="rowgroup" colspan="2">G</th></tr><tr><td>1</td><td>2</td></tr></tbody>'
    expect(write(`<table>${head}${group}</table>`)).toBe('| | A | B |\n| - | - | - |\n| G | 1 | 2 |')
  })
})
