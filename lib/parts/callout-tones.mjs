/** The tones of a `Callout`. It's plain JavaScript because MDX plugins read it before anything is compiled. `:::tip` and `<Callout tone="tip">` mean the same. */
export const calloutTones = /** @type {const} */ (['note', 'tip', 'info', 'warning', 'danger'])

/**
 * @param {string} word
 * @returns {word is typeof calloutTones[number]}
 */
export const isCalloutTone = (word) => calloutTones.some((tone) => tone === word)
