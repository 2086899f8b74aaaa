import { daysAfter } from '../../../engine/values';

const VALID_DAYS = 30;

export function expiryOf(since: Date): Date {
  return daysAfter(since, VALID_DAYS);
}
