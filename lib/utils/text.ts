/**
 * Returns a text for HTML, where it can be between tags or in an attribute with double quotes.
 * @example escapeHtml('"R&D" <team>') // => '&quot;R&amp;D&quot; &lt;team&gt;'
 */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

/**
 * Returns a number with its noun.
 * @example count(1, 'page') // => '1 page'
 * @example count(2, 'match', 'matches') // => '2 matches'
 */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`
}
