import { answers } from '../../../../contract/answers';
import { estimateBody, estimated } from '../../../../contract/estimate';
import { callerOf, openToQuoteLinks } from '../../../access/session';
import type { Deps } from '../../../deps';
import type { Api } from '../../../http/Api';
import { ok } from '../../../http/envelope';
import { atMost } from '../../../http/limits';
import { RECORD_LIMIT } from '../routes';
import { dealingWith } from '../productOf';
import { estimateRequest } from './estimateRequest';

/** Prices an unfinished wizard where the insurer's rates are secret. Nothing is stored. */
export function estimateRoutes(app: Api, deps: Deps): void {
  app.post(
    '/quote/estimate',
    {
      schema: { response: answers(estimated), body: estimateBody },
      bodyLimit: RECORD_LIMIT,
      config: { ...atMost(120), ...openToQuoteLinks },
    },
    async (request) => {
      const caller = callerOf(request);
      return ok({ Estimate: await estimateRequest(dealingWith(deps, caller), caller, request.body) });
    },
  );
}
