import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { addPolicy } from '../finish/policy'
import { listHeaders } from '../hosts/resolve-request'
import { buildHostRules } from '../hosts/rules'
import { toHeadersFile } from '../hosts/static-hosts'
import { markPage, sumMarks } from './observatory'

const rules = buildHostRules()
const page = addPolicy(
  '<html><head><meta charset="utf-8"/></head><body><script src="/a.js"></script></body></html>',
  () => 'hash',
  { forms: [], analytics: null },
)

const toLower = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
const markWith = (headers: Readonly<Record<string, string>>, html = page) =>
  markPage({ headers: toLower(headers), body: Buffer.from(html) })
/** Lists the marks that aren't 0. */
const listPoints = (...of: Parameters<typeof markWith>) =>
  Object.fromEntries(markWith(...of).flatMap(({ test, points }) => (points === 0 ? [] : [[test, points]])))

const best = {
  'content-security-policy': 10,
  'x-frame-options': 5,
  'referrer-policy': 5,
  'cross-origin-resource-policy': 10,
  'cross-origin-opener-policy': 10,
}

describe('markPage', () => {
  test('gives a page of nginx, Caddy and our own server 140 points', () => {
    const headers = listHeaders(rules, '/index.html')
    expect(listPoints(headers)).toEqual(best)
    expect(sumMarks(markWith(headers))).toBe(140)
  })

  test('gives a page of Netlify and Cloudflare Pages the same', () => {
    const [, everywhere = ''] = /^\/\*\n((?: {2}.*\n)+)/m.exec(toHeadersFile(rules)) ?? []
    const headers = Object.fromEntries(
      everywhere
        .trim()
        .split('\n')
        .map((line) => line.trim().split(': ', 2) as [string, string]),
    )
    expect(listPoints(headers)).toEqual(best)
  })

  test("deducts points for GitHub Pages, because it doesn't send our headers", () => {
    expect(listPoints({})).toEqual({
      'content-security-policy': 10,
      'x-frame-options': -20,
      'strict-transport-security': -20,
      'x-content-type-options': -5,
    })
    expect(sumMarks(markWith({}))).toBe(55)
  })

  test('matches the table for operators', () => {
    expect(readFileSync('docs/operators.md', 'utf8')).toMatch(
      /^\| Points in .*Observatory.* \| 140 \| 140 \| 55.* \|$/m,
    )
  })

  test.each([
    ['no policy', '', -25],
    ['any script', "default-src 'self'; script-src 'self' 'unsafe-inline'", -20],
    [
      'inline scripts, but only for browsers that know no hashes',
      "default-src 'none'; script-src 'unsafe-inline' 'sha256-a'",
      10,
    ],
    ['scripts of the whole web', 'script-src https:', -20],
    ['plug-ins', "script-src 'self'", -20],
    ['fonts over HTTP', "default-src 'none'; font-src http://a.example", -20],
    ['text that runs', "default-src 'none'; script-src 'unsafe-eval'", -10],
    ['pictures over HTTP', "default-src 'none'; img-src http://a.example", -10],
    ['any style', "default-src 'none'; style-src 'unsafe-inline'", 0],
    ['only the site itself', "default-src 'self'", 5],
    ['a second policy that is better', "frame-ancestors 'none', default-src 'none'", 10],
  ])('marks a policy with %s', (_, policy, points) => {
    expect(listPoints({ 'Content-Security-Policy': policy }, '')['content-security-policy'] ?? 0).toBe(points)
  })

  test.each([
    ['Referrer-Policy', 'unsafe-url', 'referrer-policy', -5],
    ['Referrer-Policy', 'nonsense', 'referrer-policy', -5],
    ['Referrer-Policy', 'unsafe-url, same-origin', 'referrer-policy', 5],
    ['Strict-Transport-Security', 'max-age=100', 'strict-transport-security', -10],
    ['Strict-Transport-Security', 'includeSubDomains', 'strict-transport-security', -20],
    ['X-Frame-Options', 'DENY', 'x-frame-options', 5],
    ['Set-Cookie', 'a=b', 'cookies', -40],
    ['Cross-Origin-Opener-Policy', 'nonsense', 'cross-origin-opener-policy', -5],
    ['Cross-Origin-Embedder-Policy', 'require-corp', 'cross-origin-embedder-policy', 10],
  ])('marks %s: %s', (name, value, subject, points) => {
    expect(listPoints({ [name]: value })[subject]).toBe(points)
  })

  test.each([
    ['<script src="/a.js" integrity="sha256-a"></script>', 5],
    ['<script src="https://a.example/a.js"></script>', -5],
    ['<script src="//a.example/a.js"></script>', -50],
    ['<script src="http://a.example/a.js" integrity="sha256-a"></script>', -20],
  ])('marks %s', (html, points) => expect(listPoints({}, html)['subresource-integrity']).toBe(points))

  test('refuses data with cookies to other sites', () => {
    const headers = { 'Access-Control-Allow-Origin': 'https://a.example', 'Access-Control-Allow-Credentials': 'true' }
    expect(listPoints(headers)['cross-origin-resource-sharing']).toBe(-50)
  })
})
