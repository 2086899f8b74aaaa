import type { DeskDay } from '../../../../contract/deskDay';
import { deskSight } from '../../../access/sight';
import type { Db } from '../../../db/db';
import type { User } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { absencesWithin } from '../absences/repository';
import { lookedAt } from './bands';
import { dueAnswers } from './dueAnswers';
import { dueBillets, duePolicies } from './duePolicies';
import { dueRequests } from './dueRequests';

export async function dayOf(
  deps: Pick<Deps, 'db' | 'clock' | 'products'>,
  executive: User,
): Promise<DeskDay> {
  const at = lookedAt(deps.clock.now());
  // What takes longest needs no sight, and does not wait for it.
  const billets = dueBillets(deps, executive, at);
  const seen = deskSight(deps.db, executive);
  const [StandsInFor, { Waiting, Lists: answers }, ...others] = await Promise.all([
    stoodInFor(deps.db, executive, at.today),
    seen.then((sight) => dueAnswers(deps, executive, sight, at)),
    seen.then((sight) => dueRequests(deps, sight, at)),
    seen.then((sight) => duePolicies(deps, sight, at)),
    billets,
  ]);
  return {
    AsOf: at.now.toISOString(),
    Today: at.today,
    Through: at.through,
    Waiting,
    StandsInFor,
    Lists: [...answers, ...others.flat()],
  };
}

async function stoodInFor(db: Db, { uid }: User, today: string): Promise<DeskDay['StandsInFor']> {
  const rows = await absencesWithin(db, [uid], { startsOn: today, endsOn: today });
  return rows
    .filter(({ absence }) => absence.standInUid === uid)
    .map(({ name, absence }) => ({ Name: name, Until: absence.endsOn }));
}
