import { autocomplete, autocompleteMultiselect, isCancel, multiselect, select, text } from '@clack/prompts'
import { Refusal } from '../fail'
import { type Asked, listFaults, type Question, splitValues } from './questions'

/** More options than this are found faster by typing. */
const mostToRead = 12

/**
 * Asks a question in the terminal, until the answer fits. This is the only module that knows the package that draws the questions.
 * @throws {Refusal} if the person presses Ctrl+C or Esc
 */
export async function askInTerminal(question: Question, asked: Asked): Promise<readonly string[]> {
  const options = question.options?.(asked)
  const answer = await (options?.length ? choose(question, asked, [...options]) : type(question, asked))
  if (isCancel(answer)) throw new Refusal('Nothing has been changed.')
  return (Array.isArray(answer) ? answer : splitValues(question, answer)).filter(Boolean)
}

function choose(question: Question, asked: Asked, options: { value: string; hint?: string }[]) {
  const fallback = question.fallback?.(asked) ?? []
  const message = question.about
  const isLong = options.length > mostToRead
  if (question.separator) {
    const shared = { message, options, initialValues: [...fallback], required: !question.isOptional }
    return isLong ? autocompleteMultiselect({ ...shared, maxItems: mostToRead }) : multiselect(shared)
  }
  const all = question.isOptional ? [{ value: '', label: 'None' }, ...options] : options
  const shared = { message, options: all, initialValue: fallback[0], maxItems: mostToRead }
  return isLong ? autocomplete(shared) : select(shared)
}

function type(question: Question, asked: Asked) {
  const notes = [
    ...(question.separator ? [`separate several with ${question.separator === ',' ? 'commas' : 'semicolons'}`] : []),
    ...(question.isOptional ? ['optional'] : []),
  ]
  return text({
    message: notes.length ? `${question.about} (${notes.join('; ')})` : question.about,
    initialValue: question.fallback?.(asked).join(', '),
    validate: (typed = '') => {
      const values = splitValues(question, typed).filter(Boolean)
      return listFaults(question, values, asked).map((fault) => `This ${fault}`)[0]
    },
  })
}
