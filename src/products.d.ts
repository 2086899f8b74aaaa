/** What the Vite plugin of engine/publish makes of product-schemas/. */
declare module 'virtual:lastro/products' {
  export interface ProductModule {
    readonly definition: import('../engine').Definition;
    readonly validate: Readonly<Record<string, import('../engine').AjvValidate>>;
  }

  export const catalogue: import('../engine/definition/catalogue').Catalogue;
  /** The remote sources that look-ups name. */
  export const sources: import('../engine').Sources;
  export const constants: import('../engine/expression').ConstantTable;
  export const products: Readonly<Record<string, () => Promise<ProductModule>>>;
  /** What the catalogue calls forms: filled like a wizard, and part of no product. */
  export const forms: Readonly<Record<string, () => Promise<ProductModule>>>;
}

/** Cases and what they run on, for the analysts' page; empty in a build without it. */
declare module 'virtual:lastro/cases' {
  export interface CasesModule {
    readonly book: import('../engine/cases/CasesBook').CasesBook;
  }

  export const cases: Readonly<Record<string, () => Promise<CasesModule>>>;
}
