/** What isn't prose in a line of Markdown: code, the target of a link, and addresses. */
const verbatim = /`[^`]*`|\]\([^)\s]*\)|https?:\/\/\S+/g

/** The space between a number and its unit, and before the arrow of a path, so that no line begins with either. */
const bound = /(?<=\d)\s(?=(?:[KMGT]i?B|min|m?s|h|px|[kc]?m|k?g|°[CF])(?![\p{L}\d]))|(?<=\S)\s(?=→)/gu

/** Words without their beginning: '90s, '24, 'em, 'tis. */
const shortened = /^(?:\d\d(?:s|(?!\d))|(?:em|n|til|tis|twas)(?!\p{L}))/iu

/**
 * Returns a text with typographic quotes, apostrophes and no-break spaces. Code between backticks, targets of links and addresses don't change. Each
 * character becomes exactly one, so places in the text stay the same.
 * @param {string} text plain, or with the marks of inline Markdown
 * @example typeset(`Don't press "Save".`) // => 'Don’t press “Save”.'
 */
export function typeset(text) {
  if (!/["'→]|\d\s/.test(text)) return text
  let set = setQuotes(text.replace(verbatim, (code) => 'x'.repeat(code.length))).replace(bound, '\u00a0')
  for (const { 0: code, index } of text.matchAll(verbatim)) {
    set = set.slice(0, index) + code + set.slice(index + code.length)
  }
  return set
}

/** @param {string} text */
function setQuotes(text) {
  /** @type {Set<string | undefined>} */
  const open = new Set()
  let set = ''
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at)
    set += character === '"' || character === "'" ? chooseQuote(text, at, set, open) : character
  }
  return set
}

/**
 * Returns what the straight quote at `at` becomes. It stays if it's a key on its own, a foot or an inch, or belongs to something to type, such as
 * `in:"Book club"`.
 * @param {string} text
 * @param {number} at
 * @param {string} set the text before it, as it's set
 * @param {Set<string | undefined>} open the quotations that haven't ended, each as its first character
 */
function chooseQuote(text, at, set, open) {
  const quote = text.charAt(at)
  const [before, after] = [skipStars(set, at - 1, -1), skipStars(text, at + 1, 1)]
  const isStart = /^[\s([{“‘]?$/.test(before)
  if (open.delete(quote) || (isStart && /^\s?$/.test(after))) return quote
  const [first, last] = quote === '"' ? ['“', '”'] : ['‘', '’']
  if (before === '+') return quote
  if (/[:=]/.test(before) && !open.has(first) && !/^\s?$/.test(after)) {
    if (quote === '"') open.add(quote)
    return quote
  }
  if (isStart || (/[–—/-]/.test(before) && /[\p{L}\d]/u.test(after))) {
    if (quote === "'" && isApostrophe(text.slice(at + 1))) return last
    open.add(first)
    return first
  }
  if (/\d/.test(before) && !open.has(first) && !/\p{L}/u.test(after)) return quote
  if (quote === '"' || !/\p{L}/u.test(after)) open.delete(first)
  return last
}

/** Returns the next character in a direction that isn't part of `**strong**`. @param {string} text @param {number} at @param {1 | -1} step */
function skipStars(text, at, step) {
  let index = at
  while (text.charAt(index) === '*') index += step
  return text.charAt(index)
}

/** Returns whether a single quote at the start of a word only replaces letters: no other one ends a quotation. @param {string} rest */
const isApostrophe = (rest) => shortened.test(rest) || !/\S'(?![\p{L}\d])/u.test(rest)

/**
 * Returns a text with plain spaces instead of no-break spaces, wide and narrow, for texts that are searched, copied or laid out elsewhere.
 * @param {string} text
 */
export const withPlainSpaces = (text) => text.replaceAll(/[\u00a0\u202f]/g, ' ')
