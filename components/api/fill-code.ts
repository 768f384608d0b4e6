/** A value that readers can fill in, and the texts that it replaces. `isText`: it may contain spaces and punctuation. */
export type FillField = { name: string; placeholders: readonly string[]; isSecret: boolean; isText?: boolean }

export type Replacement = { placeholder: string; value: string }

/** The text of each node before anything was filled in. */
const originals = new WeakMap<Text, string>()

/**
 * Replaces the placeholders of a highlighted piece of code with values. It always starts from the original text, so an empty value brings the placeholder
 * back. Only the text of existing text nodes changes, so they keep their colours.
 */
export function fillCode(code: Element, replacements: readonly Replacement[]): void {
  const pieces = listPieces(code)
  const text = pieces.map(({ words }) => words).join('')
  // From the end, so that the positions of earlier matches don't change.
  for (const { start, end, value } of listMatches(text, replacements).reverse()) {
    for (const piece of pieces) {
      const from = Math.max(start - piece.start, 0)
      const to = Math.min(end - piece.start, piece.words.length)
      // A placeholder can span several nodes of different colours. The first one gets the value.
      if (from < to)
        piece.filled = `${piece.filled.slice(0, from)}${from + piece.start === start ? value : ''}${piece.filled.slice(to)}`
    }
  }
  for (const { node, filled } of pieces) if (node.data !== filled) node.data = filled
}

/**
 * Returns a value that can be part of a string in any language. Of a token or an ID, it keeps the characters that these have. In a text, quotation marks
 * become curly, because straight ones could end the string, and backslashes are dropped.
 */
export function cleanValue(value: string, isText = false): string {
  if (!isText) return value.replace(/[^\w.~-]/g, '')
  return value
    .replace(/'/g, '’')
    .replace(/"/g, '”')
    .replace(/[\\\p{Cc}]/gu, '')
}

type Piece = { node: Text; start: number; words: string; filled: string }

function listPieces(code: Element): Piece[] {
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT)
  const pieces: Piece[] = []
  for (let start = 0, node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const words = originals.get(node) ?? node.data
    originals.set(node, words)
    pieces.push({ node, start, words, filled: words })
    start += words.length
  }
  return pieces
}

/** Returns the positions of the placeholders that have a value, in the order of the text. */
function listMatches(text: string, replacements: readonly Replacement[]) {
  return replacements
    .filter(({ placeholder, value }) => placeholder && value)
    .flatMap(({ placeholder, value }) =>
      listPlaces(text, placeholder).map((start) => ({ start, end: start + placeholder.length, value })),
    )
    .sort((one, other) => one.start - other.start)
}

function listPlaces(text: string, part: string): number[] {
  const places: number[] = []
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length)) places.push(at)
  return places
}
