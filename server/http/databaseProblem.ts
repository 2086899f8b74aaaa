import type { Problem } from './Problem';
import { refuse } from './refuse';

// PostgreSQL is starting, stopping, changing over, overloaded or out of reach: the request may succeed in a moment.
const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  '25006',
  '25P03',
  '40001',
  '40P01',
  '53300',
  '55P03',
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '08000',
  '08001',
  '08003',
  '08006',
]);
// Text that PostgreSQL cannot hold, such as U+0000 or half of a surrogate pair.
const UNSTORABLE = new Set(['22021', '22P02', '22P05']);
const LOST_CONNECTION =
  /timeout exceeded when trying to connect|Connection terminated|not queryable|Cannot use a pool after/;

/** What a failed query means to the caller, or undefined when it is a fault of our own. */
export function databaseProblem(error: unknown): Problem | undefined {
  const cause = rootOf(error);
  const code = 'code' in cause ? String(cause.code) : '';
  if (UNREACHABLE.has(code) || LOST_CONNECTION.test(cause.message)) return refuse('UNAVAILABLE');
  if (UNSTORABLE.has(code)) return refuse('INVALID_CHARACTERS');
  return undefined;
}

function rootOf(error: unknown): Error {
  let root = error instanceof Error ? error : new Error(String(error));
  while (root.cause instanceof Error) root = root.cause;
  return root;
}
