import localFont from 'next/font/local'

/**
 * Latin subsets of 16 and 14 KB. `lib/browser/fonts.ts` decides whether a page waits for them. With `optional`, a browser never swaps fonts after the first
 * paint, so nothing moves. A page without them shows the fallbacks that `app/styles/tokens.css` declares.
 */
export const newsreader = localFont({
  src: './newsreader-display-500.woff2',
  weight: '500',
  display: 'optional',
  variable: '--font-newsreader',
  adjustFontFallback: false,
})

export const figtree = localFont({
  src: './figtree.woff2',
  weight: '400 700',
  display: 'optional',
  variable: '--font-figtree',
  adjustFontFallback: false,
})
