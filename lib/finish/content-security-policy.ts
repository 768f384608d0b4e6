import { listFormOrigins } from '../site/forms'

/** What a page may reach besides the site itself, as configured. */
export type PolicyOrigins = { forms: readonly string[]; analytics: string | null }

/** react-select writes its styles into an empty element by script, and this is the hash of nothing. It allows no style that anybody can read. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

const script = /<script([^>]*)>([\s\S]*?)<\/script>/g
const style = /<style>([\s\S]*?)<\/style>/g
const head = /(<head>\s*<meta charset="utf-8"\s*\/?>)([\s\S]*?)(<\/head>)/i

/** The origins of the configuration. */
export function listPolicyOrigins(analytics: { script: string | null }): PolicyOrigins {
  return { forms: listFormOrigins(), analytics: analytics.script && new URL(analytics.script).origin }
}

/**
 * The page with its security policy first in the head, after the encoding (which browsers look for in the first kilobyte). The inline scripts of the
 * head follow at once: what they set up must stand before the scripts that load beside them run, and they need not wait for style sheets.
 * After a client navigation the policy of the first page stays in force, so it differs from page to page only in hashes of inline scripts and styles.
 * @param toHash the SHA-256 of a text in Base64
 * @throws when the page has no head that begins with its encoding
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

/** What a page may do. `frame-ancestors` is missing: browsers heed it in a header alone, so the hosts send it. */
function buildPolicy({ scripts, styles }: Hashes, { forms, analytics }: PolicyOrigins): string {
  const counted = analytics ? [analytics] : []
  const directives = {
    'default-src': ["'self'"],
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
    // The one policy of ours: lib/browser/pre-paint/trusted-types.ts.
    'trusted-types': ['default'],
    'require-trusted-types-for': ["'script'"],
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}

/** The texts of a page's inline scripts; blocks of data (JSON-LD and the like) do not run and need no hash. */
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
