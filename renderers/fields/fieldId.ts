export function fieldId(path: string, prefix = ''): string {
  return prefix + path.replaceAll('.', '_');
}
