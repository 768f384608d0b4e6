import {
  combineTextAndLanguageSettings,
  getDefaultSettings,
  getDictionary,
  mergeSettings,
  readSettings,
  refreshDictionaryCache,
  validateText,
} from 'cspell-lib'

export type Misspelling = { at: number; word: string; suggestions: readonly string[] }
export type SpellingChecker = (text: string) => Promise<Misspelling[]>

/**
 * Loads the dictionaries that `cspell.config.yaml` names, which editors' spelling plugins read too: British English and the words of this project.
 * @returns a function that lists the unknown words of a text
 */
export async function loadSpelling(configuration: string): Promise<SpellingChecker> {
  const merged = mergeSettings(await getDefaultSettings(false), await readSettings(configuration))
  const settings = combineTextAndLanguageSettings(merged, '', ['plaintext'])
  // cspell keeps what it has read as long as the process runs, but somebody may have added a word to our list.
  await refreshDictionaryCache(0)
  const dictionary = await getDictionary(settings)
  const suggest = (word: string) => dictionary.suggest(word, { numSuggestions: 3, numChanges: 3 }).slice(0, 3)
  return async (text) => {
    const issues = await validateText(text, settings, { generateSuggestions: false })
    return issues.map(({ offset, text: word }) => ({
      at: offset,
      word,
      suggestions: suggest(word).map((found) => found.word),
    }))
  }
}
