import { describe, expect, test } from 'vitest'
import { toPlainCode } from './code-block'
import { toMarkdown } from './to-markdown'

const write = (lang: string, value: string, meta?: string) =>
  toMarkdown({ type: 'root', children: toPlainCode({ type: 'code', lang, value, meta }) })

describe('toPlainCode', () => {
  test('puts the title above the code', () => {
    expect(write('bash', 'ls', 'title="In a terminal" {1}')).toBe('**In a terminal**\n\n```bash\nls\n```\n')
  })

  test('leaves out what only marks lines and words', () => {
    expect(write('js', 'a()', '{1} /a/ showLineNumbers')).toBe('```js\na()\n```\n')
  })

  test('writes added and removed lines as a diff', () => {
    expect(write('js', 'a() // [!code --]\nb() // [!code ++]\n\n  c()')).toBe('```diff\n- a()\n+ b()\n\n    c()\n```\n')
  })

  test.each([
    ['yaml', 'a: 1 # [!code ++]', '+ a: 1'],
    ['html', '<b> <!-- [!code ++] -->', '+ <b>'],
    ['css', 'a {} /* [!code --] */', '- a {}'],
    ['ini', 'a=1 ; [!code --]', '- a=1'],
  ])('knows the comments of %s', (lang, line, expected) => {
    expect(write(lang, line)).toBe(`\`\`\`diff\n${expected}\n\`\`\`\n`)
  })
})
