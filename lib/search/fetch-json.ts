/**
 * What stands at an address as JSON. Asks the server whether a stored copy still holds: files with a hash in their name are answered from the
 * store by their own headers, the manifest is never old.
 * @throws with the address and what came instead
 */
export async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url, url.endsWith('/manifest.json') ? { cache: 'no-cache' } : {})
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  try {
    return await response.json()
  } catch {
    throw new Error(`${url} did not answer with JSON`)
  }
}
