export function belongsTo(product: string): (file: string) => boolean {
  return (file) => !file.includes('/') || file.startsWith('_') || file.startsWith(`${product}/`);
}
