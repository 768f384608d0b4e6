import { describe, expect, test } from 'vitest'
import { readSources } from './source-files'

const sheets = readSources(['app', 'components'], ['.css'])
const widths = new Set(['576px', '768px', '992px', '1200px', '996px', '40em', '52em', '64em'])

/** Returns `path: match` for every wrong match outside `tokens.css`. */
function findInSheets(pattern: RegExp, isFault: (match: string) => boolean = () => true): string[] {
  return sheets
    .filter(({ path }) => path !== 'app/styles/tokens.css')
    .flatMap(({ path, text }) =>
      [...text.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(pattern)]
        .map((match) => match[1] ?? match[0])
        .filter(isFault)
        .map((match) => `${path}: ${match}`),
    )
}

describe('style sheets', () => {
  test('take colours from the roles alone', () => {
    expect(findInSheets(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\([^)]*\)/gi)).toEqual([])
  })

  test('use no palette names, which are for the roles', () => {
    expect(findInSheets(/var\(--(?:red|violet|green|amber|blue|grey)-\d+\)/g)).toEqual([])
  })

  test('ask for widths of the closed set alone', () => {
    expect(findInSheets(/@media[^{]*?width\s*[<>]=?\s*([\d.]+\w+)/g, (width) => !widths.has(width))).toEqual([])
  })

  test('use 996 px as the border of the desktop only as "> 996px" or "<= 996px"', () => {
    expect(findInSheets(/@media[^{]*?width\s*(?:<|>=)\s*(996px)/g)).toEqual([])
  })

  test('use neither !important nor ids', () => {
    expect(findInSheets(/!important|(?:^|[\s,}])#[a-z][\w-]*\s*[{,]/gim)).toEqual([])
  })

  test('stand in a layer', () => {
    expect(sheets.filter(({ text }) => !/@layer/.test(text)).map(({ path }) => path)).toEqual([])
  })
})
