import { wizardContext } from '../../../../contract/wizard';
import { answers } from '../../../../contract/answers';
import type { Api } from '../../../http/Api';
import type { Deps } from '../../../deps';
import { accountOf } from '../../../access/Caller';
import { callerOf, openToLinks } from '../../../access/session';
import { ok } from '../../../http/envelope';
import { catalogueTold } from '../../definitions/productStore';
import { personOf } from './personOf';

export function wizardRoutes(app: Api, { db, clock, products }: Deps): void {
  app.get(
    '/wizard/context',
    { schema: { response: answers(wizardContext) }, config: openToLinks },
    async (request) => {
      const caller = callerOf(request);
      const own = products.for(accountOf(caller));
      const { definitions, constants } = own.release;
      const catalogue = catalogueTold(own);
      const person = await personOf(db, caller);
      const linkEndsAt = caller.link?.expiresAt.toISOString() ?? null;
      return ok({ today: clock.today(), ...person, linkEndsAt, definitions, constants, catalogue });
    },
  );
}
