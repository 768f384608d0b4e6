/**
 * Returns a number that looks random but is the same on every run.
 * @returns 0 <= n < 1
 */
export function noise(a: number, b: number): number {
  const n = Math.sin(a * 127.1 + b * 311.7) * 43758.5453
  return n - Math.floor(n)
}
