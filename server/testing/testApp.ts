import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { fileURLToPath } from 'node:url';
import { readFiles } from '../../engine/publish/readFiles';
import { createTestDatabase } from '../../tests/support/createTestDatabase';
import type { TestDatabase } from '../../tests/support/createTestDatabase';
import { createAdapters } from '../adapters/createAdapters';
import { buildApp } from '../app';
import { readConfig, settingsOf } from '../config';
import { readBrand } from '../brand';
import { readBrokerage } from '../brokerage';
import { createClock, type Clock } from '../clock';
import { withAdvisoryLock } from '../db/advisoryLock';
import { openDb } from '../db/db';
import { listen } from '../db/listen';
import { PATIENCE } from '../db/openPool';
import type { Db } from '../db/db';
import type { Deps } from '../deps';
import { createLogger } from '../http/logging';
import { InvalidTokenError } from '../infra/identity/VerifyIdToken';
import { openJobs } from '../jobs/jobs';
import type { RunningJobs } from '../jobs/jobs';
import { startWork } from '../jobs/startWork';
import type { ProductFiles } from '../../engine/definition/files';
import { openProductStore } from '../modules/definitions/productStore';
import { composedFolder } from '../modules/publishing/checkedFolder';
import { looking } from '../modules/workbench/look';
import { filesOf, folderOf, type Folder } from '../modules/definitions/releases/folder';
import { Watch } from '../watch/Watch';
import { textsOf } from './textsOf';
import { watchAnswers } from './declaredAnswers';
import { fakeIdentity } from './fakeIdentity';

export type TestRequest = Omit<InjectOptions, 'payload'> & { payload?: InjectOptions['payload'] | undefined };

/** The whole application over its own database. A test's token is the user's uid. */
export interface TestApp {
  app: FastifyInstance;
  db: Db;
  database: TestDatabase;
  deps: Deps;
  as(uid: string | null, request: TestRequest): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

export interface TestOptions {
  /** Opens the job queues, with workers unless 'idle'. Without it nothing may be sent. */
  jobs?: 'working' | 'idle';
  deps?: (db: Db) => Partial<Deps>;
  clock?: Clock;
  /** Instead of the repository's products; in force from `clock` on. */
  files?: ProductFiles;
  /** A second instance on an existing database, which it drops. */
  database?: TestDatabase;
}

/** Fixed so that dates in tests do not age: a Friday. */
export const TEST_NOW = Date.parse('2026-11-20T15:00:00Z');

/** On a crowded machine a connection takes long to open. */
export const CROWDED = { ...PATIENCE, connect: 120_000 };

export const EMBEDDED = {
  companyUrl: null,
  postalCodeUrl: null,
  geographyUrl: null,
  courtUrl: null,
  timeoutMs: 1000,
};

// Read once for all suites of a worker: nothing changes them.
const { texts } = readFiles(fileURLToPath(new URL('../../product-schemas', import.meta.url)));
const folder = keptFolder(folderOf(texts));

/** Builds the application as in production, but for the clock and the token verifier. */
export async function testApp(options: TestOptions = {}): Promise<TestApp> {
  const { jobs: work, deps: changes } = options;
  const database = options.database ?? (await createTestDatabase());
  const isPooled = database.url !== database.directUrl;
  const { db, pool } = openDb(database.url, () => undefined, 8, { isPooled, patience: CROWDED });
  const changed = changes?.(db);
  const logger = changed?.logger ?? createLogger('silent');
  const queues = work ? await openJobs(database, logger) : undefined;
  const jobs = queues?.jobs ?? noJobs;
  const deps: Deps = { ...(await testDeps(db, database.directUrl, options)), logger, jobs, ...changed };
  if (queues && work === 'working') await startWork(queues, deps);
  const { built: app, losses } = await watchAnswers(() => buildApp(deps));
  return {
    app,
    db,
    database,
    deps,
    as: (uid, { payload, ...request }) =>
      app.inject({
        ...request,
        ...(payload !== undefined && { payload }),
        headers: { ...authorization(uid), ...request.headers },
      }),
    close: async () => {
      await app.close();
      await jobs.stop();
      await pool.end();
      if (!options.database) await database.drop();
      if (losses.length > 0)
        throw new Error(`The contract does not declare all that is answered: ${losses.join('\n')}`);
    },
  };
}

const noJobs: RunningJobs = {
  send: () => Promise.reject(new Error('this suite opened no job queues')),
  stop: () => Promise.resolve(),
};

async function testDeps(
  db: Db,
  url: string,
  { clock = createClock(0, () => TEST_NOW), files: sold }: TestOptions,
): Promise<Omit<Deps, 'jobs' | 'logger'>> {
  return {
    ...settingsOf(readConfig({})),
    db,
    read: (work) => work(db),
    watch: new Watch(),
    listen: (channel, hearing) => listen(url, channel, hearing),
    underLock: (lock, work) => withAdvisoryLock(url, lock, work),
    clock,
    verifyToken: async (token) => {
      if (token === 'expired') throw new InvalidTokenError('expired');
      // `social:ana@mail.test` is an unregistered person of a social network.
      const email = token.startsWith('social:') ? token.slice(7) : null;
      const provider = email ? 'google.com' : 'password';
      const times = { hasSecondFactor: false, authenticatedAt: 0, expiresAt: 4_000_000_000 };
      return { uid: token, email, name: null, isEmailVerified: email !== null, provider, ...times };
    },
    identity: fakeIdentity(),
    adapters: createAdapters(db, EMBEDDED),
    products: await openProductStore(db, sold ? folderOf(textsOf(sold)) : folder, {
      clock,
      onFault: (fault) => {
        throw new Error(`${fault.file}${fault.pointer}: ${fault.message}`);
      },
    }),
    // Without the thread and the full check, which take seconds and have tests of their own.
    look: (kind, question) => looking[kind](question),
    checkFolder: async (proposed) => composedFolder(filesOf(proposed)),
    prepareCheck: () => undefined,
    publicConfig: {
      firebase: {
        apiKey: 'key',
        authDomain: 'localhost',
        projectId: 'demo-lastro',
        emulatorHost: null,
        messaging: null,
      },
      executivePortalUrl: '/executivo',
      brand: readBrand({}),
      brokerage: readBrokerage({}, true),
      socialProviders: [],
    },
    portalDirectory: '/nonexistent',
    requestsPerMinute: null,
    portalUrl: 'https://portal.lastro.test',
    mailer: null,
    signer: null,
    push: null,
  };
}

function authorization(uid: string | null): Record<string, string> {
  return uid === null ? {} : { authorization: `Bearer ${uid}` };
}

/** Packed once for all databases of a worker. */
function keptFolder({ packed, ...rest }: Folder): Folder {
  let kept: Promise<Buffer> | undefined;
  return { ...rest, packed: () => (kept ??= packed()) };
}
