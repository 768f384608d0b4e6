/** What we use of packages that come without types. */

declare module '*/flexsearch.light.module.min.js' {
  export class Index {
    constructor(options: { tokenize: 'strict'; resolution: number; encode: (text: string) => string[] })
    add(id: number, text: string): this
    search(query: string, options: { limit: number }): number[]
  }
}

declare module 'retext-use-contractions' {
  const retextUseContractions: import('unified').Plugin<[], import('nlcst').Root>
  export = retextUseContractions
}

declare module 'subset-font' {
  type Options = { targetFormat?: 'truetype' | 'woff' | 'woff2'; variationAxes?: Record<string, number> }
  function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>
  export = subsetFont
}
