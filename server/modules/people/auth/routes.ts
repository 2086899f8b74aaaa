import { answers, done } from '../../../../contract/answers';
import type { Api } from '../../../http/Api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../../deps';
import { ok } from '../../../http/envelope';
import { limitAttempts } from '../../../http/limitAttempts';
import { filledIn } from '../../definitions/reviewForm';
import { changePassword } from './changePassword';
import { openToken } from './openToken';
import { confirmRegistration } from './confirmRegistration';
import {
  changeBody,
  confirmBody,
  requireAnswer,
  requireBody,
  resetStatus,
  statusQuery,
} from '../../../../contract/auth';
import type { ChangeBody } from '../../../../contract/auth';
import { isResetPending, requireChange } from './requireChange';
import { HOUR_MS, MINUTE_MS } from '../../../infra/durations';

/** One sentence for everybody: it must not tell whether there is an account. */
const RESET_SENT =
  'Se houver uma conta com este e-mail, você receberá em instantes um link para redefinir a senha. O link vale por 1 hora.';
const CHANGED = 'Sua senha foi redefinida. Entre com a nova senha.';
const CONFIRMED = 'Seu e-mail foi confirmado. Um executivo vai liberar o seu acesso.';

export function authRoutes(app: Api, deps: Deps): void {
  const limit = (reply: FastifyReply, what: string, windowMs: number, who: Record<string, number>) =>
    limitAttempts(
      deps,
      reply,
      Object.entries(who).map(([subject, max]) => ({ what, subject, max, windowMs })),
    );

  app.get(
    '/auth/password-reset-status',
    { schema: { response: answers(resetStatus), querystring: statusQuery } },
    async (request, reply) => {
      const email = request.query.email.toLowerCase();
      await limit(reply, 'reset-status', MINUTE_MS, { [request.ip]: 30, [email]: 10 });
      return ok({ pending: await isResetPending(deps, email) });
    },
  );

  app.post(
    '/auth/require-change-password',
    { schema: { response: answers(requireAnswer), body: requireBody } },
    async (request, reply) => {
      const email = request.body.Email.toLowerCase();
      await limit(reply, 'reset', HOUR_MS, { [request.ip]: 20, [email]: 3 });
      await requireChange(deps, email);
      return ok({ Message: RESET_SENT }, RESET_SENT);
    },
  );

  const byAddress = (request: FastifyRequest, reply: FastifyReply, what: string) =>
    limit(reply, what, HOUR_MS, { [request.ip]: 20 });

  // Asked before the form is filled in; uses up nothing.
  app.post(
    '/auth/check-change-password',
    { schema: { response: done, body: confirmBody } },
    async (request, reply) => {
      await limit(reply, 'check', HOUR_MS, { [request.ip]: 60 });
      await openToken(deps, 'password', request.body.Token);
      return ok(null);
    },
  );

  app.post(
    '/auth/change-password',
    {
      schema: { response: done, body: changeBody },
      preHandler: filledIn<ChangeBody>(deps, 'nova-senha', ({ NewPassword }) => ({
        record: { NewPassword },
      })),
    },
    async (request, reply) => {
      await byAddress(request, reply, 'change');
      await changePassword(deps, request.body);
      return ok(null, CHANGED);
    },
  );

  app.post(
    '/auth/confirm-email',
    { schema: { response: done, body: confirmBody } },
    async (request, reply) => {
      await byAddress(request, reply, 'confirm');
      await confirmRegistration(deps, request.body.Token);
      return ok(null, CONFIRMED);
    },
  );
}
