/** Splits a text into words in a plain way that favours no engine, because neither ours nor another one uses it. A version stays one word. */
export function listPlainWords(text: string): string[] {
  const plain = text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')
  return plain.match(/\d+(?:\.\d+)+|[\p{L}\p{N}]+/gu) ?? []
}

const toWords = (words: string) => words.split(' ')

export const smallWords: ReadonlySet<string> = new Set(
  toWords(
    'a an and are as at be but by can do does for from has have how i if in into is it its my not of on or that the their then there these this to was what when where which who why will with you your',
  ),
)

export const verbs: readonly string[] = toWords(
  'create install export import publish sync add edit delete remove open close move rename format embed link search use configure update build deploy share manage change enable disable upload download write view show hide select restore customize access contribute migrate connect host test style render load fetch split set generate query define handle pass call nest mix extend display store authorize return organize accept merge extract insert record convert switch transfer purchase apply redirect resolve optimize warm preview',
)

const doubled = new Set(['set', 'split'])
const singularEnding =
  /(te|ge|le|ne|on|er|or|nt|ck|in|ile|ag|ay|ote|ink|eme|ase|age|ult|ard|der|ver|ain|ext|ok|age|ent|ure|nk|ey|ap|et|el|ld)$/

/** Returns other forms of a word: for a verb the forms in -ing and -ed, for one of these the verb, for a noun its singular or plural. */
export function inflect(word: string): string[] {
  const forms: string[] = []
  if (verbs.includes(word)) {
    forms.push(`${toBase(word)}ing`)
    if (!doubled.has(word)) forms.push(`${/[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}i` : toBase(word)}ed`)
  }
  forms.push(...verbs.filter((verb) => word === `${toBase(verb)}ing` || word === `${toBase(verb)}ed`))
  return forms.length ? forms : inflectNoun(word)
}

function toBase(verb: string): string {
  if (verb.endsWith('e')) return verb.slice(0, -1)
  return doubled.has(verb) ? verb + verb.at(-1) : verb
}

function inflectNoun(word: string): string[] {
  if (/[^aeiou]ies$/.test(word)) return [`${word.slice(0, -3)}y`]
  if (/(sses|shes|ches|xes)$/.test(word)) return [word.slice(0, -2)]
  if (word.length >= 5 && /[^su]s$/.test(word) && !/(is|us|ss|css|as)$/.test(word)) return [word.slice(0, -1)]
  return /^[a-z]{4,}$/.test(word) && singularEnding.test(word) && !smallWords.has(word) ? [`${word}s`] : []
}
