import { daysAfter } from '../../../engine/values';

const VALID_DAYS = 30;

/** When an offer or a proposal that begins at `since` lapses (decision 7). */
export function expiryOf(since: Date): Date {
  return daysAfter(since, VALID_DAYS);
}
