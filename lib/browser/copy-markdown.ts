/**
 * Puts the text file at `href` on the clipboard. The file is asked for inside the clipboard item where the browser allows that: Safari
 * forgets the click that gave permission once a request has been waited for.
 * @throws when the file does not come, or the browser forbids copying
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
