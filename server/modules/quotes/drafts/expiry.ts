import { civilDayOf, dayNumber } from '../../../../engine/values';
import type { Deps } from '../../../deps';
import { DAY_MS } from '../../../infra/durations';
import type { Draft } from './repository';

export const WARNED_DAYS = 7;

type Aged = Pick<Draft, 'updatedAt' | 'seenAt' | 'warnedAt'>;

/**
 * In ms: counted from the last writing or opening, but never earlier than the days of the warning. Else a server
 * that was off for long would empty drafts without a warning.
 */
export function expiryOf(
  { perPerson }: Pick<Deps, 'perPerson'>,
  { updatedAt, seenAt, warnedAt }: Aged,
): number {
  const last = Math.max(+updatedAt, +(seenAt ?? updatedAt));
  const told = warnedAt ? +warnedAt + WARNED_DAYS * DAY_MS : 0;
  return Math.max(last + perPerson.draftDays * DAY_MS, told);
}

const dayOf = (instant: number) => dayNumber(civilDayOf(new Date(instant)));

/** Calendar days until a draft expires, null unless soon; the bell names the same day. */
export function daysLeft(deps: Pick<Deps, 'clock' | 'perPerson'>, draft: Aged): number | null {
  const now = +deps.clock.now();
  const expiry = expiryOf(deps, draft);
  // A warning is sent within the hour, and the whole time counts from it.
  if (expiry < now && !draft.warnedAt) return WARNED_DAYS;
  const left = dayOf(expiry) - dayOf(now);
  return left > WARNED_DAYS ? null : Math.max(0, left);
}
