import { sweepLookupCache } from '../adapters/remote/lookupCache';
import { keepMonths } from '../db/months/keepMonths';
import type { Deps } from '../deps';
import { forgetAttempts } from '../http/limitAttempts';
import { forgetKeys } from '../idempotency/atMostOnce';
import { sweepAccess } from '../modules/people/auth/sweepAccess';
import { sweepMails } from '../modules/notifications/mail/repository';
import { tellOfConstants } from '../modules/desk/tellOfConstants';
import { expireQuotes } from '../modules/quotes/expireQuotes';
import { moveUploaded } from '../modules/documents/moveDocuments';
import { takeArrived } from '../modules/issued/payments/takeArrived';
import { remindOfBillets } from '../modules/issued/reminders/remind';
import { tellOfEnds } from '../modules/issued/reminders/tellOfEnds';
import { recordRound } from '../modules/platform/rounds';
import { tellOfDeadlines } from '../modules/quotes/deadlines/tellOfDeadlines';
import { expireDrafts } from '../modules/quotes/drafts/expireDrafts';
import { forgetCounts } from '../modules/stops/repository';
import { planSurveys } from '../modules/surveys/planSurveys';
import { DAY_MS } from '../infra/durations';

/** Nobody repeats a request after a week. */
const KEYS_KEPT_MS = 7 * DAY_MS;

type Part = (deps: Deps) => Promise<unknown>;

/** Order matters: payments are booked before reminders are sent. */
const parts: Readonly<Record<string, Part>> = {
  'expire-quotes': expireQuotes,
  'bank-returns': takeArrived,
  'billet-reminders': remindOfBillets,
  'policy-ends': tellOfEnds,
  'legal-deadlines': tellOfDeadlines,
  'ending-constants': tellOfConstants,
  'expire-drafts': expireDrafts,
  'forget-counts': forgetCounts,
  'plan-surveys': planSurveys,
  // These three are stamped by the machine's clock, which a trial does not move.
  'forget-request-keys': ({ db }) => forgetKeys(db, new Date(Date.now() - KEYS_KEPT_MS)),
  'forget-attempts': ({ db }) => forgetAttempts(db, new Date(Date.now() - DAY_MS)),
  'sweep-look-ups': ({ db }) => sweepLookupCache(db, new Date()),
  'keep-months': ({ underLock, clock }) => underLock('months', (client) => keepMonths(client, clock.now())),
  'sweep-access': ({ db, clock }) => sweepAccess(db, clock.now()),
  'sweep-mails': ({ db, clock }) => sweepMails(db, clock.now()),
  // The last, as a slow bucket may take minutes.
  'move-documents': moveUploaded,
};

/**
 * The round of every hour and every start. A part that fails stops no other: it is logged by its name, shows in the
 * health of the server until it works again, and is tried in the next round.
 */
export async function housekeeping(deps: Deps): Promise<void> {
  for (const [name, part] of Object.entries(parts)) {
    const error = await part(deps).then(
      () => undefined,
      (reason: unknown) => reason ?? new Error('no reason'),
    );
    if (error !== undefined) deps.logger.error({ err: error, part: name }, 'a part of the round failed');
    await recordRound(deps.db, name, deps.clock.now(), error === undefined).catch((reason: unknown) =>
      deps.logger.error({ err: reason, part: name }, 'a part of the round could not be recorded'),
    );
  }
}
