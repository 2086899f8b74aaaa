import { answers } from '../../../../contract/answers';
import { correction, correctionAnswer } from '../../../../contract/corrections';
import { movedQuote } from '../../../../contract/emission';
import { query } from '../../../../contract/schema';
import { identifier } from '../../../../contract/texts';
import { Type } from 'typebox';
import { callerOf, openToCorrections } from '../../../access/session';
import type { Deps } from '../../../deps';
import type { Api } from '../../../http/Api';
import { ok } from '../../../http/envelope';
import { idempotencyHeaders } from '../../../idempotency/requestKey';
import { atomically } from '../atomically';
import { answerCorrection, openCorrection } from './answerCorrection';
import { readCorrection } from './readCorrection';

const ANSWER_LIMIT = 200_000;

export function correctionRoutes(app: Api, deps: Deps): void {
  const config = openToCorrections;
  const querystring = query({ identifier: Type.Optional(identifier) });
  app.get(
    '/quote/correction',
    { schema: { response: answers(correction), querystring }, config },
    (request) => readCorrection(deps, callerOf(request), request.query.identifier).then(ok),
  );

  const schema = { response: answers(movedQuote), body: correctionAnswer, headers: idempotencyHeaders };
  app.post('/quote/correction', { schema, bodyLimit: ANSWER_LIMIT, config }, async (request) => {
    const sent = { ...request.body, caller: callerOf(request) };
    const opened = await openCorrection(deps, sent);
    const quote = await atomically(deps.db, request, async (tx) => {
      const { identifier: Identifier, status: Status } = await answerCorrection(tx, deps, sent, opened);
      return { ...RECEIVED, Identifier, Status };
    });
    return ok(quote);
  });
}

const RECEIVED = {
  Title: 'Correção enviada',
  Message: 'Recebemos sua correção. Nossa equipe já pode continuar a análise.',
};
