import type { FastifyRequest } from 'fastify';
import type { Db } from '../../db/db';
import { atMostOnce } from '../../idempotency/atMostOnce';
import { requestKeyOf } from '../../idempotency/requestKey';
import { refuseQuote } from './problems';

/** One transaction; with the header Idempotency-Key, once per key. Throws KEY_REUSED. */
export function atomically<T>(db: Db, request: FastifyRequest, work: (tx: Db) => Promise<T>): Promise<T> {
  const key = requestKeyOf(request);
  return key ? atMostOnce(db, key, () => refuseQuote('KEY_REUSED'), work) : db.transaction(work);
}
