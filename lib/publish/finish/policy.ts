import { listFormOrigins } from '../../forms/forms'

/** The origins that a page may reach besides the site itself, as configured. */
export type PolicyOrigins = { forms: readonly string[]; analytics: string | null }

/** react-select fills an empty style element by script, so this is the hash of an empty text. It doesn't allow any style element that has text. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

const script = /<script([^>]*)>([\s\S]*?)<\/script>/g
const style = /<style[^>]*>([\s\S]*?)<\/style>/g
const head = /(<head>\s*<meta charset="utf-8"\s*\/?>)([\s\S]*?)(<\/head>)/i

/** Returns the configured origins. */
export function listPolicyOrigins(analytics: { script: string | null }): PolicyOrigins {
  return { forms: listFormOrigins(), analytics: analytics.script && new URL(analytics.script).origin }
}

/**
 * Returns the page with its security policy first in the head, after the encoding (which browsers look for in the first kilobyte). The inline scripts of
 * the head come right after it, because what they set up must be ready before the scripts that load at the same time run. That way, they also don't have
 * to wait for style sheets. After a client navigation, the policy of the first page stays in force, so policies differ from page to page only in the
 * hashes of inline scripts and styles.
 * @param toHash returns the SHA-256 of a text in Base64
 * @throws if the page has no head that begins with its encoding
 */
export function addPolicy(html: string, toHash: (text: string) => string, origins: PolicyOrigins): string {
  if (!head.test(html)) throw new Error('no <head> that begins with <meta charset="utf-8">')
  const toSource = (text: string) => `'sha256-${toHash(text)}'`
  const scripts = new Set(listInlineScripts(html).map(toSource))
  const styles = new Set([emptyStyle, ...Array.from(html.matchAll(style), ([, text = '']) => toSource(text))])
  const policy = `<meta http-equiv="Content-Security-Policy" content="${buildPolicy({ scripts, styles }, origins)}"/>`
  return html.replace(head, (_all, start: string, content: string, end: string) => {
    const early: string[] = []
    const rest = content.replace(script, (element, attributes: string) => {
      if (!isInlineScript(attributes)) return element
      early.push(element)
      return ''
    })
    return start + policy + early.join('') + rest + end
  })
}

type Hashes = Record<'scripts' | 'styles', ReadonlySet<string>>

/** Returns the policy of a page. `frame-ancestors` is missing because browsers only respect it in a header, so the hosts send it. */
function buildPolicy({ scripts, styles }: Hashes, { forms, analytics }: PolicyOrigins): string {
  const counted = analytics ? [analytics] : []
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts, ...counted],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...forms, ...counted],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...forms],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    // The only policy is ours: lib/browser/pre-paint/trusted-types.ts.
    'trusted-types': ['default'],
    'require-trusted-types-for': ["'script'"],
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}

/** Returns the texts of a page's inline scripts. Blocks of data (such as JSON-LD) don't run and need no hash. */
export function listInlineScripts(html: string): string[] {
  return Array.from(html.matchAll(script), ([, attributes = '', text = '']) =>
    isInlineScript(attributes) ? [text] : [],
  ).flat()
}

function isInlineScript(attributes: string): boolean {
  const type = /\stype="([^"]*)"/.exec(attributes)?.[1]
  return (
    !/\ssrc=/.test(attributes) &&
    (type === undefined || /^(?:|module|importmap|speculationrules|text\/javascript)$/.test(type))
  )
}
