import { Pool } from 'pg';
import { expect, test } from 'vitest';
import { drizzle } from 'drizzle-orm/node-postgres';
import { pingDatabase } from '../modules/platform/repository';
import * as schema from '../db/schema';
import { databaseProblem } from './databaseProblem';

test('a database out of reach is unavailable and no fault of our own', async () => {
  const pool = new Pool({ connectionString: 'postgres://nobody@127.0.0.1:1/none' });
  const error: unknown = await pingDatabase(drizzle(pool, { schema })).catch((reason: unknown) => reason);
  expect(databaseProblem(error)).toMatchObject({ code: 'UNAVAILABLE', text: { status: 503 } });
  await pool.end();
});

test.each([
  [Object.assign(new Error('terminating connection'), { code: '57P01' }), 'UNAVAILABLE'],
  [new Error('timeout exceeded when trying to connect'), 'UNAVAILABLE'],
  [new Error('Client has encountered a connection error and is not queryable'), 'UNAVAILABLE'],
  [
    Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' }),
    'UNAVAILABLE',
  ],
  [
    Object.assign(new Error('cannot execute INSERT in a read-only transaction'), { code: '25006' }),
    'UNAVAILABLE',
  ],
  [Object.assign(new Error('invalid byte sequence'), { code: '22021' }), 'INVALID_CHARACTERS'],
  [new Error('query', { cause: Object.assign(new Error('bad'), { code: '22P05' }) }), 'INVALID_CHARACTERS'],
  [Object.assign(new Error('no such column'), { code: '42703' }), undefined],
])('%s means %s', (error, code) => {
  expect(databaseProblem(error)?.code).toBe(code);
});
