import { formIds } from '../forms/forms'
import { definePart, mdx, prop } from './part'

/** The parts of home, marketing and utility pages. `components/sections` draws most of them. */
export const pageParts = {
  Hero: definePart({
    about:
      "Shows the page's title, so it comes first on a page with `layout: sections`. Write paragraphs, then `Actions`. A paragraph after the actions appears as small print.",
    props: {
      band: prop
        .flag(
          "Adds the woven pattern below. Use it only if a `Day` follows, because the day's line starts at the pattern's edge.",
        )
        .optional(),
      miniature: prop.name('miniature-ids', 'A picture next to the text').optional(),
      picture: prop
        .choice(
          ['mark', 'years'],
          'A drawing next to the text, instead of a `miniature`. `mark` is the logo with the clear space around it. `years` is a woven cloth with a stitch for each month: the more changed that month, the stronger its colour',
        )
        .optional(),
    },
    holds: 'blocks',
    examples: [
      mdx`
        <Hero miniature="home-today">

        Plan the day, write the journal and keep your habits in one encrypted app.

        <Actions>
        <DownloadAction />
        <Action href="/pricing" label="See the plans" />
        </Actions>

        Free for personal use.

        </Hero>`,
    ],
  }),

  Actions: definePart({
    about: "Shows one or more buttons. The first one is the page's main action, unless it has `quiet`.",
    props: {},
    holds: ['Action', 'DownloadAction'],
  }),

  Action: definePart({
    about: 'Shows a button that leads to a page.',
    props: {
      href: prop.href('The address of the page'),
      label: prop.text('The text on the button'),
      quiet: prop.flag('Makes the first button look like the others').optional(),
    },
    holds: 'nothing',
  }),

  DownloadAction: definePart({
    about: "Shows a button that leads to the downloads and names the visitor's system.",
    props: {},
    holds: 'nothing',
  }),

  Section: definePart({
    about: 'Shows text under a heading, with a picture if you like.',
    props: {
      title: prop.text('The heading'),
      id: prop.anchor('An ID for links to this section').optional(),
      aside: prop.name('miniature-ids', 'A picture next to the text').optional(),
      tone: prop.choice(['well'], '`well` gives the section a quiet background across the full width').optional(),
      wide: prop
        .flag('Puts the content below the heading instead of next to it, for pictures and wide tables')
        .optional(),
    },
    holds: 'blocks',
    examples: [
      '<Section title="One inbox for everything" aside="quick-add-train">\n\nType a line, and the app reads the day, the list and the estimate from it.\n\n</Section>',
      mdx`
        <Section title="On a quiet background" id="quiet" tone="well">

        The text can contain lists:

        - one item
        - another item

        </Section>`,
    ],
  }),

  Day: definePart({
    about: 'Shows the moments of one day along a line.',
    props: { title: prop.text('The heading'), lead: prop.text('A sentence below the heading').optional() },
    holds: ['Moment'],
    examples: [
      mdx`
        <Day title="A day" lead="From the first coffee to the last page.">
        <Moment time="07:10" title="Choose what matters" href="/docs/features/tasks/workflows" label="How workflows work" miniature="home-today">Three tasks are enough.</Moment>
        <Moment time="21:30" title="Close the day" href="/docs/features/journal" label="How the journal works" miniature="home-journal">Write a line about it.</Moment>
        </Day>`,
    ],
  }),

  Moment: definePart({
    about: 'Shows a time of day, with text, a picture and a link.',
    props: {
      time: prop.text('The time, such as 07:10'),
      title: prop.text('The heading'),
      href: prop.href('The page to link to'),
      label: prop.text('The text of the link'),
      miniature: prop.name('miniature-ids', 'The picture'),
    },
    distinct: 'time',
    holds: 'sentences',
  }),

  Grid: definePart({
    about:
      'Shows short items side by side. On a page of prose, leave out the title and write a heading of level 2 above it, which the contents list shows.',
    props: { title: prop.text('The heading').optional() },
    holds: ['GridItem'],
    examples: [
      mdx`
        <Grid title="Made for every day">
        <GridItem title="Works offline" href="/docs/getting-started/privacy">Everything is on your device, and changes follow later.</GridItem>
        <GridItem title="No ads">The plans pay for the app.</GridItem>
        <GridItem figure="30 days" title="of Premium for every new account">You don't need a payment card.</GridItem>
        </Grid>`,
    ],
  }),

  GridItem: definePart({
    about:
      'Shows one item. It can start with a `figure` in large type. The title continues it, and screen readers read both as one heading. With `href`, the title is a link.',
    props: {
      title: prop.text('The heading, or the rest of it after the figure'),
      figure: prop.text('The number or amount that the heading starts with, such as 25%').optional(),
      href: prop.href('The page to link to').optional(),
    },
    distinct: 'title',
    holds: 'sentences',
  }),

  Sealed: definePart({
    about:
      'Shows your text next to an example of what the device and the server can read. The example comes from `content/facts/sealed.yml`.',
    props: { title: prop.text('The heading') },
    holds: 'blocks',
    examples: [
      '<Sealed title="What our server sees">\n\nThe app encrypts your data before it leaves the device.\n\n</Sealed>',
    ],
  }),

  Stores: definePart({
    about: "Lists the store for each system and marks the one for the visitor's system.",
    props: {},
    holds: 'nothing',
    examples: ['<Stores />'],
  }),

  NewestRelease: definePart({
    about: 'Shows one line about the newest release.',
    props: {},
    holds: 'nothing',
    examples: ['<NewestRelease />'],
  }),

  Timeline: definePart({
    about: 'Shows releases as a timeline, the oldest first. The cloth next to it gains a thread with each release.',
    props: {},
    holds: ['Milestone'],
    examples: [
      mdx`
        <Timeline>
        <Milestone href="/releases/1.0">Out of beta, with Free and Premium</Milestone>
        <Milestone href="/releases/2.0">One Journal, new encryption</Milestone>
        </Timeline>`,
    ],
  }),

  Milestone: definePart({
    about: 'Shows what a release brought. Its version and date come from its post.',
    props: { href: prop.href('The address of the release post') },
    distinct: 'href',
    holds: 'sentences',
  }),

  Faq: definePart({
    about: 'Shows questions whose answers open and close.',
    props: {
      title: prop.text('The heading'),
      id: prop.anchor('An ID for links to these questions').optional(),
    },
    holds: ['Question'],
    examples: [
      mdx`
        <Faq title="Questions">
        <Question title="Can I export my data?">

        Yes, at any time and on both plans.

        </Question>
        <Question title="Do you read my notes?">

        We can't. Only your devices have the keys.

        </Question>
        </Faq>`,
    ],
  }),

  Question: definePart({
    about: 'Shows a question. Its answer is the text inside.',
    props: { title: prop.text('The question') },
    distinct: 'title',
    holds: 'blocks',
  }),

  Closing: definePart({
    about: "Shows the page's last call to action. Put `Actions` inside.",
    props: { title: prop.text('The heading') },
    holds: 'blocks',
    examples: [
      mdx`
        <Closing title="Begin with today">

        It takes a minute.

        <Actions>
        <DownloadAction />
        <Action href="/about" label="About us" quiet />
        </Actions>

        </Closing>`,
    ],
  }),

  BrandAssets: definePart({
    about: "Shows the logo to download, the brand's colours and how to write the product's name.",
    props: {},
    holds: 'nothing',
    examples: ['<BrandAssets />'],
  }),

  CopyText: definePart({
    about: 'Shows text with a button that copies it.',
    props: { label: prop.text('What the text is, such as "One sentence"') },
    holds: 'sentences',
    examples: ['<CopyText label="One sentence">An app for tasks, habits and a journal.</CopyText>'],
  }),

  PressPictures: definePart({
    about:
      'Shows miniatures with a PNG of each to download, in light and dark. `npx tsx scripts/tools/build/draw-press.ts` takes the PNGs from the development server.',
    props: { ids: prop.names('miniature-ids', 'The pictures') },
    holds: 'nothing',
    examples: ['<PressPictures ids="home-board home-habits" />'],
  }),

  FactSheet: definePart({
    about: 'Shows the facts that journalists look up, such as versions and prices.',
    props: {},
    holds: 'nothing',
    examples: ['<FactSheet />'],
  }),

  ComparisonTable: definePart({
    about: 'Compares the app with another one. The claims come from `content/facts/comparisons.yml`.',
    props: { id: prop.name('comparison-ids', 'The ID of the comparison') },
    holds: 'nothing',
    examples: ['<ComparisonTable id="todoist" />'],
  }),

  Sources: definePart({
    about: 'Lists the sources of a comparison.',
    props: { id: prop.name('comparison-ids', 'The ID of the comparison') },
    holds: 'nothing',
    examples: ['<Sources id="todoist" />'],
  }),

  Form: definePart({
    about: 'Shows a form from `lib/forms/forms.ts`. A page can have only one.',
    props: { id: prop.choice(formIds, 'The form') },
    holds: 'nothing',
    examples: ['<Form id="contact" />'],
  }),

  OwnerGap: definePart({
    about:
      "Use `OwnerGap` in legal texts for what only the site's owner can write, such as a company's address. The component adds the square brackets.",
    props: {},
    place: 'sentence',
    holds: 'sentences',
    examples: ['This agreement covers use by one person. <OwnerGap>The owner states the minimum age here.</OwnerGap>'],
  }),

  Download: definePart({
    about: 'Shows the downloads for every system, what they need, and what to do next.',
    props: { screen: prop.name('miniature-ids', 'What the phone shows, on iOS and Android') },
    holds: 'nothing',
    examples: ['<Download screen="home-today" />'],
  }),

  Plans: definePart({
    about: 'Shows a card for each of the two plans.',
    props: {},
    holds: 'nothing',
    examples: ['<Plans />'],
  }),
}
