import { describe, expect, test } from 'vitest'
import { choosePeerPart, chooseSites, siteNames } from './measure-peers'

describe('choosePeerPart', () => {
  test('chooses everything when nothing is named', () => expect(choosePeerPart([])).toBe('all'))
  test('chooses the named part', () => expect(choosePeerPart(['builds'])).toBe('builds'))
  test('chooses nothing for an unknown name, or for two names', () => {
    expect(choosePeerPart(['build'])).toBeUndefined()
    expect(choosePeerPart(['pages', 'builds'])).toBeUndefined()
  })
})

describe('chooseSites', () => {
  test('chooses all of them when none is named', () => expect(chooseSites(undefined)).toEqual(siteNames))
  test('chooses those that are named', () => expect(chooseSites('ours,Docusaurus')).toEqual(['ours', 'Docusaurus']))
  test("chooses nothing when one of them doesn't exist", () => expect(chooseSites('ours,Gatsby')).toBeUndefined())
})
