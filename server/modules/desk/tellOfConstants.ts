import { and, isNull, or } from 'drizzle-orm';
import { endingConstants, WARNED_BEFORE } from '../../../engine/definition';
import { forRoles } from '../../../contract/roles';
import { dateText } from '../../../engine/values';
import { users } from '../../db/schema';
import type { Deps } from '../../deps';
import { notify } from '../notifications/notify';

/**
 * Tells analysts, publishers and the desk 60, 30 and 7 days before a constant that an act renews each year runs out, while
 * its next row is not there (decision 60): once each. Premiums go on with the old value.
 */
export async function tellOfConstants({
  db,
  clock,
  products,
}: Pick<Deps, 'db' | 'clock' | 'products'>): Promise<void> {
  const ending = endingConstants(products.constants, clock.today());
  if (ending.length === 0) return;
  const { closedAt, uid } = users;
  const staff = and(or(...Object.values(forRoles((flag) => users[flag]))), isNull(closedAt));
  const uids = (await db.select({ uid }).from(users).where(staff)).map((user) => user.uid);
  for (const { title, expectedOn, daysLeft } of ending) {
    const mark = WARNED_BEFORE.findLast((days) => daysLeft <= days);
    const data = `${title} · novo valor a partir de ${dateText(expectedOn)} · aviso de ${mark} dias`;
    await db.transaction((tx) => notify(tx, uids, { notificationType: 'ConstantEnding', data }));
  }
}
