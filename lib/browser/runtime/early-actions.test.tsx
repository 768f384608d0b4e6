// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { useEffect, useLayoutEffect, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { announceRuntime } from '../runtime-ready'
import { keepEarlyActions, needsRuntimeNow } from './early-actions'

const run = vi.fn()
const searchAhead = vi.fn()
let root: Root | undefined
let stop = () => {}

const start = (earlyEvents: Event[] = []) => {
  stop = keepEarlyActions(run, searchAhead, earlyEvents)
  return stop
}

/** A page as it is before React takes it over, and what React makes of it. */
function Page() {
  const [said, say] = useState<string[]>([])
  const add = (word: string) => say((words) => [...words, word])
  return (
    <>
      <button type="button" onClick={() => add('button')}>
        Press
      </button>
      <a href="/search" aria-keyshortcuts="Control+K" data-needs-runtime onClick={() => add('search')}>
        Search
      </a>
      <a href="#plain">Plain</a>
      <input aria-label="Before" type="search" />
      <dialog open>
        <input aria-label="Text" onChange={({ target }) => add(`text ${target.value}`)} />
      </dialog>
      <input aria-label="Box" type="checkbox" onChange={({ target }) => add(`box ${target.checked}`)} />
      <select aria-label="Choice" onChange={({ target }) => add(`choice ${target.value}`)}>
        <option>one</option>
        <option>two</option>
      </select>
      <output>{said.join(', ')}</output>
    </>
  )
}

const takeOver = async () => {
  await act(async () => {
    root = hydrateRoot(screen.getByTestId('page'), <Page />)
  })
  await act(async () => announceRuntime())
}
const said = () => screen.getByRole('status').textContent

beforeEach(() => {
  vi.useFakeTimers()
  run.mockClear()
  searchAhead.mockClear()
  document.body.innerHTML = `<div data-testid="page">${renderToString(<Page />)}</div>`
})
afterEach(() => {
  stop()
  act(() => root?.unmount())
  root = undefined
  // Ends what still listens for a runtime.
  announceRuntime()
  delete document.documentElement.dataset.runtime
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('keepEarlyActions', () => {
  test('repeats a click on a control once the runtime is ready', async () => {
    start()
    fireEvent.click(screen.getByRole('button'))
    expect(run).toHaveBeenCalled()
    await takeOver()
    expect(said()).toBe('button')
  })

  test('repeats actions in their original order', async () => {
    start()
    fireEvent.click(screen.getByRole('link', { name: 'Search' }))
    fireEvent.click(screen.getByRole('button'))
    await takeOver()
    expect(said()).toBe('search, button')
  })

  test("marks a control as busy after 200 ms, until it's ready", async () => {
    start()
    const button = screen.getByRole('button')
    fireEvent.click(button)
    vi.advanceTimersByTime(199)
    expect(button).not.toHaveAttribute('aria-busy')
    vi.advanceTimersByTime(1)
    expect(button).toHaveAttribute('aria-busy', 'true')
    await takeOver()
    expect(button).not.toHaveAttribute('aria-busy')
  })

  test('leaves plain links, and links opened in another tab, to the browser', () => {
    start()
    expect(fireEvent.click(screen.getByRole('link', { name: 'Plain' }))).toBe(true)
    expect(fireEvent.click(screen.getByRole('link', { name: 'Search' }), { ctrlKey: true })).toBe(true)
    expect(fireEvent.click(screen.getByRole('link', { name: 'Search' }))).toBe(false)
  })

  test('keeps typed text even if React has put other text into the field meanwhile', async () => {
    const Search = () => {
      const [words, setWords] = useState('')
      useLayoutEffect(() => setWords('from the address'), [])
      useEffect(announceRuntime, [])
      return <input aria-label="Words" value={words} onChange={({ target }) => setWords(target.value)} />
    }
    screen.getByTestId('page').innerHTML = renderToString(<Search />)
    start()
    fireEvent.input(screen.getByRole('textbox', { name: 'Words' }), { target: { value: 'from the reader' } })
    await act(async () => {
      root = hydrateRoot(screen.getByTestId('page'), <Search />)
    })
    expect(screen.getByRole('textbox', { name: 'Words' })).toHaveValue('from the reader')
  })

  test('reports only the last choice of radio buttons', async () => {
    const told: string[] = []
    const Choice = () =>
      ['yearly', 'monthly'].map((name) => (
        <input key={name} type="radio" name="period" aria-label={name} onChange={() => told.push(name)} />
      ))
    screen.getByTestId('page').innerHTML = renderToString(<Choice />)
    start()
    for (const name of ['yearly', 'monthly', 'yearly']) {
      const radio = screen.getByRole<HTMLInputElement>('radio', { name })
      radio.checked = true
      fireEvent.input(radio)
    }
    await act(async () => {
      root = hydrateRoot(screen.getByTestId('page'), <Choice />)
    })
    await act(async () => announceRuntime())
    expect(told).toEqual(['yearly'])
    expect(screen.getByRole('radio', { name: 'yearly' })).toBeChecked()
  })

  test('keeps a choice that React received just before the runtime was ready', async () => {
    vi.useRealTimers()
    // With `act`, effects would run before anything could happen in between.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
    const heard: string[] = []
    const Menu = () => {
      const [value, setValue] = useState('')
      useLayoutEffect(() => queueMicrotask(choose), [])
      useEffect(announceRuntime, [])
      const hear = (next: string) => {
        heard.push(next)
        setValue(next)
      }
      return (
        <select aria-label="Menu" value={value} onChange={({ target }) => hear(target.value)}>
          <option value="">all</option>
          <option>some</option>
        </select>
      )
    }
    const choose = () => {
      const menu = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Menu' })
      menu.value = 'some'
      for (const type of ['input', 'change']) menu.dispatchEvent(new Event(type, { bubbles: true }))
    }
    screen.getByTestId('page').innerHTML = renderToString(<Menu />)
    start()
    root = hydrateRoot(screen.getByTestId('page'), <Menu />)
    await vi.waitFor(() => expect(heard).toHaveLength(2))
    expect(heard).toEqual(['some', 'some'])
    await vi.waitFor(() => expect(screen.getByRole('combobox', { name: 'Menu' })).toHaveValue('some'))
  })

  describe('an action during page load', () => {
    const arrive = (act: () => void, type: string) => {
      const kept: Event[] = []
      addEventListener(type, (event) => kept.push(event), { capture: true, once: true })
      act()
      start(kept)
    }

    test('is repeated too', async () => {
      arrive(() => fireEvent.click(screen.getByRole('button')), 'click')
      expect(run).toHaveBeenCalled()
      await takeOver()
      expect(said()).toBe('button')
    })

    test("isn't repeated on a link, which the browser has followed", () => {
      arrive(() => fireEvent.click(screen.getByRole('link', { name: 'Search' })), 'click')
      expect(run).not.toHaveBeenCalled()
    })

    test("isn't repeated on a form, which the browser has submitted", async () => {
      const submit = screen.getByRole('button')
      submit.setAttribute('type', 'submit')
      arrive(() => fireEvent.click(submit), 'click')
      expect(run).not.toHaveBeenCalled()
    })

    test('opens the search', () => {
      arrive(() => fireEvent.keyDown(document.body, { key: '/' }), 'keydown')
      expect(run).toHaveBeenCalled()
      expect(searchAhead).toHaveBeenCalled()
    })
  })

  test('keeps the shortcut of the search', async () => {
    const opened = vi.fn()
    start()
    expect(fireEvent.keyDown(document.body, { key: 'a' })).toBe(true)
    expect(fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })).toBe(false)
    addEventListener('keydown', ({ key, ctrlKey }) => opened(key, ctrlKey), { once: true })
    await takeOver()
    expect(opened).toHaveBeenCalledExactlyOnceWith('k', true)
  })

  test.each([
    ['a pointer on the search', () => fireEvent.pointerOver(screen.getByRole('link', { name: 'Search' }))],
    ['the focus on the search', () => fireEvent.focusIn(screen.getByRole('link', { name: 'Search' }))],
    ['a click on the search', () => fireEvent.click(screen.getByRole('link', { name: 'Search' }))],
    ['the shortcut', () => fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })],
  ])('begins to load the search at %s', (_sign, act) => {
    start()
    fireEvent.pointerOver(screen.getByRole('button'))
    expect(searchAhead).not.toHaveBeenCalled()
    act()
    expect(searchAhead).toHaveBeenCalled()
  })

  test('keeps what is typed after the shortcut, for the field that it opens and not for the one before', async () => {
    screen.getByRole('searchbox').focus()
    start()
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
    for (const key of ['h', 'a', 'x', 'Backspace', 'b', '/']) fireEvent.keyDown(document.body, { key })
    addEventListener('keydown', () => setTimeout(() => screen.getByRole('textbox').focus(), 20), { once: true })
    await takeOver()
    await act(async () => vi.advanceTimersByTime(100))
    expect(screen.getByRole('searchbox')).toHaveValue('')
    expect(screen.getByRole('textbox')).toHaveValue('hab/')
    expect(said()).toBe('text hab/')
  })

  test('passes what was entered on to React', async () => {
    start()
    fireEvent.input(screen.getByRole('textbox'), { target: { value: 'Ada' } })
    const box = screen.getByRole<HTMLInputElement>('checkbox')
    box.checked = true
    fireEvent.input(box)
    fireEvent.input(screen.getByRole('combobox'), { target: { value: 'two' } })
    await takeOver()
    expect(said()).toBe('text Ada, box true, choice two')
    expect(screen.getByRole('textbox')).toHaveValue('Ada')
    expect(box).toBeChecked()
    expect(screen.getByRole('combobox')).toHaveValue('two')
  })

  test('passes on what other tabs stored meanwhile', async () => {
    const heard = vi.fn()
    start()
    dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }))
    expect(run).toHaveBeenCalled()
    addEventListener('storage', ({ key, newValue }) => heard(key, newValue), { once: true })
    await takeOver()
    expect(heard).toHaveBeenCalledExactlyOnceWith('theme', 'dark')
  })

  test("releases everything when it's told to give up", () => {
    const giveUp = start()
    const button = screen.getByRole('button')
    fireEvent.click(button)
    vi.advanceTimersByTime(200)
    const clicked = vi.fn()
    button.addEventListener('click', clicked)
    giveUp()
    expect(clicked).toHaveBeenCalledOnce()
    expect(button).not.toHaveAttribute('aria-busy')
    expect(fireEvent.click(screen.getByRole('link', { name: 'Search' }))).toBe(true)
  })

  test('still passes what was entered on to a runtime that arrives later, but repeats no clicks', async () => {
    const stopKeeping = start()
    stopKeeping()
    fireEvent.click(screen.getByRole('button'))
    fireEvent.input(screen.getByRole('textbox'), { target: { value: 'Ada' } })
    await takeOver()
    expect(said()).toBe('text Ada')
  })
})

describe('needsRuntimeNow', () => {
  const draw = (main: string) => {
    document.body.innerHTML = `<input name="outside" /><main>${main}</main>`
  }
  const find = <T extends Element>(selector: string) => document.querySelector<T>(selector) as T

  beforeEach(() => sessionStorage.clear())

  test('ignores a page where nothing is waiting', () => {
    draw('<form data-draft="form-draft-contact"><input value="as built" /><select><option>a<option>b</select></form>')
    expect(needsRuntimeNow()).toBe(false)
  })

  test('detects a form with a saved draft', () => {
    sessionStorage.setItem('form-draft-contact', '{}')
    draw('<form data-draft="form-draft-help"></form>')
    expect(needsRuntimeNow()).toBe(false)
    draw('<form data-draft="form-draft-contact"></form>')
    expect(needsRuntimeNow()).toBe(true)
  })

  test('detects text that the browser restored', () => {
    draw('<input name="a" /><textarea></textarea>')
    find<HTMLTextAreaElement>('textarea').value = 'typed'
    expect(needsRuntimeNow()).toBe(true)
  })

  test('detects a checkbox and a choice that the browser restored', () => {
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
