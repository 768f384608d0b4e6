/** The package has no types. */
declare module 'retext-use-contractions' {
  const retextUseContractions: import('unified').Plugin<[], import('nlcst').Root>
  export = retextUseContractions
}
