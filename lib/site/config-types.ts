/** Operating systems the app runs on, in the order in which pages show them (spec, section 3). */
export const platformIds = ['win', 'mac', 'linux', 'ios', 'android'] as const
export type PlatformId = (typeof platformIds)[number]

export type Store = { name: string; url: string; event: string }

export type DirectFile = { platform: PlatformId; label: string; suffix: string; note: string; since: string }

/** The shape of `config.mjs`. The comments there explain what each value is for. */
export type SiteConfig = {
  name: string
  tagline: string
  shortTagline: string
  madeIn: string
  copyright: string
  url: `https://${string}`
  hosts: { api: string; mail: string }
  supportEmail: string
  scheme: `${string}://`
  fileStem: string
  currentDocsVersion: string
  repository: { url: string; branch: string }
  social: { name: string; url: string }
  slackInvite: `https://${string}`
  ideaPortal: string
  analytics: { domain: string; script: `https://${string}` | null }
  stores: Record<'microsoft' | 'mac' | 'snap' | 'ios' | 'play', Store>
  downloadsUrl: `https://${string}`
  directFiles: Record<'winUniversal' | 'winX86' | 'mac' | 'linux', DirectFile>
  prices: { month: number; year: number; educationMonth: number; educationYear: number }
  colorMode: { default: 'light' | 'dark'; respectSystem: boolean; switch: boolean }
  locales: readonly { id: string; label: string; openGraph: string }[]
  announcement: { id: string; backgroundColor: string; textColor: string; isCloseable: boolean } | null
  search: { snippetLength: number }
  deferRuntime: boolean
}
