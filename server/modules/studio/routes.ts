import { answers } from '../../../contract/answers';
import { overview } from '../../../studio/contract/overview';
import { analystOf } from '../../access/session';
import type { Deps } from '../../deps';
import type { Api } from '../../http/Api';
import { ok } from '../../http/envelope';
import { overviewOf } from './overview';

export function studioRoutes(app: Api, deps: Deps): void {
  app.get('/workbench/overview', { schema: { response: answers(overview) } }, async (request) =>
    ok(await overviewOf(deps, analystOf(request))),
  );
}
