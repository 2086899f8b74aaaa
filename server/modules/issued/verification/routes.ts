import { answers } from '../../../../contract/answers';
import { verificationBody, verified } from '../../../../contract/verification';
import type { Deps } from '../../../deps';
import type { Api } from '../../../http/Api';
import { ok } from '../../../http/envelope';
import { atMost } from '../../../http/limits';
import { verify } from './verification';

export function verificationRoutes(app: Api, deps: Deps): void {
  app.post(
    '/verification',
    { schema: { response: answers(verified), body: verificationBody }, config: atMost(20) },
    async (request) => ok(await verify(deps, request.body.Number, request.body.Code)),
  );
}
