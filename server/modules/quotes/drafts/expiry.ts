import type { Deps } from '../../../deps';
import { DAY_MS } from '../../../infra/durations';
import type { Draft } from './repository';

/** So many days before it expires a person is told of a draft. */
export const WARNED_DAYS = 7;

/** Whole days until a draft expires, where that is soon; a draft is as old as it was last written or opened. */
export function daysLeft(
  { clock, perPerson }: Pick<Deps, 'clock' | 'perPerson'>,
  { updatedAt, seenAt }: Pick<Draft, 'updatedAt' | 'seenAt'>,
): number | null {
  const last = Math.max(+updatedAt, +(seenAt ?? updatedAt));
  const left = Math.floor((last + perPerson.draftDays * DAY_MS - +clock.now()) / DAY_MS);
  return left > WARNED_DAYS ? null : Math.max(0, left);
}
