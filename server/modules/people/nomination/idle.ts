import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { addMonthsTo, civilDayOf, packedDate, wholeMonths } from '../../../../engine/values';
import { users } from '../../../db/schema';
import type { User } from '../../../db/schema';

/** An account that is idle for longer may be cancelled (specification 1 §9). */
const IDLE_MONTHS = 6;

type Seen = Pick<User, 'lastLoginAt' | 'createdAt'>;

/** Whole months since the user was last here, or registered; null until they are more than six. */
export function idleMonths({ lastLoginAt, createdAt }: Seen, today: string): number | null {
  const since = civilDayOf(lastLoginAt ?? createdAt);
  const isOver = (addMonthsTo(since, IDLE_MONTHS) ?? today) < today;
  return isOver ? wholeMonths(packedDate(since), packedDate(today)) : null;
}

export function isIdle(today: string): SQL {
  const since = sql`(coalesce(${users.lastLoginAt}, ${users.createdAt}) at time zone 'America/Sao_Paulo')::date`;
  return sql`${since} + make_interval(months => ${IDLE_MONTHS}) < ${today}::date`;
}
