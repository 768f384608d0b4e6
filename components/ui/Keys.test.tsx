// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { KeyChord, Keys } from './Keys'

/** Returns what a screen reader reads, without hidden symbols. */
function listSpoken(container: HTMLElement): string[] {
  return [...container.querySelectorAll('kbd')].map((key) => {
    const copy = key.cloneNode(true) as HTMLElement
    for (const mark of copy.querySelectorAll('[aria-hidden]')) mark.remove()
    return copy.textContent ?? ''
  })
}

describe('KeyChord', () => {
  test('draws every key of Windows and Linux with a plus between', () => {
    const { container } = render(<KeyChord keys="Ctrl+Shift+P" />)
    expect(container).toHaveTextContent('Ctrl+Shift+P')
    expect(listSpoken(container)).toEqual(['Ctrl', 'Shift', 'P'])
  })

  test('draws the symbols of Mac keys, and screen readers read their names', () => {
    const { container } = render(<KeyChord keys="⌘⇧P" />)
    expect(screen.getByText('⌘')).toBeVisible()
    expect(container).not.toHaveTextContent('+')
    expect(listSpoken(container)).toEqual(['Command', 'Shift', 'P'])
  })

  test('spells out a punctuation mark that is a key itself', () => {
    expect(listSpoken(render(<KeyChord keys="Ctrl+\" />).container)).toEqual(['Ctrl', 'Backslash'])
  })

  test('puts commas between alternatives', () => {
    expect(render(<KeyChord keys={['1', '2', '3']} />).container).toHaveTextContent('1, 2, 3')
  })
})

describe('Keys', () => {
  test('draws the keys of both kinds of system, each marked for the style sheet', () => {
    const { container } = render(<Keys win="Ctrl+K" mac="⌘K" />)
    expect(container.querySelector('[data-keys="other"]')).toHaveTextContent('Ctrl+K')
    expect(container.querySelector('[data-keys="mac"]')).toHaveTextContent('Command')
  })

  test('draws keys that are the same everywhere once', () => {
    const { container } = render(<Keys win="Esc" mac="Esc" />)
    expect(screen.getByText('Esc')).toBeVisible()
    expect(container.querySelector('[data-keys]')).toBeNull()
  })
})
