/** A value that a reader may fill in, and the texts for which it stands. */
export type FillField = { name: string; placeholders: readonly string[]; isSecret: boolean }

export type Replacement = { placeholder: string; value: string }

/** What each text said before anything was filled in. */
const originals = new WeakMap<Text, string>()

/**
 * Puts values in place of the placeholders of a highlighted piece of code, anew from what it said at first, so that an empty value brings
 * the placeholder back. Only the words of existing text nodes change, so that they keep their colours.
 */
export function fillCode(code: Element, replacements: readonly Replacement[]): void {
  const pieces = listPieces(code)
  const text = pieces.map(({ words }) => words).join('')
  // From the end, so that what comes before stays where it is.
  for (const { start, end, value } of listMatches(text, replacements).reverse()) {
    for (const piece of pieces) {
      const from = Math.max(start - piece.start, 0)
      const to = Math.min(end - piece.start, piece.words.length)
      // A placeholder may reach over several nodes of different colours: the first one takes the value.
      if (from < to)
        piece.filled = `${piece.filled.slice(0, from)}${from + piece.start === start ? value : ''}${piece.filled.slice(to)}`
    }
  }
  for (const { node, filled } of pieces) if (node.data !== filled) node.data = filled
}

/** A value as it may stand in a text of any language: what tokens and ids are made of, and nothing that could end the text. */
export function cleanValue(value: string): string {
  return value.replace(/[^\w.~-]/g, '')
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

/** Where the placeholders stand that have a value, in the order of the text. */
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
