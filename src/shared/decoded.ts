/** What an address says in other signs, as it was written; a % that stands for nothing leaves it as it is. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
