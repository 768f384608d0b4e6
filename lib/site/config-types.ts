import type { PlatformId, StoreId } from './platforms'

export type Store = { name: string; url: string; event: `${string} opened` }

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
  securityExpires: `${string}Z`
  scheme: `${string}://`
  fileStem: string
  repository: { url: string; branch: string }
  social: { name: string; url: string }
  slackInvite: `https://${string}`
  ideaPortal: string
  analytics: { domain: string; script: `https://${string}` | null }
  stores: Record<StoreId, Store>
  downloadsUrl: `https://${string}`
  directFiles: Record<'winUniversal' | 'winX86' | 'mac' | 'linux', DirectFile>
  prices: { month: number; year: number; educationMonth: number; educationYear: number }
  colorMode: { default: 'light' | 'dark'; respectSystem: boolean; switch: boolean }
  locales: readonly { id: string; label: string; openGraph: string }[]
  announcement: { id: string; backgroundColor: string; textColor: string; isCloseable: boolean } | null
  search: { snippetLength: number }
  deferRuntime: boolean
  offline: boolean
}
