import { done } from '../../../../contract/answers';
import type { Api } from '../../../http/Api';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../../deps';
import { ok } from '../../../http/envelope';
import { limitAttempts } from '../../../http/limitAttempts';
import type { TokenIdentity } from '../../../infra/identity/VerifyIdToken';
import { filledIn } from '../../definitions/reviewForm';
import { identityOfToken } from '../account/authentication';
import { signUpBody } from '../../../../contract/auth';
import type { SignUpBody } from '../../../../contract/auth';
import { signUp } from './signUp';
import { HOUR_MS } from '../../../infra/durations';

/** One sentence for everybody: it must not tell whether the e-mail has an account. */
const RECEIVED =
  'Recebemos o seu cadastro. Enviamos uma mensagem para o seu e-mail com o próximo passo; depois disso, um executivo libera o seu acesso.';

export function signUpRoutes(app: Api, deps: Deps): void {
  // A password is missed below, where it is known whether a social network vouches.
  const preHandler = filledIn<SignUpBody>(deps, 'nova-conta', (record) => ({
    record,
    context: { social: record.Password === null },
  }));
  const config = { token: 'optional' } as const;
  app.post(
    '/user',
    { schema: { response: done, body: signUpBody }, config, preHandler },
    async (request, reply) => {
      const subjects = { [request.ip]: 10, [request.body.Email.toLowerCase()]: 3 };
      const limits = Object.entries(subjects).map(([subject, max]) => ({ subject, max }));
      const window = { what: 'sign-up', windowMs: HOUR_MS };
      await limitAttempts(
        deps,
        reply,
        limits.map((limit) => ({ ...window, ...limit })),
      );
      await signUp(deps, request.body, await socialIdentity(request, deps), request.ip);
      return ok(null, RECEIVED);
    },
  );
}

/** The social network's identity; null without a token. A password account's token proves nothing new. */
async function socialIdentity(
  { headers, log }: FastifyRequest,
  deps: Deps,
): Promise<(TokenIdentity & { email: string }) | null> {
  const [, token] = headers.authorization?.split(' ') ?? [];
  if (!token) return null;
  const identity = await identityOfToken(token, { ...deps, logger: log });
  const { email, provider } = identity;
  return email && provider !== 'password' ? { ...identity, email } : null;
}
