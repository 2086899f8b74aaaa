import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { callerOf, openToQuoteLinks } from '../../../access/session';
import { ok } from '../../../http/envelope';
import { personOf } from './personOf';

/** What a wizard is given and never reads by itself: the business date, the person, the person's clients. */
export function wizardRoutes(app: FastifyInstance, { db, clock }: Deps): void {
  app.get('/wizard/context', { config: openToQuoteLinks }, async (request) =>
    ok({ today: clock.today(), ...(await personOf(db, callerOf(request))) }),
  );
}
