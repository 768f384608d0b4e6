import type {
  BlockContent,
  Blockquote,
  Heading,
  InlineCode,
  Link,
  List,
  Paragraph,
  PhrasingContent,
  Table,
  TableRow,
  Text,
} from 'mdast'

/** A piece of text. */
export function text(value: string): Text {
  return { type: 'text', value }
}

/** A link with its words. */
export function link(url: string, words: string): Link {
  return { type: 'link', url, children: [text(words)] }
}

/** A paragraph of words and other phrasing. */
export function paragraph(...children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children }
}

/** The words above a part of the page. Not a heading, which would disturb the outline. */
export function labelParagraph(label: string): Paragraph {
  return paragraph({ type: 'strong', children: [text(label)] })
}

/** The words that belong to a picture or a table. */
export function captionParagraph(caption: string): Paragraph {
  return paragraph({ type: 'emphasis', children: [text(caption)] })
}

/** Blocks set apart from the page. */
export function quote(...children: BlockContent[]): Blockquote {
  return { type: 'blockquote', children }
}

/** A heading that a component draws: `id` where the page gives it an address. */
export function heading(depth: 2 | 3, children: PhrasingContent[], id?: string): Heading {
  return { type: 'heading', depth, children, data: id ? { hProperties: { id } } : undefined }
}

/** A list with bullets, of items without space between them. */
export function bulletList(items: readonly BlockContent[]): List {
  return nestedList(items.map((item) => [item]))
}

/** Returns a bulleted list of items with several blocks, such as another list. */
export function nestedList(items: readonly BlockContent[][]): List {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: items.map((children) => ({ type: 'listItem', spread: false, children })),
  }
}

/** A table; every row has a cell for each column. */
export function table(columns: readonly string[], rows: readonly PhrasingContent[][][]): Table {
  return { type: 'table', children: [toRow(columns.map((column) => [text(column)])), ...rows.map(toRow)] }
}

function toRow(cells: readonly PhrasingContent[][]): TableRow {
  return { type: 'tableRow', children: cells.map((children) => ({ type: 'tableCell', children })) }
}

/**
 * Words with code between backticks: every second part is code.
 * @example toCodeWords('A `.zip`') // => the text "A " and the code ".zip"
 */
export function toCodeWords(words: string): (Text | InlineCode)[] {
  return words
    .split('`')
    .map((value, index): Text | InlineCode => (index % 2 ? { type: 'inlineCode', value } : text(value)))
    .filter(({ value }) => value !== '')
}
