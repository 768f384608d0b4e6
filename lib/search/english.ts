const toSet = (...lines: string[]): ReadonlySet<string> => new Set(lines.join(' ').split(' '))

/** Words that only connect the others in a question. The search looks for them, but a record doesn't need to have them if the query has other words. */
export const stopWords = toSet(
  'a about already also am an and another any anyone anything are as at be been best between but by can cannot cant could did didnt',
  'difference do does doesnt dont else ever every everyone everything explain for from had has have how i id if im in instead into is isnt',
  'it its ive just like many may me mean means much my never not of on only or other our per please really should so some someone something',
  'still stuff tell than that the their them then there these they thing things this those to too up us versus vs was we were what whats',
  'when where which while who why will with without would you your',
)

/** Words that say little about what a visitor wants, because nearly every page has them. */
export const genericWords = toSet(
  'add allow change create find get give go help keep know let look make need new open put see set show take turn use want way work',
)

/** Words that would get the same stem as a word with another meaning. */
const whole = new Set([
  'windows',
  'macos',
  'settings',
  'setting',
  'evening',
  'morning',
  'meeting',
  'embed',
  'during',
  'wedding',
])
const plurals: ReadonlyMap<string, string> = new Map([
  ['settings', 'setting'],
  ['meetings', 'meeting'],
  ['evenings', 'evening'],
])

/**
 * Returns the light stem of a word: the plural, -ing, -ed and a final e are removed, and -ize becomes -ise.
 * @example stem('creating') // => 'creat', as are "create", "creates" and "created"
 */
export function stem(form: string): string {
  if (!/^[a-z]{4,}$/.test(form)) return form
  const single = plurals.get(form)
  if (single) return single
  if (whole.has(form)) return form
  return dropE(dropEnding(dropPlural(form.replace(/(?<=[a-z]{3})iz(?=e|ing|ation)/, 'is'))))
}

function dropPlural(word: string): string {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:ss|x|ch|sh|zz)es$/.test(word)) return word.slice(0, -2)
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word
}

function dropEnding(word: string): string {
  if (word.endsWith('ied') && word.length > 4) return `${word.slice(0, -3)}y`
  const rest = /^(.*[aeiouy].*)(?:ing|(?<!e)ed)$/.exec(word)?.[1]
  if (rest === undefined || rest.length < 2) return word
  // "us(ing)" comes from "use", and "not(ed)" doesn't come from "not". "sett(ing)" comes from "set", but "fill(ed)" comes from "fill".
  if (rest.length === 2 || stopWords.has(rest)) return `${rest}e`
  return rest.length > 3 && /([^aeioulsz])\1$/.test(rest) ? rest.slice(0, -1) : rest
}

function dropE(word: string): string {
  const rest = word.slice(0, -1)
  return word.endsWith('e') && rest.length > 2 && !rest.endsWith('e') && !stopWords.has(rest) ? rest : word
}

/** Endings of derived words, as they appear in stems: without a final e. */
const suffixes =
  /(?:ication|ation|ition|ion|ment|anc|enc|abl|ibl|ness|ity|iv|or|er|al|ful|fully|ly|ify|ific|y|at|ic|if)$/

/**
 * Returns a rougher stem that related words share. It's only good enough to widen a search.
 * @example toFamily(stem('encryption')) // => 'encrypt', as is that of "encrypted"
 */
export function toFamily(stemmed: string): string {
  let word = stemmed.replace(/ify$/, 'if')
  for (let round = 0; round < 3; round += 1) {
    const rest = word.replace(suffixes, '')
    if (rest.length < 4) break
    word = rest
  }
  return /([^aeioul])\1$/.test(word) ? word.slice(0, -1) : word
}
