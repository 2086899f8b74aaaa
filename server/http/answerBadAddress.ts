import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { problemBody } from './envelope';
import { isForPage } from './forPage';
import { refuse } from './refuse';

/** An address that cannot be decoded reaches no route: a browser gets the portal's page for it, a program a refusal. */
export function answerBadAddress(_error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (isForPage(request)) return void reply.redirect('/error/404');
  void reply.code(400).send(problemBody(refuse('MALFORMED_REQUEST')));
}
