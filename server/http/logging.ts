import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pino } from 'pino';
import { traceOf } from '../infra/trace';
import type { DestinationStream, LogFn, Logger } from 'pino';

/**
 * The server's log. A request is logged by its route pattern, so no identifier, tax id or query string reaches
 * it, and an error by what cannot hold anybody's data.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    serializers: { req: requestFacts, res: replyFacts, err: errorFacts, error: errorFacts },
    hooks: { logMethod },
    mixin: () => ({ trace: traceOf() }),
    redact: ['headers', 'body', 'email', 'name', 'document', 'token', '*.email', '*.document', '*.token'],
  };
  return destination ? pino(options, destination) : pino(options);
}

/** pino takes an error's own message for the line's; that of a failed query holds its values. */
function logMethod(this: Logger, args: Parameters<LogFn>, method: LogFn): void {
  const [given, text]: readonly unknown[] = args;
  const { err = given } = (typeof given === 'object' && given !== null ? given : {}) as { err?: unknown };
  const isWordless = err instanceof Error && typeof text !== 'string';
  method.apply(this, isWordless ? [given as object, String(errorFacts(err)['message'])] : args);
}

function requestFacts(request: FastifyRequest) {
  return { method: request.method, route: request.routeOptions?.url ?? null };
}

function replyFacts(reply: FastifyReply) {
  return { statusCode: reply.statusCode };
}

/** PostgreSQL repeats after a colon the value that it could not take; names of tables and constraints stand elsewhere. */
const REPEATED = /: ["'].*$/s;

/** Type, code, scrubbed message and stack frames of an error; a query's parameters and values stay out. */
export function errorFacts(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = 'code' in error ? error.code : undefined;
  return {
    type: error.constructor.name,
    code,
    message:
      error instanceof DrizzleQueryError
        ? `Failed query: ${error.query}`
        : scrub(error.message.replace(REPEATED, ': [value]')),
    frames: (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at ')),
    ...(error.cause ? { cause: errorFacts(error.cause) } : {}),
  };
}

/** Blanks what looks like an e-mail, a token or a tax id, with or without its mask. */
export function scrub(text: string): string {
  return text
    .slice(0, 500)
    .replaceAll(/[\w.+-]+@[\w.-]+/g, '[e-mail]')
    .replaceAll(/\b[es]1~[\w~-]*/g, '[token]')
    .replaceAll(/[\w-]{16,}\.[\w-]{8,}\.[\w-]*/g, '[token]')
    .replaceAll(/\d{3}\.?\d{3}\.?\d{3}-?\d{2}(?!\d)/g, '[cpf]')
    .replaceAll(/[0-9A-Z]{2}\.?[0-9A-Z]{3}\.?[0-9A-Z]{3}\/?[0-9A-Z]{4}-?\d{2}/g, '[cnpj]');
}
