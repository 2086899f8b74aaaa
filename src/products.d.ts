/** What the Vite plugin of engine/publish makes of product-schemas/. */
declare module 'virtual:lastro/products' {
  import type { AjvValidate, Definition } from '../engine';
  import type { Catalogue } from '../engine/definition/catalogue';
  import type { ConstantTable } from '../engine/expression';

  export interface ProductModule {
    readonly definition: Definition;
    readonly validate: Readonly<Record<string, AjvValidate>>;
  }

  export const catalogue: Catalogue;
  export const constants: ConstantTable;
  export const products: Readonly<Record<string, () => Promise<ProductModule>>>;
}
