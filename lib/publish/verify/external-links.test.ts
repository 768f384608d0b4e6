import { describe, expect, test } from 'vitest'
import { readPage } from '../read-page'
import { judgeAnswer, listExternalLinks } from './external-links'

const page = (file: string, ...hrefs: string[]) =>
  readPage(file, hrefs.map((href) => `<a href="${href}">x</a>`).join(''))

describe('listExternalLinks', () => {
  test('lists each address on another host once, with the pages that link to it', () => {
    const pages = [
      page('/a.html', 'https://b.io/x#one', 'https://b.io/x#two'),
      page('/c.html', 'https://b.io/x', 'http://a.io'),
    ]
    expect(listExternalLinks(pages, 'https://site.example')).toEqual([
      { url: 'http://a.io/', host: 'a.io', pages: ['/c.html'] },
      { url: 'https://b.io/x', host: 'b.io', pages: ['/a.html', '/c.html'] },
    ])
  })

  test('leaves out the site itself, other schemes, and names that no host has', () => {
    const hrefs = [
      '/docs',
      'https://site.io/docs',
      'mailto:a@b.io',
      'https://downloads.site.example/x',
      'http://localhost:3000',
      'https://example.com',
    ]
    expect(listExternalLinks([page('/a.html', ...hrefs)], 'https://site.io')).toEqual([])
  })

  test('leaves out files that a page loads, because the export check covers them', () => {
    expect(
      listExternalLinks([readPage('/a.html', '<script src="https://b.io/x.js"></script>')], 'https://site.io'),
    ).toEqual([])
  })
})

test.each([
  [200, 'fine'],
  [204, 'fine'],
  [304, 'fine'],
  [403, 'refused'],
  [429, 'refused'],
  [999, 'refused'],
  [404, 'gone'],
  [410, 'gone'],
  [500, 'unreachable'],
  [undefined, 'unreachable'],
] as const)('judgeAnswer treats %s as %s', (status, verdict) => expect(judgeAnswer(status)).toBe(verdict))
