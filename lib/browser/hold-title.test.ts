// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { holdTitle } from './hold-title'

beforeEach(() => {
  document.title = 'Habits'
})

test('holdTitle shows its title and puts the own one back', () => {
  const release = holdTitle('Page Error')
  expect(document.title).toBe('Page Error')
  release()
  expect(document.title).toBe('Habits')
})

test('holdTitle stays when the router writes later, and puts back what that wrote', async () => {
  const release = holdTitle('Page Error')
  document.title = 'Journal'
  await vi.waitFor(() => expect(document.title).toBe('Page Error'))
  release()
  expect(document.title).toBe('Journal')
})
