import { answers } from '../../../../../contract/answers';
import { whatIf, whatIfQuery } from '../../../../../contract/whatIf';
import { callerOf, userOf } from '../../../../access/session';
import type { Deps } from '../../../../deps';
import type { Api } from '../../../../http/Api';
import { ok } from '../../../../http/envelope';
import { whatIfOf } from './whatIf';

export function whatIfRoutes(app: Api, deps: Deps): void {
  const schema = { response: answers(whatIf), querystring: whatIfQuery };
  app.get('/Endorsement/whatIf', { schema }, async (request) => {
    userOf(request);
    return ok(await whatIfOf(deps, callerOf(request), request.query.id));
  });
}
