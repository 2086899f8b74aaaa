import { products } from 'virtual:lastro/products';

/** Whether the wizard's definition exists; others are only named by the catalogue. */
export const isAvailable = (wizard: string | undefined) =>
  wizard !== undefined && Object.hasOwn(products, wizard);
