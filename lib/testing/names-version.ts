/** Fields and addresses of posts name a release because something came or went with it. They stay right after the next one. */
const lasting = /\b(?:x-)?(?:since|until|release|lastRelease):\s*['"]?[\d.]+|\/releases\/[\d.]+/g

/**
 * Returns whether a text names a version where a token belongs. Numbers such as 2.2 also occur in drawings and standards, so a version with only two
 * parts counts if the word before it shows that it's ours.
 */
export function namesVersion(text: string, version: string): boolean {
  const isShort = version.split('.').length < 3
  const before = isShort ? '(?:\\{product\\} |\\bversion:? [\'"]?|\\bv)' : '(?<![\\d.])'
  const number = `${version.replaceAll('.', '\\.')}(?!\\.?\\d)`
  return new RegExp(before + number, 'i').test(text.replace(lasting, ''))
}
