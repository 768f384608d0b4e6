let stamp = ''

/**
 * Makes every memo forget its results, unless `newStamp` is the stamp it already has. `lib/catalogue/contentlayer.ts` calls this with the stamp that `npm run dev`
 * writes after each change. A build never calls it with a second stamp, so it reads everything only once.
 * @param {string} newStamp
 */
export function renew(newStamp) {
  stamp = newStamp
}

/**
 * Returns `read`, except that it remembers each result until the content changes. Errors aren't remembered.
 * @template {readonly string[]} Args
 * @template Value
 * @param {(...args: Args) => Value} read
 * @returns {(...args: Args) => Value}
 */
export function memo(read) {
  /** @type {Map<string, Value>} */
  let known = new Map()
  let knownStamp = stamp
  return (...args) => {
    if (knownStamp !== stamp) {
      known = new Map()
      knownStamp = stamp
    }
    const key = args.join('\n')
    if (!known.has(key)) known.set(key, read(...args))
    return /** @type {Value} */ (known.get(key))
  }
}
