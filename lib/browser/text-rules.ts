/**
 * Runs in front of the rules at the end of a page's first paragraph (`lib/publish/finish/text-start.ts`), and moves them to the head as soon as they've been
 * read, after the rules that are there. When rules in use are removed, or rules are inserted before others, Chromium computes all styles and lays out all
 * text again. So this has to happen before a frame uses the rules in the paragraph, and Chromium may draw one before it runs a script that comes after them.
 */
const observer = new MutationObserver(() => {
  const rules = document.querySelector<HTMLStyleElement>('main #text-start')
  // The element's `sheet` is null until all of its rules have arrived.
  if (rules?.sheet) document.querySelector('style')?.after(rules)
})
// The rules may arrive in several parts.
observer.observe(document, { childList: true, characterData: true, subtree: true })
document.addEventListener('DOMContentLoaded', () => observer.disconnect())

export {}
