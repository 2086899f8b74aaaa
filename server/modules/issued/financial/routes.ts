import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { userOf } from '../../../access/session';
import { ok } from '../../../http/envelope';
import { financialSearchBody } from './contract';
import { countExpiredBillets } from './repository';

export function financialRoutes(app: FastifyInstance, { db, clock }: Deps): void {
  app.post('/financial/search', { schema: { body: financialSearchBody } }, async (request) =>
    ok({ countExpired: await countExpiredBillets(db, userOf(request).uid, clock.today()) }),
  );
}
