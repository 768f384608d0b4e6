/**
 * Copies the text file at `href` to the clipboard. If the browser allows it, the clipboard item itself waits for the file, because Safari forgets the
 * click that gave permission once the page has waited for a request.
 * @throws if the file doesn't arrive, or the browser forbids copying
 */
export async function copyMarkdown(href: string): Promise<void> {
  const text = readText(href)
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text)
  const blob = text.then((words) => new Blob([words], { type: 'text/plain' }))
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
}

async function readText(href: string): Promise<string> {
  const response = await fetch(href)
  if (!response.ok) throw new Error(`${href} answers ${response.status}`)
  return response.text()
}
