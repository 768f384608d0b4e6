import { describe, expect, test } from 'vitest'
import { stem, toFamily } from './english'

describe('stem', () => {
  test.each([
    ['create creates created creating'],
    ['task tasks'],
    ['category categories'],
    ['box boxes'],
    ['try tries tried trying'],
    ['stop stopped stopping stops'],
    ['fill filled filling'],
    ['set sets'],
    ['setting settings'],
    ['use used using uses'],
    ['note notes noted'],
    ['organise organize organised organizing'],
    ['sync syncing synced syncs'],
    ['delete deletes deleted deleting'],
  ])('joins %s', (words) => expect(new Set(words.split(' ').map(stem)).size).toBe(1))

  test.each([
    ['set', 'settings'],
    ['even', 'evening'],
    ['window', 'windows'],
    ['meet', 'meeting'],
    ['not', 'noted'],
  ])('keeps %s and %s apart', (one, other) => expect(stem(one)).not.toBe(stem(other)))

  test.each(['', 'api', '2.0.18', 'ctrl+k', 'überall', 'constructor'])("doesn't change %j", (form) =>
    expect(stem(form)).toBe(form),
  )
})

describe('toFamily', () => {
  test.each([
    ['encrypt encrypted encryption'],
    ['collaborate collaboration collaborator'],
    ['notify notification'],
    ['repeat repeatable'],
  ])('joins %s', (words) => expect(new Set(words.split(' ').map((word) => toFamily(stem(word)))).size).toBe(1))
  test("doesn't shorten short words", () =>
    expect(['day', 'note', 'team'].map((word) => toFamily(word))).toEqual(['day', 'note', 'team']))
})
