/**
 * The site's configuration: whatever a non-programmer may want to change, apart from the content. This is a plain module (not TypeScript), so that
 * the MDX plugins, which run before anything is compiled, read the same values.
 *
 * To rename the product, change only `name`. Hosts, scheme and file names are separate facts (product canon, section 0).
 */

/** @satisfies {import('./config-types').SiteConfig} */
export const config = /** @type {const} */ ({
  name: 'Dayloom',
  // style-allow long-sentence: the specification gives this text
  tagline:
    'The all-in-one, encrypted and privacy-friendly productivity and life-tracking app: tasks, habits, journal, notes, mood tracker, people and relationships.',
  shortTagline: 'The all-in-one, encrypted and privacy-friendly productivity and life-tracking app.',
  madeIn: 'Made in Prague and Berlin, used all over the world.',
  copyright: '© 2019-present',

  url: 'https://dayloom.example',
  hosts: { api: 'api.dayloom.example', mail: 'in.dayloom.example' },
  supportEmail: 'support@dayloom.example',
  /**
   * When `security.txt` expires, at most a year ahead. It's a fixed day, so that every build of a commit is the same. The content check warns 60 days
   * before and fails afterwards. Before you write a later day, check that the addresses in the file still reach us.
   */
  securityExpires: '2027-11-01T00:00:00Z',
  scheme: 'dayloom://',
  fileStem: 'dayloom',

  repository: { url: 'https://code.dayloom.example/site', branch: 'main' },
  social: { name: 'Mastodon', url: 'https://social.dayloom.example/@team' },
  /** The link that invites people to the community on Slack. */
  slackInvite: 'https://slack.dayloom.example',
  ideaPortal: 'https://ideas.dayloom.example',
  /**
   * Privacy-friendly analytics: the host whose visits are counted, and the address of the script. With `script: null`, nothing is loaded. With an
   * address, the script is loaded only on that host, so never on previews. Events are sent only if the script's global function exists.
   */
  analytics: { domain: 'dayloom.example', script: null },

  stores: {
    microsoft: {
      name: 'Microsoft Store',
      url: 'https://apps.microsoft.com/detail/dayloom',
      event: 'Microsoft Store opened',
    },
    mac: { name: 'Mac App Store', url: 'https://apps.apple.com/app/dayloom/mac', event: 'Mac App Store opened' },
    snap: { name: 'Snap Store', url: 'https://snapcraft.io/dayloom', event: 'Snap Store opened' },
    ios: { name: 'App Store', url: 'https://apps.apple.com/app/dayloom', event: 'App Store opened' },
    play: {
      name: 'Play Store',
      url: 'https://play.google.com/store/apps/details?id=dayloom',
      event: 'Play Store opened',
    },
  },

  /** Where the direct downloads are kept, without a slash at the end. */
  downloadsUrl: 'https://downloads.dayloom.example',
  /** `suffix` follows `<fileStem>-<version>-`. */
  directFiles: {
    winUniversal: {
      platform: 'win',
      label: 'Installer (Universal)',
      suffix: 'universal.exe',
      note: 'x86-64 and ARM64',
      since: '2.0.5',
    },
    winX86: {
      platform: 'win',
      label: 'Installer (x86)',
      suffix: 'x86.exe',
      note: '64-bit Intel and AMD',
      since: '0.2',
    },
    mac: {
      platform: 'mac',
      label: 'Installer (DMG, Universal)',
      suffix: 'universal.dmg',
      note: 'Apple silicon and Intel',
      since: '1.9',
    },
    linux: { platform: 'linux', label: 'AppImage (x86)', suffix: 'x86.AppImage', note: 'x86-64', since: '0.4' },
  },

  /** Prices per account. The number is the same in euros (VAT included) and US dollars (sales tax added where it's due). */
  prices: { month: 6, year: 60, educationMonth: 3, educationYear: 30 },

  colorMode: { default: 'light', respectSystem: true, switch: true },
  /** `openGraph`: the language and country, as shared links give them. */
  locales: [{ id: 'en', label: 'English', openGraph: 'en_GB' }],

  /**
   * Shown above the navbar until it's closed. Its text is in content/fragments/announcement.mdx. A new `id` shows it to everyone again, and `null`
   * instead of an announcement removes the bar.
   */
  announcement: {
    id: 'release-{latest}',
    backgroundColor: '#381d6d',
    textColor: '#f7f5fe',
    isCloseable: true,
  },

  search: { snippetLength: 50 },

  /** Whether the framework's scripts wait until the reader does something (`lib/browser/runtime`). With `false`, they run as Next would run them. */
  deferRuntime: true,

  /**
   * Whether pages that visitors use are kept on their devices, so that they can be read without a connection (`lib/browser/offline`). With `false`, the
   * worker that keeps them removes itself, and everything it kept, from each device at the next visit.
   */
  offline: true,
})
