import { definePart, prop } from './part'

/** The parts that only documentation pages may use. `components/docs` draws them. */
export const docsParts = {
  Term: definePart({
    about:
      'Use `Term` where readers of a page first meet a term of the glossary. The words become a link to the glossary, and its definition appears when the reader points at them, focuses them or taps them. Use each term only once on a page, and not in headings, tables or links.',
    props: { id: prop.name('term-ids', 'The ID of a term') },
    place: 'sentence',
    holds: 'sentences',
    examples: ['Each <Term id="workflow">workflow</Term> shows the stages of a task in its own way.'],
  }),
}
