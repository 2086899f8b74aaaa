const VALID_DAYS = 30;
const DAY_MS = 86_400_000;

/** When an offer or a proposal that begins at `since` lapses (decision 7). */
export function expiryOf(since: Date): Date {
  return new Date(since.getTime() + VALID_DAYS * DAY_MS);
}
