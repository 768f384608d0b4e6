import type { Root, RootContent } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import type { FAQPage } from 'schema-dts'
import { toUrl } from '../../site/address'
import type { SitePage } from '../site-page'

export type Question = { question: string; answer: string }

/** So few questions are headings like others; more make a page of questions. */
const enough = 3

/** The questions among the headings of a page with their answers; none on a page that is not about questions. */
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

/** The words of a block, one line for each part of a list. */
function toWords(node: RootContent): string {
  return node.type === 'list' ? node.children.map((item) => `- ${textOf(item)}`).join('\n') : textOf(node)
}

/** A page of questions and answers. */
export function buildFaq({ href }: SitePage, questions: readonly Question[]): FAQPage {
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
