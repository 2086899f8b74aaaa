import { executivesOfClient } from '../../../access/portfolio';
import type { Db } from '../../../db/db';
import type { User } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { notify } from '../../notifications/notify';
import { refuseOpportunity } from './problems';
import { insertInterest, isNearEnd, seenPolicy } from './renewals';

/**
 * Records the interest and tells the executives, once; answers since when it is known. Throws NOT_FOUND,
 * NOT_NEAR_END.
 */
export async function expressInterest(
  db: Db,
  { clock }: Pick<Deps, 'clock'>,
  user: User,
  number: string,
): Promise<Date> {
  const policy = await seenPolicy(db, user, number);
  if (!isNearEnd(policy, clock.today())) throw refuseOpportunity('NOT_NEAR_END');
  const { isNew, at } = await insertInterest(db, policy.id, user.uid, clock.now());
  if (isNew) {
    // Without a client, the whole desk is told.
    const told = await executivesOfClient(db, policy.clientDocument ?? '', clock.today());
    await notify(db, told, { notificationType: 'NewInterest', data: number });
  }
  return at;
}
