import type { BlockContent, Blockquote, InlineCode, List, Paragraph, PhrasingContent, Text } from 'mdast'

/** A piece of text. */
export function text(value: string): Text {
  return { type: 'text', value }
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

/** A list with bullets, of items without space between them. */
export function bulletList(items: readonly BlockContent[]): List {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: items.map((item) => ({ type: 'listItem', spread: false, children: [item] })),
  }
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
