/** Whether a file, by its path in product-schemas, is one product's or shared: a test needs no other product. */
export function belongsTo(product: string): (file: string) => boolean {
  return (file) => !file.includes('/') || file.startsWith('_') || file.startsWith(`${product}/`);
}
