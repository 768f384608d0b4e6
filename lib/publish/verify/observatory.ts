import { count } from '../../utils/text'
import type { Reply } from './smoke'

/** What one of the Observatory's tests says about a page. */
export type Mark = { test: string; points: number; reason: string }

/** What a policy allows: the sources of each directive, in lower case. */
type Policy = ReadonlyMap<string, readonly string[]>

const halfYear = 15_552_000
const wholeWeb = ['*', 'http:', 'https:', 'ftp:', 'http://*', 'https://*', 'http://*.*', 'https://*.*']

/**
 * Marks a page as MDN's HTTP Observatory (formerly Mozilla's) does in its version of August 2026, so that hosts can be marked before anything is
 * published. The rules are those of `src/grader/charts.js` and `src/analyzer/tests` in https://github.com/mdn/mdn-http-observatory. These differ:
 *
 * - The page counts as sent over HTTPS, with a redirect from HTTP, because hosts for tests have neither. Its host isn't in browsers' lists of hosts that
 *   are only reached over HTTPS (preloading), which would give five more points.
 * - If a page has several policies, the best one counts, because browsers obey all of them. The Observatory takes most of what the second one allows for
 *   'none'.
 * - The site has no use for cookies, so any cookie gets the worst mark for one.
 */
export function markPage({ headers, body }: Pick<Reply, 'headers' | 'body'>): Mark[] {
  const html = body.toString()
  const headerPolicies = parsePolicies(headers['content-security-policy'])
  const metaPolicies = Array.from(
    html.matchAll(/<meta http-equiv="Content-Security-Policy" content="([^"]*)"/gi),
    ([, text = '']) => parsePolicies(text),
  ).flat()
  return [
    markPolicies([...headerPolicies, ...metaPolicies]),
    markFraming(headers, headerPolicies),
    headers['set-cookie'] === undefined ? mark('cookies', 0, 'there are none') : mark('cookies', -40, 'there are some'),
    markSharing(headers),
    markReferrers(headers['referrer-policy']),
    markTransport(headers['strict-transport-security']),
    markScripts(html),
    headers['x-content-type-options']?.trim().toLowerCase() === 'nosniff'
      ? mark('x-content-type-options', 0, 'nosniff')
      : mark('x-content-type-options', -5, "isn't nosniff"),
    markToken(headers, 'cross-origin-resource-policy', ['same-origin', 'same-site'], ['cross-origin']),
    markToken(headers, 'cross-origin-opener-policy', [
      'same-origin',
      'same-origin-allow-popups',
      'noopener-allow-popups',
    ]),
    markToken(headers, 'cross-origin-embedder-policy', ['require-corp', 'credentialless']),
  ]
}

/** Returns the score: 100 with all points taken off and, unless more than ten of them are, all extra points. */
export function sumMarks(marks: readonly Mark[]): number {
  const sum = (all: readonly Mark[]) => all.reduce((total, { points }) => total + points, 100)
  const base = sum(marks.filter(({ points }) => points < 0))
  return Math.max(0, base >= 90 ? sum(marks) : base)
}

const mark = (test: string, points: number, reason: string): Mark => ({ test, points, reason })

function parsePolicies(text: string | undefined): Policy[] {
  const policies = (text ?? '').split(',').filter((policy) => policy.trim())
  return policies.map((policy) => {
    const directives = policy.split(';').map((directive) => directive.trim().toLowerCase().split(/\s+/))
    return new Map(directives.filter(([name]) => name).map(([name = '', ...sources]) => [name, sources]))
  })
}

function markPolicies(policies: readonly Policy[]): Mark {
  const marks = policies.map(markPolicy).sort((a, b) => b.points - a.points)
  return marks[0] ?? mark('content-security-policy', -25, 'there is none')
}

function markPolicy(policy: Policy): Mark {
  const give = (points: number, reason: string) => mark('content-security-policy', points, reason)
  const sourcesOf = (name: string) => {
    const sources = policy.get(name) ?? policy.get('default-src') ?? ['*']
    const hasHash = sources.some((source) => /^'(?:sha\d+|nonce)-/.test(source))
    return hasHash ? sources.filter((source) => source !== "'unsafe-inline'") : sources
  }
  const [scripts, styles, objects] = ['script-src', 'style-src', 'object-src'].map(sourcesOf) as [
    string[],
    string[],
    string[],
  ]
  const pictures = [...sourcesOf('img-src'), ...sourcesOf('media-src')]
  const active = [...policy].flatMap(([name, sources]) => (/^(?:img|media)-src$/.test(name) ? [] : sources))
  const isWide = (source: string) => wholeWeb.includes(source)
  const isUnsafe = (source: string) => isWide(source) || source === "'unsafe-inline'" || source === 'data:'
  const isPlain = (source: string) => /^(?:http|ftp):/.test(source)
  if (scripts.some(isUnsafe) || objects.some(isWide)) return give(-20, 'any script or plug-in may run')
  if (active.some(isPlain)) return give(-20, 'scripts or data may come over HTTP')
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return give(-10, 'scripts may run text')
  if (pictures.some(isPlain)) return give(-10, 'pictures may come over HTTP')
  if (styles.some(isUnsafe)) return give(0, 'any style applies')
  return sourcesOf('default-src').join() === "'none'"
    ? give(10, "default-src is 'none'")
    : give(5, "default-src isn't 'none'")
}

function markFraming(headers: Reply['headers'], policies: readonly Policy[]): Mark {
  const isRefused =
    policies.some((policy) => policy.has('frame-ancestors')) ||
    /^(?:deny|sameorigin)$/i.test(headers['x-frame-options']?.trim() ?? '')
  return isRefused
    ? mark('x-frame-options', 5, 'frames are refused')
    : mark('x-frame-options', -20, 'any site may frame it')
}

function markSharing(headers: Reply['headers']): Mark {
  const origin = headers['access-control-allow-origin'] ?? '*'
  const isOpen = origin !== '*' && headers['access-control-allow-credentials']?.trim().toLowerCase() === 'true'
  return isOpen
    ? mark('cross-origin-resource-sharing', -50, `${origin} may read it with the visitor's cookies`)
    : mark('cross-origin-resource-sharing', 0, 'no site may read it with cookies')
}

function markReferrers(header: string | undefined): Mark {
  if (header === undefined) return mark('referrer-policy', 0, 'there is none')
  const isPrivate = /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/
  const known = /^(?:origin|origin-when-cross-origin|unsafe-url|no-referrer-when-downgrade)$/
  const values = header.split(',').map((value) => value.trim().toLowerCase())
  const last = values.findLast((value) => isPrivate.test(value) || known.test(value)) ?? ''
  return mark('referrer-policy', isPrivate.test(last) ? 5 : -5, last || 'is unknown')
}

function markTransport(header: string | undefined): Mark {
  const age = /(?:^|;)\s*max-age=(\d+)/i.exec(header ?? '')?.[1]
  if (age === undefined || header?.includes(',')) return mark('strict-transport-security', -20, 'is missing or invalid')
  return mark('strict-transport-security', Number(age) < halfYear ? -10 : 0, `for ${age} seconds`)
}

/** Scripts of the site itself need no hash, but get extra points for one. */
function markScripts(html: string): Mark {
  const scripts = Array.from(html.matchAll(/<script\b[^>]*?\ssrc="([^"]*)"[^>]*>/gi), ([tag, src = '']) => ({
    src,
    hasHash: /\sintegrity="[^"]+"/i.test(tag),
  }))
  const marks = scripts.map(({ src, hasHash }) => {
    if (!/^(?:https?:)?\/\//i.test(src)) return hasHash ? 5 : 0
    if (/^https:/i.test(src)) return hasHash ? 5 : -5
    return hasHash ? -20 : -50
  })
  const lost = Math.min(0, ...marks)
  return mark(
    'subresource-integrity',
    lost || Math.max(0, ...marks),
    `${count(scripts.length, 'script has', 'scripts have')} an address`,
  )
}

/** @param good values that give ten points. @param allowed values that give none, besides `unsafe-none` */
function markToken(
  headers: Reply['headers'],
  test: string,
  good: readonly string[],
  allowed: readonly string[] = ['unsafe-none'],
): Mark {
  const value = headers[test]?.split(';')[0]?.trim().toLowerCase()
  if (value === undefined) return mark(test, 0, 'there is none')
  return mark(test, good.includes(value) ? 10 : allowed.includes(value) ? 0 : -5, value)
}
