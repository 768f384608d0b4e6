import localFont from 'next/font/local'

/**
 * Latin subsets of 16 and 14 KB, preloaded. `optional` lets a browser wait a moment for them and never swaps after the first paint, so
 * that nothing moves; on a slow line the first page shows the fallback, which Next gives the metrics of our faces (`size-adjust`).
 */
export const newsreader = localFont({
  src: './newsreader-display-500.woff2',
  weight: '500',
  display: 'optional',
  variable: '--font-newsreader',
  adjustFontFallback: 'Times New Roman',
})

export const figtree = localFont({
  src: './figtree.woff2',
  weight: '400 700',
  display: 'optional',
  variable: '--font-figtree',
  adjustFontFallback: 'Arial',
})
