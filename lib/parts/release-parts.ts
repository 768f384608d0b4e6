import { definePart, prop } from './part'

/** The parts that only release posts may use. `components/releases` draws them. */
export const releaseParts = {
  BeforeAfter: definePart({
    about:
      'Use `BeforeAfter` for a fix that readers can see. It shows two miniatures next to each other, or one below the other on a phone. Write it after the list of fixes.',
    props: {
      before: prop.name('miniature-ids', 'The miniature with the mistake'),
      after: prop.name('miniature-ids', 'The miniature of how it is now'),
    },
    holds: 'nothing',
    examples: ['<BeforeAfter before="fix-birthdays-before" after="fix-birthdays-after" />'],
  }),
}
