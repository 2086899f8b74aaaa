import { sweepLookupCache } from '../adapters/remote/lookupCache';
import type { Deps } from '../deps';
import { forgetKeys } from '../idempotency/once';
import { sweepAccess } from '../modules/people/auth/sweepAccess';
import { sweepMails } from '../modules/notifications/mail/repository';
import { expireQuotes } from '../modules/quotes/expireQuotes';
import { planSurveys } from '../modules/surveys/planSurveys';

/** Nobody repeats a request after a week. */
const KEPT_MS = 7 * 86_400_000;

/** The round of every hour and every start: expires quotes, plans surveys, forgets request keys, look-up answers, traces of sign-in. */
export async function housekeeping(deps: Pick<Deps, 'db' | 'clock' | 'surveys'>): Promise<void> {
  await expireQuotes(deps);
  await planSurveys(deps);
  // Both are stamped by the machine's clock, which a trial does not move.
  await forgetKeys(deps.db, new Date(Date.now() - KEPT_MS));
  await sweepLookupCache(deps.db, new Date());
  await sweepAccess(deps.db, deps.clock.now());
  await sweepMails(deps.db, deps.clock.now());
}
