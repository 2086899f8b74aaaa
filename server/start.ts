import { fileURLToPath } from 'node:url';
import { readFiles } from '../engine/publish';
import { createAdapters } from './adapters/createAdapters';
import { createMailer } from './adapters/mail/createMailer';
import { createPushSender } from './adapters/push/firebasePush';
import { buildApp } from './app';
import { createClock } from './clock';
import { configWarnings } from './configWarnings';
import { settingsOf, type ServerConfig } from './config';
import { withAdvisoryLock } from './db/advisoryLock';
import { openDb } from './db/db';
import { listen } from './db/listen';
import { migrate, migrationsKnown } from './db/migrate';
import { openReplica } from './db/replica/openReplica';
import { waitForDatabase } from './db/waitForDatabase';
import type { Deps } from './deps';
import { createLogger } from './http/logging';
import { createIdentityAdmin } from './infra/identity/createIdentityAdmin';
import { createTokenVerifier } from './infra/identity/createTokenVerifier';
import { EMULATOR_PROJECT } from './infra/identity/emulatorProject';
import { openJobs } from './jobs/jobs';
import { startWork } from './jobs/startWork';
import { openProductStore } from './modules/definitions/productStore';
import { folderOf } from './modules/definitions/releases/folder';
import type { ReleaseRow } from './modules/definitions/releases/repository';
import { checkPlaces } from './modules/documents/checkPlaces';
import { takenBackText } from './modules/definitions/releases/takenBackText';
import { createCheckThread } from './modules/publishing/checkThread';
import { keptTraces } from './modules/publishing/keptTraces';
import { createLookThread } from './modules/workbench/lookThread';
import { openSigner } from './signingConfig';
import { seedBillets } from './seed/seedBillets';
import { refuseDemonstration, seedDemonstration } from './seed/seedDemonstration';
import { seedPolicies } from './seed/seedPolicies';
import { Watch } from './watch/Watch';
import { watchDatabase } from './watch/databaseFigures';
import { watchParts } from './watch/parts';
import { watchDocuments } from './watch/watchDocuments';
import { watchReplica } from './watch/watchReplica';
import { signerWarnings, watchSigner } from './watch/watchSigner';
import { serveMetrics } from './watch/serveMetrics';

const LOOKUP_TIMEOUT_MS = 5000;
const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

type Tell = (sentence: string) => void;

export interface RunningServer {
  stop(): Promise<void>;
}

/**
 * Starts database, schema, demonstration data (with the emulator only), products and jobs, and the port last, so
 * that only a complete server answers. A failure closes what was opened. `tell` gets notes for the operator.
 */
export async function start(config: ServerConfig, tell: Tell = () => undefined): Promise<RunningServer> {
  const opened: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const close of opened.toReversed()) await close();
  };
  try {
    await open(config, opened, tell);
    return { stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function open(config: ServerConfig, opened: (() => Promise<unknown>)[], tell: Tell): Promise<void> {
  const { databaseUrl: url, databaseDirectUrl: directUrl, host, port } = config;
  const signer = openSigner(config.signing, new Date());
  const logger = createLogger(config.logLevel);
  const toldOf = (sentence: string) => {
    logger.warn(sentence);
    tell(sentence);
  };
  const waiting = (refusal: NodeJS.ErrnoException) =>
    toldOf(`The database takes no connections yet (${refusal.code ?? refusal.message}): asked for a minute.`);
  await waitForDatabase(directUrl, { waiting });
  await waitForDatabase(url, { waiting });
  await migrate(directUrl, toldOf);
  const { db, pool } = openDb(url, (error) => logger.error(error), 10, {
    isPooled: url !== directUrl,
  });
  opened.push(() => pool.end());
  if (config.identity.kind === 'emulator') await seedDemonstration(db, config.brand);
  else await refuseDemonstration(db);
  for (const warning of configWarnings(config)) logger.warn(warning);
  signerWarnings(signer, new Date()).forEach(toldOf);

  const queues = await openJobs({ url, directUrl }, logger);
  opened.push(() => queues.jobs.stop());
  const { stop: stopChecks, ...checks } = createCheckThread(keptTraces(db));
  opened.push(stopChecks);
  const { stop: stopLooking, ...looks } = createLookThread();
  opened.push(stopLooking);
  const watch = new Watch().ofProcess();
  watchDatabase(watch, db, pool);
  const replica =
    config.replica &&
    (await openReplica(config.replica, {
      leader: db,
      onError: (error) => logger.warn(error),
      ended: (outcome) => watch.reads.inc({ outcome }),
      tell: toldOf,
    }));
  if (replica) {
    opened.push(() => replica.stop());
    watchReplica(watch, replica);
  }
  const deps = await createDeps(config, {
    db,
    read: replica?.read ?? ((work) => work(db)),
    logger,
    watch,
    jobs: queues.jobs,
    ...checks,
    ...looks,
    signer,
    tell: toldOf,
  });
  await checkPlaces(deps, toldOf);
  watchParts(watch, { ...deps, dataDir: config.dataDir, migrations: migrationsKnown() });
  if (config.documents.bucket) watchDocuments(watch, db, config.documents.place);
  watchSigner(watch, signer, deps.clock);
  if (config.identity.kind === 'emulator') {
    await seedPolicies(db, deps);
    await seedBillets(db, deps);
  }
  await startWork(queues, deps);
  if (config.metrics) opened.push((await serveMetrics(watch, config.metrics)).stop);
  const app = await buildApp(deps);
  opened.push(() => app.close());
  await app.listen({ host, port });
}

type DepsGround = Pick<
  Deps,
  'db' | 'read' | 'logger' | 'watch' | 'jobs' | 'checkFolder' | 'prepareCheck' | 'look' | 'signer'
>;
interface Ground extends DepsGround {
  readonly tell: Tell;
}

async function createDeps(config: ServerConfig, { tell, ...ground }: Ground): Promise<Deps> {
  const clock = createClock(clockOffset(config));
  return {
    ...ground,
    ...settingsOf(config),
    listen: (channel, hearing) => listen(config.databaseDirectUrl, channel, hearing),
    underLock: (lock, work) => withAdvisoryLock(config.databaseDirectUrl, lock, work),
    clock,
    verifyToken: await createTokenVerifier(config.identity),
    identity: createIdentityAdmin(config.identity),
    adapters: createAdapters(ground.db, {
      companyUrl: config.companyDataUrl,
      postalCodeUrl: config.postalCodeUrl,
      geographyUrl: config.geographyUrl,
      courtUrl: config.courtUrl,
      timeoutMs: LOOKUP_TIMEOUT_MS,
      returnFolder: config.billing.returnFolder,
      bucket: config.documents.bucket,
      ended: (source, outcome) => ground.watch.lookUps.inc({ source, outcome }),
    }),
    products: await openProducts({ ...ground, tell }, clock),
    publicConfig: publicConfigOf(config),
    portalDirectory: folder('../dist/portal'),
    mailer: createMailer(config.mail),
    push: createPushSender(config.identity),
  };
}

async function openProducts(
  { db, logger, tell }: Pick<Ground, 'db' | 'logger' | 'tell'>,
  clock: Deps['clock'],
): Promise<Deps['products']> {
  const { faults, texts } = readFiles(folder('../product-schemas'));
  const report = (fault: object) => logger.error({ fault }, 'a product definition is wrong');
  faults.forEach(report);
  const onTakenBack = (releases: readonly ReleaseRow[]) => releases.map(takenBackText).forEach(tell);
  return openProductStore(db, folderOf(texts), { clock, onFault: report, onTakenBack });
}

/** Only a demonstration may shift its clock. */
function clockOffset({ identity, clockOffsetDays }: ServerConfig): number {
  return identity.kind === 'emulator' ? clockOffsetDays : 0;
}

function publicConfigOf(config: ServerConfig): Deps['publicConfig'] {
  const { identity, emulatorHost, executivePortalUrl, brand, brokerage } = config;
  const emulator = { apiKey: 'demo', authDomain: 'localhost', projectId: EMULATOR_PROJECT, messaging: null };
  const project = identity.kind === 'firebase' ? identity : emulator;
  const { apiKey, authDomain, projectId, messaging } = project;
  return {
    firebase: { apiKey, authDomain, projectId, emulatorHost, messaging },
    executivePortalUrl: executivePortalUrl ?? '/executivo',
    brand,
    brokerage,
    socialProviders: [...config.socialProviders],
  };
}
