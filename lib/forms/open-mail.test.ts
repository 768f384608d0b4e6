// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { openMail } from './open-mail'

test('openMail clicks a link to the mail and leaves nothing behind', () => {
  const clicked = vi.fn()
  document.addEventListener('click', (event) => {
    event.preventDefault()
    clicked((event.target as HTMLAnchorElement).href)
  })
  openMail('mailto:help@site.example?subject=A')
  expect(clicked).toHaveBeenCalledExactlyOnceWith('mailto:help@site.example?subject=A')
  expect(document.body).toBeEmptyDOMElement()
})
