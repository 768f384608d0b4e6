import { parseArgs } from 'node:util'
import { Refusal } from '../fail.mjs'
import type { Kind } from './kind'
import { type Answers, type Asked, listFaults, type Question, type Questions, splitValues } from './questions'

/** Asks someone a question and returns the values. */
export type Ask = (question: Question, asked: Asked) => Promise<readonly string[]>

/**
 * Reads the answers for a kind from a command line, and asks for those that are missing. Without anybody to ask, a missing answer is its fallback.
 * @param ask missing if nobody is there
 * @throws {Refusal} that lists everything that's missing or wrong
 */
export async function readAnswers(
  kind: Kind,
  args: readonly string[],
  root: string,
  ask?: Ask,
): Promise<Answers<Questions>> {
  const given = readGiven(kind, args)
  const values = new Map<string, readonly string[]>()
  const asked: Asked = { root, first: (name) => values.get(name)?.[0] ?? '' }
  const faults: string[] = []
  for (const [index, [name, question]] of Object.entries(kind.questions).entries()) {
    const own = given.get(name)
    if (question.arises?.(asked) === false) {
      if (own) faults.push(`--${name} doesn't apply here  (leave it out)`)
      continue
    }
    if (own || !ask) {
      const found = own ?? question.fallback?.(asked) ?? []
      const label = index === 0 ? name.toUpperCase() : `--${name}`
      faults.push(...listFaults(question, found, asked).map((fault) => `${label} ${fault}`))
      values.set(name, found)
    } else {
      // Nobody should type all the answers and then learn that the command line was wrong.
      if (faults.length) break
      values.set(name, await ask(question, asked))
    }
  }
  if (faults.length) throw new Refusal(`${faults.join('\n')}\n\nFor help, run npm run new -- ${kind.name} --help`)
  const answers = Object.entries(kind.questions).map(([name, question]) => {
    const found = values.get(name) ?? []
    return [name, question.separator ? found : (found[0] ?? '')]
  })
  return Object.fromEntries(answers)
}

/** Returns the values on the command line, by the name of their question. */
function readGiven({ name, questions }: Kind, args: readonly string[]): Map<string, string[]> {
  const options = Object.fromEntries(
    Object.keys(questions).map((key) => [key, { type: 'string', multiple: true } as const]),
  )
  const { values, positionals } = parse(name, args, options)
  const given = new Map<string, string[]>()
  const [first = ''] = Object.keys(questions)
  const [own, ...rest] = positionals
  if (rest.length)
    throw new Refusal(
      `"${rest[0]}" doesn't belong to any option  (write -- before the options, as in npm run new -- ${name} ${own} --option "…")`,
    )
  if (own !== undefined) given.set(first, [own])
  for (const [key, texts] of Object.entries(values)) {
    const question = questions[key]
    if (question && Array.isArray(texts))
      given.set(key, [...(given.get(key) ?? []), ...texts.flatMap((text) => splitValues(question, text))])
  }
  return given
}

function parse(name: string, args: readonly string[], options: Record<string, { type: 'string'; multiple: true }>) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options })
  } catch (error) {
    const [message] = (error as Error).message.split('. To specify')
    throw new Refusal(`${message}  (for the options, run npm run new -- ${name} --help)`)
  }
}

/** Returns the help for a kind: what it makes, and its options with what they mean and which values they take. */
export function describeKind({ name, about, questions }: Kind, root: string): string {
  const [first = '', ...others] = Object.keys(questions)
  const width = Math.max(...Object.keys(questions).map((key) => key.length)) + 4
  const lines = Object.entries(questions).map(([key, question]) => {
    const label = key === first ? key.toUpperCase() : `--${key}`
    return `  ${label.padEnd(width)}${[question.about, ...listRules(question, root)].join('. ')}`
  })
  const usage = `npm run new -- ${name} ${first.toUpperCase()}${others.length ? ' --OPTION VALUE …' : ''}`
  return `${usage}\n\n${about} In a terminal, it asks for what you leave out.\n\n${lines.join('\n')}`
}

/** More values than these are only listed when one is missing or wrong. */
const longest = 20

function listRules({ separator, isOptional, options, fallback }: Question, root: string): string[] {
  const known = listIndependent((asked) => options?.(asked).map(({ value }) => value) ?? [], root)
  const byDefault = listIndependent((asked) => fallback?.(asked) ?? [], root)
  return [
    ...(known.length && known.length <= longest ? [`One of ${known.join(', ')}`] : []),
    ...(separator ? [`Separate several with ${separator === ',' ? 'commas' : 'semicolons'}`] : []),
    ...(byDefault.length ? [`Default: ${byDefault.join(', ')}`] : []),
    ...(isOptional ? ['Optional'] : []),
  ]
}

/** Returns values that don't depend on another answer, or an empty list if they do. */
function listIndependent(list: (asked: Asked) => readonly string[], root: string): readonly string[] {
  let depends = false
  const first = () => {
    depends = true
    return ''
  }
  try {
    const values = list({ root, first })
    return depends ? [] : values
  } catch {
    return []
  }
}
