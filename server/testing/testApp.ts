import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { createTestDatabase } from '../../tests/support/createTestDatabase';
import { createAdapters } from '../adapters/createAdapters';
import { buildApp } from '../app';
import { createClock } from '../clock';
import { openDb } from '../db/db';
import type { Db } from '../db/db';
import type { Deps } from '../deps';
import { createLogger } from '../http/logging';
import { InvalidTokenError } from '../infra/identity/VerifyIdToken';

/** The whole application over a database of its own. A token of a test is the user's uid. */
export interface TestApp {
  app: FastifyInstance;
  db: Db;
  /** Sends a request as `uid`; null sends no token. */
  as(uid: string | null, request: InjectOptions): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

/** Fixed so that dates in tests do not age: a Friday. */
export const TEST_NOW = Date.parse('2026-11-20T15:00:00Z');

/** Builds the application as in production, but for the clock and the token verifier, and what `changes` says. */
export async function testApp(changes: (db: Db) => Partial<Deps> = () => ({})): Promise<TestApp> {
  const database = await createTestDatabase();
  const { db, pool } = openDb(database.url, () => undefined, 5);
  const app = await buildApp({ ...testDeps(db), ...changes(db) });
  return {
    app,
    db,
    as: (uid, request) => app.inject({ ...request, headers: { ...authorization(uid), ...request.headers } }),
    close: async () => {
      await app.close();
      await pool.end();
      await database.drop();
    },
  };
}

function testDeps(db: Db): Deps {
  return {
    db,
    clock: createClock(0, () => TEST_NOW),
    logger: createLogger('silent'),
    verifyToken: async (token) => {
      if (token === 'expired') throw new InvalidTokenError('expired');
      return { uid: token, email: null, name: null, expiresAt: 4_000_000_000 };
    },
    adapters: createAdapters(db, {
      companyUrl: null,
      postalCodeUrl: null,
      geographyUrl: null,
      timeoutMs: 1000,
    }),
    publicConfig: {
      firebase: { apiKey: 'key', authDomain: 'localhost', projectId: 'demo-lastro', emulatorHost: null },
      executivePortalUrl: '/executivo',
      socialProviders: [],
    },
    portalDirectory: '/nonexistent',
    requestsPerMinute: null,
  };
}

function authorization(uid: string | null): Record<string, string> {
  return uid === null ? {} : { authorization: `Bearer ${uid}` };
}
