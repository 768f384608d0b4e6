/**
 * Returns how many letters have to be added, dropped, changed or swapped with their neighbour to turn `a` into `b` (optimal string alignment). Stops and
 * returns `max + 1` as soon as it's more than `max`. O(length × max), because it only looks at the cells near the diagonal.
 */
export function editDistance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const row: number[] = new Array(b.length + 1).fill(max + 1)
    if (i <= max) row[0] = i
    let least = row[0] ?? 0
    for (let j = Math.max(1, i - max); j <= Math.min(b.length, i + max); j += 1) {
      const isSame = a[i - 1] === b[j - 1]
      let cost = Math.min((last[j - 1] ?? 0) + (isSame ? 0 : 1), (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1)
      row[j] = cost
      if (cost < least) least = cost
    }
    if (least > max) return max + 1
    beforeLast = last
    last = row
  }
  return Math.min(max + 1, last[b.length] ?? 0)
}

/**
 * Returns the candidate most like `word`, for "did you mean" hints, or undefined if nothing is close enough.
 * @example findNearest('plattforms', ['plan', 'platforms']) // => 'platforms'
 * @example findNearest('chart', ['card', 'tabs']) // => undefined
 */
export function findNearest(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = word.toLowerCase()
  let best: string | undefined
  // From the first match on, only a candidate with fewer edits is of interest, so most comparisons end after a few letters.
  let most = mostEdits
  for (const candidate of candidates) {
    const own = candidate.toLowerCase()
    const allowed = Math.min(most, countAllowedEdits(wanted, own))
    const cost = measureDifference(wanted, own, allowed)
    if (cost > allowed) continue
    best = candidate
    most = cost - 1
    if (cost === 0) break
  }
  return best
}

const mostEdits = 3

/**
 * Returns how many edits may be between two words: one for every three letters, because with more, the candidate is probably another word. A folder or
 * a screen that both have doesn't count, so that a path isn't taken for its neighbour.
 */
function countAllowedEdits(wanted: string, candidate: string): number {
  let start = 0
  for (let at = 0; at < wanted.length && wanted[at] === candidate[at]; at += 1) {
    if (wanted[at] === '/' || wanted[at] === '→') start = at + 1
  }
  const { length } = wanted.slice(start).trimStart()
  return length < 2 ? 0 : Math.min(mostEdits, Math.max(1, Math.floor(length / 3)))
}

/**
 * Counts the edits between two words, up to `max + 1`. If one only continues the other ("windows", "win"), that counts as one edit, because editors
 * write names out in full. This doesn't apply to paths.
 */
function measureDifference(a: string, b: string, max: number): number {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  const rest = long.startsWith(short) ? long.slice(short.length) : ''
  return rest && short.length >= 3 && !rest.includes('/') ? 1 : editDistance(a, b, max)
}

/**
 * Describes the values to choose from if no candidate is close enough.
 * @example describeChoices(['win', 'mac']) // => 'write one of win, mac'
 * @example describeChoices(['win']) // => 'write win'
 */
export function describeChoices(values: readonly string[]): string {
  return `write ${values.length > 1 ? 'one of ' : ''}${values.join(', ')}`
}

/** How a suggestion is worded. */
type Suggestion = {
  /** Returns a value as it's written, such as in brackets. */
  write?: (value: string) => string
  /** The values to list if none is close enough: all of them, as they're written, by default. */
  choices?: readonly string[]
  /** What to do if there are no values. */
  ifNone?: string
}

/**
 * Returns what to write instead of a value that isn't known: the closest one or, if none is close enough, the ones to choose from.
 * @example suggestValue('prodct', ['product', 'domain'], { write: (name) => `{${name}}` }) // => 'write {product}'
 */
export function suggestValue(
  value: string,
  known: readonly string[],
  { write = (own) => own, choices = known.map(write), ifNone = 'remove it' }: Suggestion = {},
): string {
  const nearest = findNearest(value, known)
  if (nearest !== undefined) return `write ${write(nearest)}`
  return choices.length ? describeChoices(choices) : ifNone
}

/**
 * Returns what to do about a name that isn't known and may be superfluous, such as that of a field.
 * @example suggestName('author', ['title', 'plan'], 'fields') // => 'remove it; the fields are title, plan'
 */
export function suggestName(name: string, known: readonly string[], what: string): string {
  const nearest = findNearest(name, known)
  if (nearest !== undefined) return `write ${nearest}`
  return known.length ? `remove it; the ${what} are ${known.join(', ')}` : 'remove it'
}
