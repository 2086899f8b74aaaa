/** What the Vite plugin of engine/publish makes of product-schemas/. */
declare module 'virtual:lastro/products' {
  export interface ProductModule {
    readonly definition: import('../engine/index').Definition;
    readonly validate: Readonly<Record<string, import('../engine/index').AjvValidate>>;
  }

  export const products: Readonly<Record<string, () => Promise<ProductModule>>>;
  /** What the catalogue calls forms: filled like a wizard, and part of no product. */
  export const forms: Readonly<Record<string, () => Promise<ProductModule>>>;
}

/** What can be asked for: what every page knows of the catalogue. */
declare module 'virtual:lastro/catalogue' {
  export const catalogue: import('../engine/definition').Requests;
}

/** The choices that give answers. */
declare module 'virtual:lastro/choices' {
  export const choices: readonly import('../engine/definition').CarriedChoice[];
}

declare module 'virtual:lastro/constants' {
  export const constants: import('../engine/expression').ConstantTable;
  /** Content hash of `constants`, as the server has it. */
  export const constantsHash: string;
}

/** What the forms are called, without what they are. */
declare module 'virtual:lastro/forms' {
  export const forms: readonly { readonly id: string; readonly name: string }[];
}

/** The remote sources that look-ups name. */
declare module 'virtual:lastro/sources' {
  export const sources: import('../engine/index').Sources;
}
