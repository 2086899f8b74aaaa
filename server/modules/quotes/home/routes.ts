import { answers } from '../../../../contract/answers';
import { home, homeQuery } from '../../../../contract/home';
import { userOf } from '../../../access/session';
import { customerSight } from '../../../access/sight';
import type { Deps } from '../../../deps';
import type { Api } from '../../../http/Api';
import { ok } from '../../../http/envelope';
import { refuse } from '../../../http/refuse';
import { inForce } from './inForce';
import { needsYou } from './needsYou';

export function homeRoutes(app: Api, deps: Deps): void {
  const { db, read, clock, products } = deps;
  const nameOf = (code: string) =>
    products.catalogue.wizards.find((entry) => entry.code === code)?.name ?? code;
  const inForceOf = async (uid: string) => {
    const sight = await customerSight(db, uid);
    return read((there) => inForce(there, sight, clock.today(), nameOf));
  };

  app.get(
    '/InsuranceHome',
    { schema: { response: answers(home), querystring: homeQuery } },
    async (request) => {
      const user = userOf(request);
      const { email, part } = request.query;
      if (email.toLowerCase() !== user.email) throw refuse('NOT_FOUND');
      const wants = (name: string) => part === undefined || part === name;
      return ok({
        NeedsYou: wants('needsYou') ? await needsYou(deps, user) : null,
        InForce: wants('inForce') ? await inForceOf(user.uid) : null,
      });
    },
  );
}
