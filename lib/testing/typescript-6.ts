/**
 * TypeScript 6 with its JavaScript interface, which the generators of API clients need and TypeScript 7 doesn't have. `vitest.config.ts` gives it to
 * them. A package with a `tsc` would replace that of TypeScript 7.
 */
// biome-ignore lint/style/noDefaultExport: the generators import it like this
export { ts as default } from '@ts-morph/common'
