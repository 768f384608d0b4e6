// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest'
import { needsRuntimeNow } from './arrival'

const draw = (main: string) => {
  document.body.innerHTML = `<input name="outside" /><main>${main}</main>`
}
const find = <T extends Element>(selector: string) => document.querySelector<T>(selector) as T

beforeEach(() => sessionStorage.clear())

describe('needsRuntimeNow', () => {
  test('leaves a page alone on which nothing waits', () => {
    draw('<form data-draft="form-draft-contact"><input value="as built" /><select><option>a<option>b</select></form>')
    expect(needsRuntimeNow()).toBe(false)
  })

  test('sees a form with a kept draft', () => {
    sessionStorage.setItem('form-draft-contact', '{}')
    draw('<form data-draft="form-draft-help"></form>')
    expect(needsRuntimeNow()).toBe(false)
    draw('<form data-draft="form-draft-contact"></form>')
    expect(needsRuntimeNow()).toBe(true)
  })

  test('sees a text that the browser filled in again', () => {
    draw('<input name="a" /><textarea></textarea>')
    find<HTMLTextAreaElement>('textarea').value = 'typed'
    expect(needsRuntimeNow()).toBe(true)
  })

  test('sees a box and a choice that the browser put back', () => {
    draw('<input type="radio" name="a" checked /><input type="radio" name="a" />')
    expect(needsRuntimeNow()).toBe(false)
    find<HTMLInputElement>('input:last-of-type[name=a]').checked = true
    expect(needsRuntimeNow()).toBe(true)
    draw('<select><option>a<option selected>b</select>')
    expect(needsRuntimeNow()).toBe(false)
    find<HTMLSelectElement>('select').selectedIndex = 0
    expect(needsRuntimeNow()).toBe(true)
  })
})
