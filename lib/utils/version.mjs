/**
 * Compares versions for `sort`: negative if `a` is older than `b`, 0 if they're equal, positive if it's newer. A missing part counts as 0.
 * This is a plain module because the MDX plugins, which run before anything is compiled, use it to find the newest version.
 * @param {string} a
 * @param {string} b
 * @returns {number}
 * @example compareVersions('0.10', '0.9') // => a positive number
 */
export function compareVersions(a, b) {
  const left = a.split('.').map(Number)
  const right = b.split('.').map(Number)
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/**
 * Returns whether a text is the number of a release.
 * @param {string} text
 * @example isVersion('2.0.18') // => true
 * @example isVersion('pricing-update') // => false
 */
export function isVersion(text) {
  return /^\d+\.\d+(\.\d+)?$/.test(text)
}
