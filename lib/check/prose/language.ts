import type { Root } from 'nlcst'
import remarkParse from 'remark-parse'
import remarkRetext from 'remark-retext'
import retextEnglish from 'retext-english'
import retextIndefiniteArticle from 'retext-indefinite-article'
import retextReadability from 'retext-readability'
import retextRepeatedWords from 'retext-repeated-words'
import retextUseContractions from 'retext-use-contractions'
import { type Processor, unified } from 'unified'
import { VFile } from 'vfile'
import type { VFileMessage } from 'vfile-message'
import type { Passage, TextKind } from './passage'

/** The type that remark-retext expects for its destination. */
type Bridge = Processor<Root>

type GrammarProblem = { at: number; rule: string; message: string; fix: string }

/** Kinds in which sentences stay formal. */
const withoutContractions: readonly TextKind[] = ['legal', 'api']
/** Kinds whose sentences can be long because they list what applies. */
const withoutReadability: readonly TextKind[] = ['legal', 'comments', 'messages']

const createProcessor = (kind: TextKind) => {
  const english = unified().use(retextEnglish).use(retextRepeatedWords).use(retextIndefiniteArticle)
  if (!withoutContractions.includes(kind)) english.use(retextUseContractions)
  // Seven formulas vote; a sentence is reported when five of them find it too hard for a reader of 18.
  if (!withoutReadability.includes(kind)) english.use(retextReadability, { age: 18, threshold: 5 / 7, minWords: 15 })
  // The plugin's types expect a processor without a parser, but the plugin needs one with a parser.
  return unified()
    .use(remarkParse)
    .use(remarkRetext, english as unknown as Bridge)
}
const processors = new Map<TextKind, ReturnType<typeof createProcessor>>()

/** Returns what the retext plugins find in a passage. */
export async function listGrammarProblems({ start, text, kind }: Passage): Promise<GrammarProblem[]> {
  const processor = processors.get(kind) ?? createProcessor(kind)
  processors.set(kind, processor)
  const lead = text.length - text.trimStart().length
  const file = new VFile({ value: text.slice(lead) })
  await processor.run(processor.parse(file), file)
  return file.messages.flatMap((message) => toProblem(message, start + lead) ?? [])
}

function toProblem(
  { source, ruleId, reason, actual, expected, place }: VFileMessage,
  start: number,
): GrammarProblem | undefined {
  const point = place && ('start' in place ? place.start : place)
  const at = start + (point?.offset ?? 0)
  const meant = expected?.[0]?.replaceAll('’', "'")
  if (source === 'retext-repeated-words')
    return { at, rule: 'repeated-word', message: `"${actual}" appears twice`, fix: 'remove one' }
  if (source === 'retext-indefinite-article')
    return { at, rule: 'article', message: `"${actual}" doesn't fit the next word`, fix: `write ${meant}` }
  if (source === 'retext-readability')
    return {
      at,
      rule: 'long-sentence',
      message: 'this sentence is hard to read',
      fix: 'split it, or use shorter words',
    }
  // Without "not", a contraction is often wrong: "as it is", "she has two options".
  if (source === 'retext-use-contractions' && /not$/.test(actual ?? '')) {
    return { at, rule: 'contraction', message: `"${actual}" is too formal here`, fix: `write ${meant}` }
  }
  if (/^retext-(?:use-contractions|readability)$/.test(source ?? '')) return undefined
  return { at, rule: ruleId ?? 'grammar', message: reason, fix: 'rewrite it' }
}
