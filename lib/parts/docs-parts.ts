import { definePart, mdx, prop } from './part'

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

  Walkthrough: definePart({
    about:
      'Use a walkthrough for instructions with a picture of the app at each step. It contains one numbered list and nothing else. On a computer, the steps are next to one picture, which follows the step you point at or scroll to. On a phone and on paper, each picture is under its step. [Illustrate steps](editors.md#illustrate-steps) explains the files.',
    props: { id: prop.name('walkthrough-ids', 'A file in `content/walkthroughs`, without `.yml`') },
    holds: 'numbered-list',
    examples: [
      mdx`
        <Walkthrough id="app-lock">

        1. Open **Settings → Privacy → App lock**.
        2. Choose how soon the app locks.
        3. Enter a PIN, and enter it again to confirm.
        4. If you like, turn on biometrics.

        </Walkthrough>`,
    ],
  }),
}
