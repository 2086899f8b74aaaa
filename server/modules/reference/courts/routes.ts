import type { FastifyInstance } from 'fastify';
import { openToQuoteLinks } from '../../../access/session';
import { ok } from '../../../http/envelope';
import { refuse } from '../../../http/refuse';
import { courtRegions, courtSections } from './courts';
import type { CourtType } from './courts';

const regionsQuery = {
  type: 'object',
  required: ['tipotribunal'],
  properties: { tipotribunal: { type: 'integer', enum: [0, 1] } },
} as const;

const sectionsQuery = {
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'integer' } },
} as const;

export function courtRoutes(app: FastifyInstance): void {
  app.get<{ Querystring: { tipotribunal: CourtType } }>(
    '/Tribunal/all',
    { schema: { querystring: regionsQuery }, config: openToQuoteLinks },
    async ({ query }) => ok(courtRegions(query.tipotribunal)),
  );

  app.get<{ Querystring: { id: number } }>(
    '/Vara/findById',
    { schema: { querystring: sectionsQuery }, config: openToQuoteLinks },
    async ({ query }) => {
      const sections = courtSections(query.id);
      if (!sections) throw refuse('NOT_FOUND');
      return ok(sections);
    },
  );
}
