import type { DeskDay } from '../../../../contract/deskDay';
import { deskSight } from '../../../access/sight';
import type { User } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { lookedAt } from './bands';
import { dueAnswers } from './dueAnswers';
import { dueBillets, duePolicies } from './duePolicies';
import { dueRequests } from './dueRequests';

/** An executive's day: what is late, what is due today and on the next working days, of all that the executive looks after. */
export async function dayOf(
  deps: Pick<Deps, 'db' | 'clock' | 'products'>,
  executive: User,
): Promise<DeskDay> {
  const at = lookedAt(deps.clock.now());
  const sight = await deskSight(deps.db, executive);
  const [{ Waiting, Lists: answers }, ...others] = await Promise.all([
    dueAnswers(deps, executive, sight, at),
    dueRequests(deps, sight, at),
    duePolicies(deps, sight, at),
    dueBillets(deps, executive, at),
  ]);
  return {
    AsOf: at.now.toISOString(),
    Today: at.today,
    Through: at.through,
    Waiting,
    Lists: [...answers, ...others.flat()],
  };
}
