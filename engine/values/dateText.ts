/** A date `YYYY-MM-DD` as people read it, DD/MM/YYYY. */
export function dateText(date: string): string {
  return `${date.slice(8)}/${date.slice(5, 7)}/${date.slice(0, 4)}`;
}
