import { civilDayOf, dayNumber } from '../../../../engine/values';
import type { Deps } from '../../../deps';
import { DAY_MS } from '../../../infra/durations';
import type { Draft } from './repository';

/** So many days before it expires a person is told of a draft. */
export const WARNED_DAYS = 7;

type Aged = Pick<Draft, 'updatedAt' | 'seenAt' | 'warnedAt'>;

/**
 * When a draft expires, in ms: it is as old as it was last written or opened, and keeps the days of the warning whatever
 * its age. Else a server that was off for long, or that has this rule anew, would empty what nobody was told of.
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

/** Days of the calendar until that on which a draft expires, where that is soon: the bell names the same day. */
export function daysLeft(deps: Pick<Deps, 'clock' | 'perPerson'>, draft: Aged): number | null {
  const now = +deps.clock.now();
  const expiry = expiryOf(deps, draft);
  // Who was not told yet is, within the hour, and has the whole time from then.
  if (expiry < now && !draft.warnedAt) return WARNED_DAYS;
  const left = dayOf(expiry) - dayOf(now);
  return left > WARNED_DAYS ? null : Math.max(0, left);
}
