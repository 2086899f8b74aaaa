import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { allowedMethods } from './allowedMethods';
import { databaseProblem } from './databaseProblem';
import { problemBody } from './envelope';
import { Problem } from './Problem';
import { generalProblems, refuse } from './refuse';
import { BorderError } from './validation';

const RETRY_AFTER_S = 5;

export function useErrorAnswers(app: FastifyInstance): void {
  const methodsAt = allowedMethods(app);

  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const problem = problemOf(error);
    if (problem.text.status >= 500) request.log.error(error);
    return answer(reply, problem);
  });

  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    const methods = methodsAt(request.url);
    if (methods.length === 0) return answer(reply, refuse('NOT_FOUND'));
    return answer(reply.header('allow', methods.join(', ')), refuse('METHOD_NOT_ALLOWED'));
  });
}

function answer(reply: FastifyReply, problem: Problem): FastifyReply {
  if (problem.text.status === 503) reply.header('retry-after', RETRY_AFTER_S);
  return reply.code(problem.text.status).send(problemBody(problem));
}

function problemOf(error: FastifyError): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof BorderError) return refuse('INVALID_REQUEST', error.fields);
  return databaseProblem(error) ?? problemOfStatus(error.statusCode);
}

function problemOfStatus(status = 500): Problem {
  const byStatus: Readonly<Record<number, object>> = generalProblems;
  const [code] = Object.keys(byStatus[status] ?? {}) as Parameters<typeof refuse>[0][];
  return refuse(code ?? (status >= 400 && status < 500 ? 'MALFORMED_REQUEST' : 'INTERNAL'));
}
