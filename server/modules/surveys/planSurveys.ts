import { daysAfter } from '../../../engine/values';
import type { Deps } from '../../deps';
import { findCandidates } from './candidates';
import type { CandidateQuery } from './candidates';
import { lockUser } from './repository';
import { scheduleSurvey } from './service';
import { inBatches } from '../../infra/inBatches';

const FRESH_DAYS = 30;
const BATCH = 500;

type PlanDeps = Pick<Deps, 'db' | 'clock' | 'surveys'>;

/**
 * Schedules the satisfaction survey for users who got a policy some days ago, once a period and once a policy. Safe
 * to run repeatedly and in several processes.
 */
export async function planSurveys({ db, clock, surveys }: PlanDeps): Promise<void> {
  const { campaignId, daysAfterPolicy, everyDays } = surveys;
  if (daysAfterPolicy === null) return;
  const before = (days: number) => daysAfter(clock.now(), -days);
  const issued = { after: before(daysAfterPolicy + FRESH_DAYS), until: before(daysAfterPolicy) };
  const query: CandidateQuery = { issued, askedAfter: before(everyDays), limit: BATCH };
  const plan = ({ uid }: { uid: string }) =>
    db.transaction(async (tx) => {
      await lockUser(tx, uid);
      // Another process may have asked since they were listed.
      const [still] = await findCandidates(tx, { ...query, uid });
      if (!still) return;
      const { documentNumber } = still;
      await scheduleSurvey(tx, clock, uid, { campaignId, documentNumber, dueOn: clock.today() });
    });
  await inBatches(BATCH, () => findCandidates(db, query), plan);
}
