import type { PlatformId } from '../site/config-types'

/** The parts of `navigator` that say what system it runs on. */
export type Client = { userAgent: string; platform: string; maxTouchPoints: number }

/**
 * The visitor's system, or undefined when the app does not exist for it.
 * @example detectPlatform({ userAgent: '… Macintosh …', platform: 'MacIntel', maxTouchPoints: 5 }) // => 'ios', an iPad
 */
export function detectPlatform({ userAgent, platform, maxTouchPoints }: Client): PlatformId | undefined {
  if (/CrOS|Windows Phone/.test(userAgent)) return undefined
  // Android says Linux too, so it is asked first.
  if (/Android/.test(userAgent)) return 'android'
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios'
  // An iPad asks for desktop sites by calling itself a Mac; no Mac has a touch screen.
  if (/Mac/.test(platform)) return maxTouchPoints > 1 ? 'ios' : 'mac'
  if (/Win/.test(platform)) return 'win'
  return /Linux/.test(platform) ? 'linux' : undefined
}
