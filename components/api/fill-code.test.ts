// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { cleanValue, fillCode } from './fill-code'

const draw = (html: string) => {
  document.body.innerHTML = `<pre><code>${html}</code></pre>`
  const code = document.querySelector('code')
  if (!code) throw new Error('no code')
  return code
}
const token = (value: string) => ({ placeholder: '$TOKEN', value })

describe('fillCode', () => {
  test('puts a value in every place of its placeholder', () => {
    const code = draw('<span>"Bearer $TOKEN"</span> $TOKEN')
    fillCode(code, [token('pat_1')])
    expect(code.textContent).toBe('"Bearer pat_1" pat_1')
  })

  test('finds a placeholder that spans several colours, and keeps the elements', () => {
    const html = '<b>"Bearer #{</b><i>ENV</i>.<i>fetch</i>(<u>\'TOKEN\'</u><b>)}"</b>'
    const placeholder = "#{ENV.fetch('TOKEN')}"
    const code = draw(html)
    const elements = [...code.children]
    fillCode(code, [{ placeholder, value: 'pat_1' }])
    expect(code.textContent).toBe('"Bearer pat_1"')
    expect([...code.children]).toEqual(elements)
    fillCode(code, [{ placeholder, value: '' }])
    expect(code.innerHTML).toBe(html)
  })

  test('changes with the value, and restores the placeholder when the value is empty', () => {
    const code = draw('$TOKEN')
    fillCode(code, [token('pat_1')])
    fillCode(code, [token('pat_22')])
    expect(code.textContent).toBe('pat_22')
    fillCode(code, [token('')])
    expect(code.textContent).toBe('$TOKEN')
  })

  test('fills in several placeholders in one text', () => {
    const code = draw('tasks/5f0c $TOKEN 5f0c')
    fillCode(code, [token('a-long-token'), { placeholder: '5f0c', value: '7' }])
    expect(code.textContent).toBe('tasks/7 a-long-token 7')
  })

  test('inserts a value unchanged, even if it contains a placeholder', () => {
    const code = draw('$TOKEN 5f0c')
    fillCode(code, [token('5f0c$&'), { placeholder: '5f0c', value: 'x' }])
    expect(code.textContent).toBe('5f0c$& x')
  })
})

describe('cleanValue', () => {
  test('keeps tokens and ids', () => {
    expect(cleanValue('pat_Ab9 ')).toBe('pat_Ab9')
    expect(cleanValue('7759b848-870a-43b6')).toBe('7759b848-870a-43b6')
  })

  test('drops characters that could end a string in any language', () => {
    expect(cleanValue('a"b\'c`d$(e)#{f}\\\n/?')).toBe('abcdef')
  })

  test('keeps a text, with curly quotation marks', () => {
    expect(cleanValue('Petra\'s "list" \\ ~ 50%\n', true)).toBe('Petra’s ”list”  ~ 50%')
  })
})
