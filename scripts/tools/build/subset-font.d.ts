/** Types for the part of subset-font that we use, because the package has no types. */
declare module 'subset-font' {
  type Options = { targetFormat?: 'truetype' | 'woff' | 'woff2'; variationAxes?: Record<string, number> }
  function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>
  export = subsetFont
}
