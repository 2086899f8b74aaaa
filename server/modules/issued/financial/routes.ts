import { answers } from '../../../../contract/answers';
import type { Api } from '../../../http/Api';
import type { Deps } from '../../../deps';
import { userOf } from '../../../access/session';
import { ok } from '../../../http/envelope';
import { billetCount, financialSearchBody } from '../../../../contract/issued';
import { countExpiredBillets } from './repository';

export function financialRoutes(app: Api, { db, clock }: Deps): void {
  app.post(
    '/financial/search',
    { schema: { response: answers(billetCount), body: financialSearchBody } },
    async (request) =>
      ok({ countExpired: await countExpiredBillets(db, userOf(request).uid, clock.today()) }),
  );
}
