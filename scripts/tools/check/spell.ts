import { loadSpelling, type Misspelling, type SpellingChecker } from '@/lib/check/prose/spelling'

let spelling: Promise<SpellingChecker> | undefined

/** Checks the spelling of a text in a thread. The first text has to wait for the dictionaries. @param configuration the path of `cspell.config.yaml` */
export async function work(text: string, configuration: string): Promise<Misspelling[]> {
  spelling ??= loadSpelling(configuration)
  return (await spelling)(text)
}
