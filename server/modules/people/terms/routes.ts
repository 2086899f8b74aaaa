import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { userOf } from '../../../access/session';
import { ok } from '../../../http/envelope';
import { atMost } from '../../../http/limits';
import { sendFile } from '../../../http/sendFile';
import { acceptTerms } from './acceptTerms';
import { acceptBody, termsAnswer, termsDocumentQuery } from './contract';
import type { AcceptBody, TermsDocumentQuery } from './contract';
import { hasAccepted } from './repository';
import { currentVersion, termsOf } from './terms';
import { termsPdf } from './termsPdf';

/** The text itself, open to anybody. */
export function publicTermsRoutes(app: FastifyInstance, { publicConfig: { brand } }: Deps): void {
  const terms = termsOf(brand);
  app.get('/termsofservice', async () => ok(termsAnswer(terms)));

  // A PDF is compressed already.
  app.get<{ Querystring: TermsDocumentQuery }>(
    '/termsofservice/document',
    { schema: { querystring: termsDocumentQuery }, compress: false, config: atMost(30) },
    async (request, reply) => {
      const content = await termsPdf(terms, brand);
      const name = `termos-de-uso-${terms.version}.pdf`;
      return sendFile(reply, { name, content }, request.query.base64);
    },
  );
}

/** Who has accepted it. */
export function termsRoutes(app: FastifyInstance, { db, clock, publicConfig }: Deps): void {
  const terms = termsOf(publicConfig.brand);
  app.get('/user/termsofservice/HasAceptedLastVersion', async (request) =>
    ok(await hasAccepted(db, userOf(request).uid, currentVersion)),
  );

  app.post<{ Body: AcceptBody | null }>(
    '/user/termsofservice/AceptLastVersion',
    { schema: { body: acceptBody } },
    async (request) => {
      const { uid } = userOf(request);
      await acceptTerms(db, terms, { uid, ip: request.ip, at: clock.now(), version: request.body?.version });
      return ok(null, 'Sua assinatura nos termos de uso foi recebida com sucesso.');
    },
  );
}
