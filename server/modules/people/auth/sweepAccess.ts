import type { Db } from '../../../db/db';
import { deleteIpsBefore, deleteTokensBefore } from './repository';
import { DAY_MS } from '../../../infra/durations';

/** A link that was used or ran out still says so for a week. */
const TOKENS_KEPT_MS = 7 * DAY_MS;
const IPS_KEPT_MONTHS = 6;

export async function sweepAccess(db: Db, now: Date): Promise<void> {
  await deleteTokensBefore(db, new Date(now.getTime() - TOKENS_KEPT_MS));
  await deleteIpsBefore(db, monthsBefore(now, IPS_KEPT_MONTHS));
}

function monthsBefore(now: Date, months: number): Date {
  const day = new Date(now);
  day.setUTCMonth(day.getUTCMonth() - months);
  // A shorter month has no such day: its last counts, lest something be forgotten days early.
  if (day.getUTCDate() !== now.getUTCDate()) day.setUTCDate(0);
  return day;
}
