import {
  autocomplete,
  autocompleteMultiselect,
  confirm,
  isCancel,
  log,
  multiselect,
  select,
  text,
} from '@clack/prompts'
import { Refusal } from '../fail.mjs'
import { type Asked, listFaults, type Question, splitValues } from './questions'

/** More options than this are found faster by typing. */
const mostToRead = 12

/**
 * Asks a question in the terminal, until the answer fits. This is the only module that knows the package that draws the questions.
 * @throws {Refusal} if the person presses Ctrl+C or Esc
 */
export async function askInTerminal(question: Question, asked: Asked): Promise<readonly string[]> {
  const options = question.options?.(asked)
  for (let before = question.fallback?.(asked) ?? []; ; ) {
    const answer = await (options?.length ? choose(question, before, [...options]) : type(question, asked, before))
    if (isCancel(answer)) throw new Refusal('Nothing has been changed.')
    before = (Array.isArray(answer) ? answer : splitValues(question, answer)).filter(Boolean)
    const [fault] = describeFaults(question, before, asked)
    if (!fault) return before
    // The package checks what's typed itself, but not what's chosen.
    log.warn(fault)
  }
}

/** Asks in the terminal whether to do something. Ctrl+C and Esc mean no. */
export async function confirmInTerminal(message: string): Promise<boolean> {
  return (await confirm({ message, initialValue: false })) === true
}

const describeFaults = (question: Question, values: readonly string[], asked: Asked) =>
  listFaults(question, values, asked).map((fault) => `This ${fault}`)

/** @param before what's chosen at the start */
function choose(question: Question, before: readonly string[], options: { value: string; hint?: string }[]) {
  const message = question.about
  const isLong = options.length > mostToRead
  if (question.separator) {
    const shared = { message, options, initialValues: [...before], required: !question.isOptional }
    return isLong ? autocompleteMultiselect({ ...shared, maxItems: mostToRead }) : multiselect(shared)
  }
  const all = question.isOptional ? [{ value: '', label: 'None' }, ...options] : options
  const shared = { message, options: all, initialValue: before[0], maxItems: mostToRead }
  return isLong ? autocomplete(shared) : select(shared)
}

function type(question: Question, asked: Asked, before: readonly string[]) {
  const notes = [
    ...(question.separator ? [`separate several with ${question.separator === ',' ? 'commas' : 'semicolons'}`] : []),
    ...(question.isOptional ? ['optional'] : []),
  ]
  return text({
    message: notes.length ? `${question.about} (${notes.join('; ')})` : question.about,
    initialValue: before.join(', '),
    validate: (typed = '') => {
      const values = splitValues(question, typed).filter(Boolean)
      return describeFaults(question, values, asked)[0]
    },
  })
}
