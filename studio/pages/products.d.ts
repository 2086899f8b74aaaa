/** What the plugins of the build make of product-schemas/ for the studio alone. */
/** Cases and what they run on; empty in a build without analysts. */
declare module 'virtual:lastro/cases' {
  export interface CasesModule {
    readonly book: import('../cases/CasesBook').CasesBook;
  }

  export const cases: Readonly<Record<string, () => Promise<CasesModule>>>;
}

/** What the forms over the files of a definition are drawn from, by the kind of file. */
declare module 'virtual:lastro/file-forms' {
  export interface FileFormModule {
    readonly schema: import('@rjsf/utils').RJSFSchema;
    readonly validators: import('@rjsf/validator-ajv8').ValidatorFunctions;
  }

  export const fileForms: Readonly<
    Record<import('../check/structure/fileKind').FileKind, () => Promise<FileFormModule>>
  >;
}
