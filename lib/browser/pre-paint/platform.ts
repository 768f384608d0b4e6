import { detectPlatform } from '../platform'

/** Writes the visitor's system to <html>, so that style sheets can choose between two rendered variants before anything is shown. */
export function startPlatform(): void {
  const platform = detectPlatform(navigator)
  if (platform) document.documentElement.dataset.os = platform
}
