import { Type } from 'typebox';
import { answers, done, printed } from '../../../../contract/answers';
import type { Api } from '../../../http/Api';
import type { Deps } from '../../../deps';
import { userOf } from '../../../access/session';
import { ok } from '../../../http/envelope';
import { atMost } from '../../../http/limits';
import { sendFile } from '../../../http/sendFile';
import { acceptTerms } from './acceptTerms';
import { acceptBody, termsDocumentQuery, termsOfUse } from '../../../../contract/terms';
import { termsAnswer } from './answers';
import { hasAccepted } from './repository';
import { currentVersion, termsOf } from './terms';
import { termsPdf } from './termsPdf';

export function publicTermsRoutes(app: Api, { publicConfig: { brand } }: Deps): void {
  const terms = termsOf(brand);
  app.get('/termsofservice', { schema: { response: answers(termsOfUse) } }, async () =>
    ok(termsAnswer(terms)),
  );

  // A PDF is compressed already.
  app.get(
    '/termsofservice/document',
    {
      schema: { response: printed, querystring: termsDocumentQuery },
      compress: false,
      config: atMost(30),
    },
    async (request, reply) => {
      const content = await termsPdf(terms, brand);
      const name = `termos-de-uso-${terms.version}.pdf`;
      return sendFile(reply, { name, content }, request.query.base64);
    },
  );
}

export function termsRoutes(app: Api, { db, clock, publicConfig }: Deps): void {
  const terms = termsOf(publicConfig.brand);
  app.get(
    '/user/termsofservice/HasAceptedLastVersion',
    { schema: { response: answers(Type.Boolean()) } },
    async (request) => ok(await hasAccepted(db, userOf(request).uid, currentVersion)),
  );

  app.post(
    '/user/termsofservice/AceptLastVersion',
    { schema: { response: done, body: acceptBody } },
    async (request) => {
      const { uid } = userOf(request);
      await acceptTerms(db, terms, { uid, ip: request.ip, at: clock.now(), version: request.body?.version });
      return ok(null, 'Sua assinatura nos termos de uso foi recebida com sucesso.');
    },
  );
}
