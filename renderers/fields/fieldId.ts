/** The id of a field's control in the page. */
export function fieldId(path: string, prefix = ''): string {
  return prefix + path.replaceAll('.', '_');
}
