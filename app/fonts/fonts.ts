import localFont from 'next/font/local'

/**
 * Latin subsets of 16 and 14 KB, preloaded. Next measures both against a face that every system has and writes the `size-adjust` and
 * overrides of the fallback, so that the swap moves nothing.
 */
export const newsreader = localFont({
  src: './newsreader-display-500.woff2',
  weight: '500',
  variable: '--font-newsreader',
  adjustFontFallback: 'Times New Roman',
})

export const figtree = localFont({
  src: './figtree.woff2',
  weight: '400 700',
  variable: '--font-figtree',
  adjustFontFallback: 'Arial',
})
