import { findDescriptionFault } from '@/lib/check/rules/front-matter'
import { fillSiteTokens } from '@/lib/source/site-tokens.mjs'
import { describeChoices, findNearest } from '@/lib/utils/nearest'

/** What's known when a question is asked: the project, and the answers so far. */
export type Asked = {
  /** The root of the project. */
  root: string
  /** Returns the first value of an earlier answer, or an empty text. */
  first: (name: string) => string
}

/** A value to choose, with a word about it for people who choose it in the terminal. */
type Option = { value: string; hint?: string }

/** Something that `npm run new` has to know. Its name is also that of an option on the command line. */
export type Question = {
  /** A few words, to follow the name of the option and to precede the answer. */
  about: string
  /** Whether there can be several values, and what separates them. */
  separator?: ',' | ';'
  isOptional?: boolean
  /** The values to choose from. */
  options?: (asked: Asked) => readonly Option[]
  /** Whether a value that isn't among the options can be right, too. */
  isOpen?: boolean
  /** Returns what's wrong with a value that isn't among the options, if there's more to say than what the options are. */
  describeUnknown?: (value: string, asked: Asked) => string | undefined
  /** The answer of someone who has nothing to say. */
  fallback?: (asked: Asked) => readonly string[]
  /** Whether the question arises at all. */
  arises?: (asked: Asked) => boolean
  /** Returns what's wrong with a value and how to fix it, or undefined if nothing is. */
  check?: (value: string, asked: Asked) => string | undefined
}
export type Questions = Readonly<Record<string, Question>>

/** The answers to questions: a list for those that have a separator, otherwise a text, which is empty if nobody answered. */
export type Answers<Q extends Questions> = {
  [Name in keyof Q]: Q[Name] extends { separator: string } ? readonly string[] : string
}

/** Returns what's wrong with the values for a question, each with its fix. */
export function listFaults(question: Question, values: readonly string[], asked: Asked): string[] {
  if (values.length === 0 && !question.isOptional) return [describeMissing(question, asked)]
  if (values.length > 1 && !question.separator) return ['is given more than once  (keep one)']
  return values.flatMap((value) => {
    const known = question.isOpen ? undefined : question.options?.(asked).map((option) => option.value)
    if (!value.trim()) return ['is empty  (write something)']
    if (known && !known.includes(value))
      return [question.describeUnknown?.(value, asked) ?? describeUnknown(value, known)]
    return question.check?.(value, asked) ?? []
  })
}

const most = 30
const takeSome = (values: readonly string[]) => [...values.slice(0, most), ...(values.length > most ? ['…'] : [])]

const describeSome = (values: readonly string[]) =>
  values.length > 0 ? describeChoices(takeSome(values)) : "there's nothing to choose from"

/** Returns the words for an answer that's missing, with what's allowed. */
function describeMissing({ about, options, isOpen }: Question, asked: Asked): string {
  const values = options?.(asked).map(({ value }) => value)
  if (!values || isOpen) return `is missing: ${about}`
  return `is missing: ${about}  (${describeSome(values)})`
}

function describeUnknown(value: string, known: readonly string[]): string {
  // Nobody who types a name means `none`.
  const names = known.filter((option) => option !== 'none')
  const nearest = findNearest(value, names) ?? names.find((option) => option.includes(value))
  const choice = describeSome(known)
  return `can't be "${value}"  (${nearest ? `write ${nearest}` : choice})`
}

/** Splits what someone has typed into values. */
export function splitValues({ separator }: Question, text: string): string[] {
  const values = separator ? text.split(separator) : [text]
  return values.map((value) => value.trim()).filter((value) => value || !separator)
}

/** Returns what's wrong with the length of a description and how to fix it, or undefined if nothing is. */
export function checkDescription(description: string): string | undefined {
  const fault = findDescriptionFault(fillSiteTokens(description))
  return fault && `can't be used: ${fault.message}  (${fault.fix})`
}
