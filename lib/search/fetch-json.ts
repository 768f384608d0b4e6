/** How long a server may take to begin its response, in milliseconds. The content itself may take longer. */
const responseTimeout = 10_000

/**
 * Fetches JSON. Files of texts have a hash in their name, so they can come from the browser's cache. Titles are revalidated each time.
 * @throws with the address and what arrived instead
 */
export async function fetchJson(url: string): Promise<unknown> {
  const response = await fetchInTime(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  try {
    return await response.json()
  } catch {
    throw new Error(`${url} didn't answer with JSON`)
  }
}

async function fetchInTime(url: string): Promise<Response> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(new Error(`${url} didn't answer in time`)), responseTimeout)
  try {
    return await fetch(url, {
      cache: url.includes('/titles-') ? 'no-cache' : 'default',
      signal: controller.signal,
    })
  } finally {
    clearTimeout(timer)
  }
}
