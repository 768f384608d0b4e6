import { detectPlatform } from '../platform'

/** Writes the visitor's system on <html>, so that style sheets can choose between two drawn variants before anything shows. */
export function startPlatform(): void {
  const platform = detectPlatform(navigator)
  if (platform) document.documentElement.dataset.os = platform
}
