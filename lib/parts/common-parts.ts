import { platformIds } from '../site/platforms'
import { calloutTones } from './callout-tones.mjs'
import { definePart, mdx, prop } from './part'

/** The drawings that cards can have. `components/mdx/CardPicture.tsx` draws them. */
const cardPictures = ['account', 'move', 'week', 'keyboard', 'settings', 'help', 'lock', 'code'] as const
export type CardPictureName = (typeof cardPictures)[number]

/** The parts that every page may use. `components/mdx` draws them. */
export const commonParts = {
  Callout: definePart({
    about:
      'Use a callout for the one point a reader mustn\'t miss. Use at most three on a page, and never two in a row, unless the second is a summary. The word after `:::` is the tone, and the square brackets contain your own title in plain text. Without a title, readers see the tone ("Note"). If a callout begins with a heading, that\'s its title, as in the summary at the top of the terms. You can also write `<Callout tone="danger" title="…">`.',
    props: {
      tone: prop.choice(calloutTones, 'How important the point is'),
      title: prop.text('Your own title, in plain text').optional(),
    },
    holds: 'blocks',
    examples: [
      mdx`
        :::warning[Nothing is moved]
        A bulk edit that doesn't fit changes nothing.
        :::`,
      mdx`
        :::note
        You can change this later in the settings of the list.
        :::`,
      mdx`
        :::tip
        Press <Keys id="quick-add" /> to add a task from any screen.
        :::`,
      mdx`
        :::info
        A list that's full still accepts tasks in other stages.
        :::`,
      '<Callout tone="danger" title="Your notes can\'t be restored">\n\nWithout your password and your recovery key, nobody can decrypt them.\n\n</Callout>',
    ],
  }),

  Steps: definePart({
    about:
      'Use steps for instructions in order. The component contains one numbered list and nothing else. A step can have paragraphs, lists, code and pictures.',
    props: {},
    holds: 'numbered-list',
    examples: [
      mdx`
        <Steps>

        1. Open the list.
        2. Click or tap **⋯** next to its name, and choose **WIP limit**.

           The list shows the limit next to its name.
        3. Choose a number.

        </Steps>`,
    ],
  }),

  PlatformTabs: definePart({
    about:
      'Use these tabs only where systems such as Windows and iOS differ. Visitors see the tab for their own system. If they choose another one, the site remembers it for every page. Without JavaScript and on paper, all panels appear one after the other with their labels, so don\'t write "in the next tab".',
    props: {},
    holds: ['Platform'],
    examples: [
      mdx`
        <PlatformTabs>
        <Platform on="win mac linux">

        Press <Keys id="quick-add" />.

        </Platform>
        <Platform on="ios android">

        Tap **+**.

        </Platform>
        </PlatformTabs>`,
    ],
  }),

  Platform: definePart({
    about:
      'Contains the text for one or more systems. The tab names all of them, for example "Windows, macOS and Linux".',
    props: { on: prop.choices(platformIds, 'The systems that the text applies to') },
    distinct: 'on',
    holds: 'blocks',
  }),

  Tabs: definePart({
    about:
      "Use these tabs for alternatives that aren't systems, such as the app that someone imports from. A link can lead into any tab: `#an-id` opens the one that contains the heading with this ID.",
    props: {
      group: prop.text(
        'A name in lower case, with hyphens instead of spaces. Groups with the same name switch together on every page. Screen readers announce `import-source` as "Import source".',
      ),
    },
    holds: ['Tab'],
    examples: [
      mdx`
        <Tabs group="import-source">
        <Tab label="Todoist">

        Choose **Backups**.

        </Tab>
        <Tab label="TickTick">

        Choose **Generate backup**.

        </Tab>
        </Tabs>`,
    ],
  }),

  Tab: definePart({
    about: 'Contains the text for one alternative.',
    props: { label: prop.text('The text on the tab. Use each label only once in a group.') },
    distinct: 'label',
    holds: 'blocks',
  }),

  Fragment: definePart({
    about:
      'Use a fragment if several pages need the same text, such as a note that has to be identical everywhere. The text is in a file in `content/fragments`, without front matter and without headings. Every page that shows it changes with it.',
    props: { id: prop.name('fragment-ids', 'The name of the file, without `.mdx`') },
    holds: 'nothing',
    examples: ['<Fragment id="link-by-email" />'],
  }),

  Keys: definePart({
    about: 'Use `Keys` for a keyboard shortcut in a sentence. Readers see the keys for the keyboard they use.',
    props: {
      id: prop.name('shortcut-ids', 'The ID of a shortcut').optional(),
      win: prop.text("The keys on Windows and Linux, if they aren't in `shortcuts.yml`").optional(),
      mac: prop.text('The same keys on a Mac').optional(),
    },
    oneOf: [['id'], ['win', 'mac']],
    place: 'sentence',
    holds: 'nothing',
    examples: ['Press <Keys id="quick-add" /> anywhere, or <Keys win="Ctrl+Click" mac="⌘Click" /> several tasks.'],
  }),

  Message: definePart({
    about:
      'Use `Message` to quote a message of the app in a sentence. It adds the quotation marks. In titles and headings, type the message.',
    props: { id: prop.name('message-ids', 'The ID of a message') },
    place: 'sentence',
    holds: 'nothing',
    examples: ['Wait until the sync state is <Message id="synced" />.'],
  }),

  Details: definePart({
    about:
      "Use `Details` for something few readers need, such as an exception or a long message to copy. Don't hide a step in it. It opens automatically when a link or the browser's search leads into it, and when the page is printed.",
    props: { summary: prop.text('The line that readers select to show the text, in plain text') },
    holds: 'blocks',
    examples: ['<Details summary="If the code doesn\'t arrive">\n\nCheck your spam folder.\n\n</Details>'],
  }),

  Cards: definePart({
    about:
      'Use cards at the start of an area, to link to two to eight pages. Related pages belong in the front matter instead.',
    props: {},
    holds: ['Card'],
    examples: [
      mdx`
        <Cards>
        <Card title="Workflows" href="/docs/features/tasks/workflows">How a list sorts tasks into stages.</Card>
        <Card title="Timers" href="/docs/features/tasks/timers">Measure how long a task takes.</Card>
        </Cards>`,
      `<Cards>\n${cardPictures.map((name) => `<Card title="Timers" href="/docs/features/tasks/timers" picture="${name}">Measure how long a task takes.</Card>`).join('\n')}\n</Cards>`,
    ],
  }),

  Card: definePart({
    about: "Links to a page and says in a sentence what's there.",
    props: {
      title: prop.text('The name of the page, or the task that it explains'),
      href: prop.href("The page's address"),
      picture: prop.choice(cardPictures, 'A small drawing next to the title').optional(),
    },
    holds: 'sentences',
  }),

  Miniature: definePart({
    about:
      "Use a miniature for a picture of the app. It's drawn from data, so it follows the theme. [Draw miniatures](editors.md#draw-miniatures) explains the files.",
    props: {
      id: prop.name('miniature-ids', 'A file in `content/miniatures`, without `.yml`'),
      caption: prop.text('One sentence that explains what to look at').optional(),
    },
    holds: 'nothing',
    examples: [
      '<Miniature id="wip-limit-full" caption="This list has three tasks in Now, so its limit of 3 has been reached." />',
      '<Miniature id="habits-fortnight" />',
    ],
  }),

  Figure: definePart({
    about:
      "Use `Figure` for any other picture. The check refuses `![…](…)`, because a picture without a size makes the page jump while it loads. SVG files can't contain scripts or load anything: the check reads each file and reports what isn't allowed.",
    props: {
      src: prop.asset('The address of a file in `public`, such as `/images/docs/keys-light.svg`'),
      dark: prop
        .asset('The same drawing for the dark theme, in the same size. Leave it out if one drawing suits both themes.')
        .optional(),
      alt: prop.text("What the drawing shows, for people who can't see it"),
      caption: prop.text('A caption below the drawing').optional(),
      width: prop.number(
        "Its width in pixels. If it's at least 600, the drawing scrolls sideways on a phone instead of shrinking.",
      ),
      height: prop.number('Its height in pixels'),
    },
    holds: 'nothing',
    examples: [
      '<Figure src="/images/docs/keys-light.svg" dark="/images/docs/keys-dark.svg" alt="Your password opens the account key, which opens the key of each list." caption="Each key opens the next." width="720" height="428" />',
    ],
  }),
}
