import { sweepLookupCache } from '../adapters/remote/lookupCache';
import type { Deps } from '../deps';
import { forgetAttempts } from '../http/limitAttempts';
import { forgetKeys } from '../idempotency/atMostOnce';
import { sweepAccess } from '../modules/people/auth/sweepAccess';
import { sweepMails } from '../modules/notifications/mail/repository';
import { expireQuotes } from '../modules/quotes/expireQuotes';
import { takeArrived } from '../modules/issued/payments/takeArrived';
import { remindOfBillets } from '../modules/issued/reminders/remind';
import { tellOfEnds } from '../modules/issued/reminders/tellOfEnds';
import { tellOfDeadlines } from '../modules/quotes/deadlines/tellOfDeadlines';
import { expireDrafts } from '../modules/quotes/drafts/expireDrafts';
import { forgetCounts } from '../modules/stops/repository';
import { planSurveys } from '../modules/surveys/planSurveys';
import { DAY_MS } from '../infra/durations';

/** Nobody repeats a request after a week. */
const KEYS_KEPT_MS = 7 * DAY_MS;

/** The round of every hour and every start: expires quotes and drafts, takes a bank's files, reminds of billets, ends of validity and legal deadlines, plans surveys, forgets request keys, look-up answers, traces of sign-in. */
export async function housekeeping(deps: Deps): Promise<void> {
  await expireQuotes(deps);
  // What was paid is not reminded of.
  await takeArrived(deps);
  await remindOfBillets(deps);
  await tellOfEnds(deps);
  await tellOfDeadlines(deps);
  await expireDrafts(deps);
  await forgetCounts(deps);
  await planSurveys(deps);
  // These three are stamped by the machine's clock, which a trial does not move.
  await forgetKeys(deps.db, new Date(Date.now() - KEYS_KEPT_MS));
  await forgetAttempts(deps.db, new Date(Date.now() - DAY_MS));
  await sweepLookupCache(deps.db, new Date());
  await sweepAccess(deps.db, deps.clock.now());
  await sweepMails(deps.db, deps.clock.now());
}
