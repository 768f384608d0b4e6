/**
 * Whether version `a` is older (negative), equal (0) or newer (positive) than `b`; made for `sort`. A missing part counts as 0.
 * A plain module: the MDX plugins, which run before anything is compiled, read the newest version through it.
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
 * Whether a text is the number of a release.
 * @param {string} text
 * @example isVersion('2.0.18') // => true
 * @example isVersion('pricing-update') // => false
 */
export function isVersion(text) {
  return /^\d+\.\d+(\.\d+)?$/.test(text)
}
