import { Type } from 'typebox';
import { answers } from '../../../../contract/answers';
import { listed } from '../../../../contract/reference';
import type { Api } from '../../../http/Api';
import { openToQuoteForms } from '../../../access/session';
import { ok } from '../../../http/envelope';
import { refuse } from '../../../http/refuse';
import { courtRegions, courtSections } from './courts';

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

export function courtRoutes(app: Api): void {
  app.get(
    '/Tribunal/all',
    {
      schema: { response: answers(Type.Array(listed)), querystring: regionsQuery },
      config: openToQuoteForms,
    },
    async ({ query }) => ok(courtRegions(query.tipotribunal)),
  );

  app.get(
    '/Vara/findById',
    {
      schema: { response: answers(Type.Array(listed)), querystring: sectionsQuery },
      config: openToQuoteForms,
    },
    async ({ query }) => {
      const sections = courtSections(query.id);
      if (!sections) throw refuse('NOT_FOUND');
      return ok(sections);
    },
  );
}
