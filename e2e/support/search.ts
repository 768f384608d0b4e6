import { expect, type Page } from '@playwright/test'
import { readBuildSettings } from '../../lib/site/build-settings.mjs'
import { waitUntilHydrated } from './hydrated'

export const indexFiles = '**/search-index/**'

export const palette = (page: Page) => page.getByRole('dialog', { name: 'Search' })
export const field = (page: Page) => palette(page).getByRole('combobox', { name: 'Search' })
export const options = (page: Page) => palette(page).getByRole('listbox').getByRole('option')
export const activeOption = (page: Page) => palette(page).getByRole('listbox').getByRole('option', { selected: true })

/** Opens the palette with the keyboard, once the page responds to it. */
export async function openPalette(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  // The loader remembers which keys were pressed. Without it, keys pressed before the page responds are lost.
  if (!readBuildSettings(process.env).defersRuntime) await waitUntilHydrated(page)
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
}

/** Opens the palette, types, and waits for the results. */
export async function searchFor(page: Page, path: string, query: string): Promise<void> {
  await openPalette(page, path)
  await page.keyboard.type(query)
  await expect(activeOption(page)).toBeVisible({ timeout: 30_000 })
  // The first results come from titles. The full text may contain better ones.
  await expect(palette(page).locator('[aria-busy=true]')).toHaveCount(0)
}

/** Returns the words that are marked on the page, in order. */
export function listMarked(page: Page): Promise<string[]> {
  return page.evaluate(() => [...(CSS.highlights.get('search-term') ?? [])].map((range) => range.toString()))
}

/** Texts that try to become markup, or to break an address, a pattern or an object. */
export const hostile: readonly string[] = [
  '<script>window.pwned=1</script>',
  '<img src=x onerror="window.pwned=1">',
  '"><svg onload=window.pwned=1>',
  "'><iframe srcdoc='<script>parent.pwned=1</script>'>",
  '</title><script>window.pwned=1</script>',
  '</mark></a><b id=pwned>bold</b>',
  'javascript:window.pwned=1',
  'data:text/html,<script>opener.pwned=1</script>',
  '<a href="javascript:window.pwned=1">limit</a>',
  '<details open ontoggle=window.pwned=1>',
  '<style>*{display:none}</style>',
  '<base href="https://other.example/">',
  '<meta http-equiv=refresh content="0;url=https://other.example">',
  '<math><mi xlink:href="javascript:window.pwned=1">',
  '<template><b id=pwned></b></template>',
  '{{constructor.constructor("window.pwned=1")()}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what a template would fill in
  '${window.pwned=1}',
  '%3Cscript%3Ewindow.pwned=1%3C/script%3E',
  '&lt;script&gt;window.pwned=1&lt;/script&gt;',
  '\\u003cscript\\u003ewindow.pwned=1',
  '__proto__',
  'constructor prototype',
  'hasOwnProperty toString',
  '(a+)+$',
  '[[[[((((',
  '\\',
  '.*?+^$|{}',
  '%',
  '%E0%A4%A',
  '#&?=/;:@',
  '../../etc/passwd',
  '//other.example',
  '\u0000\u0007\u001b[31m',
  '\u202eevil\u202c',
  '\ud83d\udc68\u200d\ud83d\udc69\u200d\ud83d\udc67 family',
  '\ud800',
  'مرحبا بالعالم',
  'Ā̈́͂limit',
  `limit ${'a'.repeat(5000)}`,
  ' \t\u00a0\u2003 ',
]
