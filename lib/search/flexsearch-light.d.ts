/** What we use of FlexSearch's light build, which comes without types. */
declare module '*/flexsearch.light.module.min.js' {
  export class Index {
    constructor(options: { tokenize: 'strict'; resolution: number; encode: (text: string) => string[] })
    add(id: number, text: string): this
    search(query: string, options: { limit: number }): number[]
  }
}
