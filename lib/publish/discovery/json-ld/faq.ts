import type { Root, RootContent } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import type { FAQPage } from 'schema-dts'
import type { Entry } from '../../../catalogue/entry'
import { toUrl } from '../../../site/address'

export type Question = { question: string; answer: string }

/** The number of questions that make a page of questions. Fewer are headings like any others. */
const enough = 3

/** Lists the questions among the headings of a page, with their answers. Returns an empty list if the page isn't about questions. */
export function listQuestions({ children }: Root): Question[] {
  const questions: Question[] = []
  let open: Question | undefined
  for (const node of children) {
    if (node.type === 'heading') {
      const question = textOf(node)
      open = question.endsWith('?') ? { question, answer: '' } : undefined
      if (open) questions.push(open)
    } else if (open) open.answer = `${open.answer}\n${toWords(node)}`.trim()
  }
  const answered = questions.filter(({ answer }) => answer !== '')
  return answered.length >= enough ? answered : []
}

/** Returns the text of a block, with one line for each list item. */
function toWords(node: RootContent): string {
  return node.type === 'list' ? node.children.map((item) => `- ${textOf(item)}`).join('\n') : textOf(node)
}

/** Builds the data of a page of questions and answers. */
export function buildFaq({ href }: Entry, questions: readonly Question[]): FAQPage {
  return {
    '@type': 'FAQPage',
    url: toUrl(href),
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
