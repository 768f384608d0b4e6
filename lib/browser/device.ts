import type { PlatformId } from '../site/platforms'

/** The parts of `navigator` that tell which system it runs on. Only Chromium has `userAgentData`, and only on secure addresses. */
export type Client = {
  userAgentData?: { platform?: string }
  userAgent: string
  platform: string
  maxTouchPoints: number
}

/**
 * Patterns for the systems. Their order matters: systems without an app often name another one too, Android also says Linux, and iPhones say "like Mac OS
 * X".
 */
const systems: readonly [RegExp, PlatformId?][] = [
  [/CrOS|Chrom\w+ OS|Windows Phone/],
  [/Android/, 'android'],
  // Browsers other than Safari call themselves CriOS or FxiOS.
  [/iPhone|iPad|iPod|iOS/, 'ios'],
  [/Win/, 'win'],
  [/Mac|macOS/, 'mac'],
  [/Linux/, 'linux'],
]

/**
 * Returns the visitor's system, or undefined if the app isn't available for it.
 * @example detectPlatform({ userAgent: '… Macintosh …', platform: 'MacIntel', maxTouchPoints: 5 }) // => 'ios', an iPad
 */
export function detectPlatform({ userAgentData, userAgent, platform, maxTouchPoints }: Client): PlatformId | undefined {
  const hint = userAgentData?.platform ?? ''
  for (const source of [hint, userAgent, platform]) {
    const system = systems.find(([pattern]) => pattern.test(source))
    if (!system) continue
    // An iPad asks for desktop sites by calling itself a Mac, but it has a touch screen and no client hints.
    return system[1] === 'mac' && source !== hint && maxTouchPoints > 1 ? 'ios' : system[1]
  }
  return undefined
}

/** What some browsers report about the connection. TypeScript doesn't have a type for it yet. */
type Connection = { saveData?: boolean; effectiveType?: string }

/** Returns whether prefetching is fair to the visitor: not with data saver on, nor on a 2g connection. An unknown connection counts as a good one. */
export function isPrefetchFair(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return !connection?.saveData && !connection?.effectiveType?.endsWith('2g')
}
