/**
 * Returns a text for HTML, where it can be between tags or in an attribute with double quotes.
 * @example escapeHtml('"R&D" <team>') // => '&quot;R&amp;D&quot; &lt;team&gt;'
 */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
