/** What the Vite plugin of engine/publish makes of product-schemas/. */
declare module 'virtual:lastro/products' {
  export interface ProductModule {
    readonly definition: import('../engine').Definition;
    readonly validate: Readonly<Record<string, import('../engine').AjvValidate>>;
  }

  export const catalogue: import('../engine/definition/catalogue').Catalogue;
  export const constants: import('../engine/expression').ConstantTable;
  export const products: Readonly<Record<string, () => Promise<ProductModule>>>;
}
