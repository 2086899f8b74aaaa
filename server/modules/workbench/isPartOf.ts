export function isPartOf(file: string, product: string): boolean {
  return !file.includes('/') || file.startsWith('_') || file.startsWith(`${product}/`);
}
