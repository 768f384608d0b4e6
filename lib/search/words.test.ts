import { describe, expect, test } from 'vitest'
import { fold, isModifier, joinTyped, listWords, toChordForm } from './words'

const formsOf = (text: string) => listWords(text).map(({ form }) => form)

describe('listWords', () => {
  test.each([
    ['Turn it on', ['turn', 'it', 'on']],
    ['Café, naïve Übung', ['cafe', 'naive', 'ubung']],
    ["don't, don’t, don‘t", ['dont', 'dont', 'dont']],
    ["the user’s 'own', ‘own’ and “own” words", ['the', 'users', 'own', 'own', 'and', 'own', 'words']],
    ['10\u00a0MB, Settings\u00a0→ Tasks', ['10', 'mb', 'settings', 'tasks']],
    ['work-in-progress limit', ['work', 'in', 'progress', 'limit']],
    ['snake_case and __proto__', ['snake_case', 'and', 'proto']],
    ['Send tasks:write in: here', ['send', 'tasks:write', 'in', 'here']],
    ['GET /v1/tasks/{id}?x and/or "/notes"', ['get', '/tasks/{id}', 'x', 'and', 'or', '/notes']],
    ['C:\\ and ://', ['c:\\', 'and']],
    ['ﬁle n° 5', ['file', 'n', '5']],
    ['שלום עולם', ['שלום', 'עולם']],
    ['😀 ok', ['ok']],
    ['', []],
  ])('reads %j', (text, forms) => expect(formsOf(text)).toEqual(forms))

  test.each([
    ['2.0.18', ['2.0.18']],
    ['v2.0.18', ['2.0.18']],
    ['V2.1', ['2.1']],
    ['version 2.x, or 2.1.', ['version', '2.x', 'or', '2.1']],
    ['In 2.0.18.', ['in', '2.0.18']],
    ['3.5kg', ['3', '5kg']],
    ['at 9:30, not 09.30', ['at', '9:30', 'not', '09.30']],
    ['up to 10,000 tasks, 2,5', ['up', 'to', '10000', 'tasks', '2', '5']],
    ['v8', ['v8']],
    ['42', ['42']],
  ])("doesn't split the version, time or number %j", (text, forms) => expect(formsOf(text)).toEqual(forms))

  test.each([
    ['Ctrl+K', 'ctrl+k'],
    ['⌃K', 'ctrl+k'],
    ['⌘K', 'cmd+k'],
    ['Cmd+Shift+P', 'shift+cmd+p'],
    ['⇧⌘P', 'shift+cmd+p'],
    ['⌘↩', 'cmd+enter'],
    ['Ctrl++', 'ctrl++'],
    ['option+up', 'alt+up'],
    ['Command+Return', 'cmd+enter'],
  ])('reads the shortcut %s as one word', (text, form) => expect(formsOf(text)).toEqual([form]))

  test('reads a modifier without a key as a word', () => {
    expect(formsOf('Ctrl + K')).toEqual(['ctrl', 'k'])
    expect(formsOf('⌘ ')).toEqual(['cmd'])
  })

  test('reads names that are properties of every object as words', () => {
    expect(formsOf('ctrl+constructor toString')).toEqual(['ctrl+constructor', 'tostring'])
  })

  test('gives the position of each word', () => {
    const text = 'Press Ctrl+K in v2.0.18, user’s choice'
    expect(listWords(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'Press',
      'Ctrl+K',
      'in',
      'v2.0.18',
      'user’s',
      'choice',
    ])
  })

  test('knows the parts of identifiers, versions and shortcuts', () => {
    const partsOf = (text: string) => listWords(text)[0]?.parts
    expect(partsOf('rollupOptions')).toEqual(['rollup', 'options'])
    expect(partsOf('iOS')).toBeUndefined()
    expect(partsOf('2.0.18')).toEqual(['.2', '.0', '.18'])
    expect(partsOf('Ctrl+Shift+K')).toEqual(['ctrl', 'shift', 'k'])
  })
})

describe('fold', () => {
  test('drops capitals, accents and apostrophes', () => expect(fold('Señor’S')).toBe('senors'))
})

describe('toChordForm', () => {
  test('always lists the modifiers in the same order', () => {
    expect(toChordForm(['⌘', '⇧', 'P'])).toEqual({ form: 'shift+cmd+p', parts: ['shift', 'cmd', 'p'] })
    expect(toChordForm(['Shift', 'Command', 'p']).form).toBe('shift+cmd+p')
  })
  test('replaces symbols with their names', () => expect(toChordForm(['⌃', '↑']).form).toBe('ctrl+up'))
})

describe('joinTyped', () => {
  test.each([
    [['cmd', 'shift', 'm'], ['shift+cmd+m']],
    [
      ['press', 'ctrl', 'k', 'now'],
      ['press', 'ctrl+k', 'now'],
    ],
    [['ctrl', 'enter'], ['ctrl+enter']],
    [['alt', 'f4'], ['alt+f4']],
    [
      ['alt', 'text'],
      ['alt', 'text'],
    ],
    [
      ['shift', 'a', 'task'],
      ['shift+a', 'task'],
    ],
    [['ctrl'], ['ctrl']],
    [
      ['couldn', 't', 'sync'],
      ['couldnt', 'sync'],
    ],
    [
      ['press', 't'],
      ['press', 't'],
    ],
    [[], []],
  ])('turns %j into %j', (forms, joined) => expect(joinTyped(forms)).toEqual(joined))
})

describe('isModifier', () => {
  test('recognises modifier keys, but not the names of other keys or object properties', () => {
    expect(['Ctrl', 'option', '⌘'].map(isModifier)).toEqual([true, true, true])
    expect(['k', 'enter', 'constructor'].map(isModifier)).toEqual([false, false, false])
  })
})
