import { civilDayOf } from '../../../../engine/values';
import { type Clock } from '../../../clock';
import type { User } from '../../../db/schema';
import { DAY_MS } from '../../../infra/durations';

const DENIAL_MS = 30 * DAY_MS;

export function outdatedState(
  { dataUpdatedAt, updateDeniedAt }: Pick<User, 'dataUpdatedAt' | 'updateDeniedAt'>,
  clock: Clock,
) {
  return {
    isOutdated: yearAfter(civilDayOf(dataUpdatedAt)) <= clock.today(),
    updateDenied: updateDeniedAt !== null && clock.now().getTime() - updateDeniedAt.getTime() < DENIAL_MS,
  };
}

/** The same day of the next year. 29 February has none: its text sorts between 28 February and 1 March. */
const yearAfter = (date: string) => `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`;
