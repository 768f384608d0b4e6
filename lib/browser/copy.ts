/**
 * Copies the text file at `href` to the clipboard. If the browser allows it, the clipboard item itself waits for the file, because Safari forgets the
 * click that gave permission once the page has waited for a request.
 * @throws if the file doesn't arrive, or the browser forbids copying
 */
export async function copyFile(href: string): Promise<void> {
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

/**
 * Copies the text of a code block to the clipboard.
 * @throws if there's no Clipboard API (an insecure address, an old browser) or no permission
 */
export async function copyCode(code: Element): Promise<void> {
  await navigator.clipboard.writeText(readCode(code))
}

/** Returns the code as you'd type it: without the lines that a diff removes and without prompts marked `data-no-copy`. */
function readCode(code: Element): string {
  const copy = code.cloneNode(true) as Element
  for (const part of copy.querySelectorAll('[data-no-copy]')) part.remove()
  const lines = [...copy.querySelectorAll('[data-line]')]
  if (lines.length === 0) return copy.textContent
  return lines
    .filter((line) => !line.matches('.diff.remove'))
    .map((line) => line.textContent)
    .join('\n')
}
