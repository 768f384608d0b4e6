import { z } from 'zod'
import { textKinds } from './passage'

const kinds = z.array(z.enum(textKinds)).min(1)

const pattern = z.string().superRefine((value, context) => {
  const message = findPatternFault(value)
  if (message) context.addIssue({ code: 'custom', message })
})

/**
 * Returns what's wrong with a pattern, or what would be once `\s+` has replaced its spaces: `foo *bar` would become invalid, and `foo ?bar` would mean
 * something else.
 */
function findPatternFault(value: string): string | undefined {
  const text = value.replace(/\\./gsu, 'x')
  try {
    new RegExp(value, 'u')
    if (/\[[^\]]* /.test(text))
      return String.raw`has a space in […], where it would also match a plus sign  (write \s there)`
    if (/ [*+?{]/.test(text.replace(/\[[^\]]*\]/g, 'x')))
      return String.raw`has *, +, ? or { after a space, which already matches several spaces  (write \s instead of the space)`
    return toRegExp({ pattern: value }).test('')
      ? 'also matches empty text  (make it match at least one character)'
      : undefined
  } catch {
    return "isn't a regular expression  (check its brackets and backslashes)"
  }
}

/** `content/style.yml`: our rules, besides spelling and grammar, and the kinds of text that are only checked where they change. */
export const styleSchema = z.strictObject({
  rules: z.array(
    z.strictObject({
      id: z.string().regex(/^[a-z][a-z-]*$/, 'must be a name  (use lower-case letters and hyphens)'),
      /** A regular expression, with the flags `gu` and, unless `matchCase`, `i`. */
      pattern,
      matchCase: z.literal(true).optional(),
      /** The sense that's wrong here, for editors who wonder why. */
      sense: z.string(),
      /** What to write instead. */
      write: z.string(),
      kinds: kinds.optional(),
      except: kinds.optional(),
      /** A sentence that the rule finds, and others that it leaves alone. */
      finds: z.string(),
      leaves: z.array(z.string()).optional(),
    }),
  ),
  /** Kinds of text that were written before these rules: only lines changed since that commit are checked. */
  changedLinesOnly: z
    .strictObject({
      since: z.string().regex(/^[0-9a-f]{40}$/, 'must be a commit  (write all 40 characters of its hash)'),
      kinds,
    })
    .optional(),
})

export type Style = z.infer<typeof styleSchema>
export type StyleRule = Style['rules'][number]

/** Returns the regular expression of a rule. It also matches across line ends, because texts are wrapped. */
export function toRegExp({ pattern, matchCase }: Pick<StyleRule, 'pattern' | 'matchCase'>): RegExp {
  return new RegExp(pattern.replaceAll(' ', '\\s+'), matchCase ? 'gu' : 'giu')
}
