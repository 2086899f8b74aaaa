import type { FastifyBaseLogger } from 'fastify';
import type { PublicConfig } from '../contract/platform';
import type { Adapters } from './adapters/createAdapters';
import type { Mailer } from './adapters/mail/Mailer';
import type { PushSender } from './adapters/push/PushSender';
import type { Clock } from './clock';
import type { Settings } from './config';
import type { Db } from './db/db';
import type { Hearing, Listening } from './db/listen';
import type { IdentityAdmin } from './infra/identity/IdentityAdmin';
import type { VerifyIdToken } from './infra/identity/VerifyIdToken';
import type { PadesSigner } from './infra/signature/PadesSigner';
import type { Jobs } from './jobs/jobs';
import type { ProductStore } from './modules/definitions/productStore';
import type { CheckThread } from './modules/publishing/checkThread';
import type { Look } from './modules/workbench/lookThread';
import type { Watch } from './watch/Watch';

/** Everything the application is made of; tests put in their own database, clock and token verifier. */
export interface Deps extends Settings {
  db: Db;
  /** LISTENs on a channel of the same database. */
  listen(channel: string, hearing: Hearing): Promise<Listening>;
  clock: Clock;
  logger: FastifyBaseLogger;
  verifyToken: VerifyIdToken;
  identity: IdentityAdmin;
  adapters: Adapters;
  products: ProductStore;
  /** Checks what is to be published. */
  checkFolder: CheckThread['checkFolder'];
  prepareCheck: CheckThread['prepareCheck'];
  /** Works out what the workbench asks of a product. */
  look: Look;
  jobs: Jobs;
  /** Signs what is issued; null = nobody does. */
  signer: PadesSigner | null;
  /** What is known of this process from outside. */
  watch: Watch;
  publicConfig: Omit<PublicConfig, 'now'>;
  /** The built portal. */
  portalDirectory: string;
  /** Null = e-mails stay in the outbox. */
  mailer: Mailer | null;
  /** Null = nobody is told while the portal is closed. */
  push: PushSender | null;
}
