import type { FastifyBaseLogger } from 'fastify';
import type { PublicConfig } from '../contract/platform';
import type { ClientBase } from 'pg';
import type { Adapters } from './adapters/createAdapters';
import type { Mailer } from './adapters/mail/Mailer';
import type { PushSender } from './adapters/push/PushSender';
import type { Clock } from './clock';
import type { Settings } from './config';
import type { Lock } from './db/advisoryLock';
import type { Db } from './db/db';
import type { Read } from './db/replica/Replica';
import type { Hearing, Listening } from './db/listen';
import type { IdentityAdmin } from './infra/identity/IdentityAdmin';
import type { VerifyIdToken } from './infra/identity/VerifyIdToken';
import type { PadesSigner } from './infra/signature/PadesSigner';
import type { Jobs } from './jobs/jobs';
import type { ProductStore } from './modules/definitions/productStore';
import type { CheckThread } from './modules/publishing/checkThread';
import type { Look } from './modules/workbench/lookThread';
import type { Watch } from './watch/Watch';

export interface Deps extends Settings {
  db: Db;
  /** For what a page shows, and nothing that decides: a replica may answer. */
  read: Read;
  listen(channel: string, hearing: Hearing): Promise<Listening>;
  /** Runs `work` on a connection of its own, which may take long, while no other process runs it. */
  underLock(lock: Lock, work: (client: ClientBase) => Promise<void>): Promise<void>;
  clock: Clock;
  logger: FastifyBaseLogger;
  verifyToken: VerifyIdToken;
  identity: IdentityAdmin;
  adapters: Adapters;
  products: ProductStore;
  checkFolder: CheckThread['checkFolder'];
  prepareCheck: CheckThread['prepareCheck'];
  look: Look;
  jobs: Jobs;
  /** Null = issued documents are not signed. */
  signer: PadesSigner | null;
  watch: Watch;
  publicConfig: Omit<PublicConfig, 'now'>;
  portalDirectory: string;
  /** Null = e-mails stay in the outbox. */
  mailer: Mailer | null;
  /** Null = no push while the portal is closed. */
  push: PushSender | null;
}
