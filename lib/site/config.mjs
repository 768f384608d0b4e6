/**
 * The site's configuration: everything a non-programmer changes that is not content. A plain module (not TypeScript), so that
 * the MDX plugins, which run before anything is compiled, read the same values.
 *
 * Renaming the product means changing `name` alone; hosts, scheme and file names are separate facts (product canon, section 0).
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
  scheme: 'dayloom://',
  fileStem: 'dayloom',
  /** The version of the documentation that has no version in its path. */
  currentDocsVersion: '2.x',

  repository: { url: 'https://code.dayloom.example/site', branch: 'main' },
  social: { name: 'Mastodon', url: 'https://social.dayloom.example/@team' },
  /** The invitation to the community on Slack. */
  slackInvite: 'https://slack.dayloom.example',
  ideaPortal: 'https://ideas.dayloom.example',
  /**
   * Privacy-friendly analytics: the host it counts for, and the address of its script. `script: null` loads nothing; with an address it is loaded
   * on that host alone, so never on previews. Events are sent only if its global function exists.
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

  /** Where the direct files are kept; no slash at the end. */
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

  /** Per account. Amounts are the same number in euro (VAT included) and US dollar (sales tax added where due). */
  prices: { month: 6, year: 60, educationMonth: 3, educationYear: 30 },

  colorMode: { default: 'light', respectSystem: true, switch: true },
  /** `openGraph`: the language as shared links name it, with its country. */
  locales: [{ id: 'en', label: 'English', openGraph: 'en_GB' }],

  /** Shown above the navbar until closed; its words stand in content/fragments/announcement.mdx. A new `id` shows it again to everyone; `null`
   * removes the bar. */
  announcement: {
    id: 'release-{latest}',
    backgroundColor: '#381d6d',
    textColor: '#f7f5fe',
    isCloseable: true,
  },

  search: { snippetLength: 50 },

  /** Whether the framework's scripts wait for the reader's first move (`lib/browser/runtime`). `false`: they run as Next itself would run them. */
  deferRuntime: true,
})
