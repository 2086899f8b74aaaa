import { resolve } from 'node:path';
import { readBilling, type BillingConfig } from './billingConfig';
import { readBrand, type Brand } from './brand';
import { readBrokerage, type Brokerage } from './brokerage';
import { readDocuments, type DocumentsConfig } from './documentsConfig';
import { OperatorError } from './infra/OperatorError';
import { readMail, type MailConfig } from './mailConfig';
import type { MetricsAddress } from './watch/serveMetrics';
import { readReplica, type ReplicaConfig } from './replicaConfig';
import { readSigning, type SigningConfig } from './signingConfig';
import { readSurvey, type SurveyConfig } from './surveyConfig';
import {
  integer,
  networkList,
  oneOf,
  postgresUrl,
  text,
  webUrl,
  wordList,
  type Environment,
} from './infra/environment';

const SOCIAL_PROVIDERS = ['google', 'microsoft'] as const;
const SECOND_FACTOR = ['off', 'staff'] as const;
const ON_OFF = ['on', 'off'] as const;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export interface FirebaseConfig {
  kind: 'firebase';
  projectId: string;
  /** The web API key and auth domain, public by nature: the portal's SDK needs them. */
  apiKey: string;
  authDomain: string;
  /** Path of a service account key; null = Google's application default credentials. */
  serviceAccount: string | null;
  /** Null = no push notifications while the portal is closed. */
  messaging: MessagingConfig | null;
}

export interface MessagingConfig {
  senderId: string;
  appId: string;
  vapidKey: string;
}

export interface EmulatorConfig {
  kind: 'emulator';
  /** `host:port`; null until `npm start` has started it. */
  host: string | null;
}

export type IdentityConfig = FirebaseConfig | EmulatorConfig;

/** Everything that the environment decides; see scripts/README.md for the names. */
export interface Config {
  port: number;
  host: string;
  /** Absolute path. */
  dataDir: string;
  /** Null = the embedded PostgreSQL, until `npm start` has started it. */
  databaseUrl: string | null;
  /** The same database past the pooler that `databaseUrl` names; null = there is none between. */
  databaseDirectUrl: string | null;
  /** Null = every read asks the leader. */
  replica: ReplicaConfig | null;
  identity: IdentityConfig;
  /** Look-up services; null = the embedded data. */
  companyDataUrl: string | null;
  postalCodeUrl: string | null;
  geographyUrl: string | null;
  courtUrl: string | null;
  /** Null = this server. */
  executivePortalUrl: string | null;
  brand: Brand;
  brokerage: Brokerage;
  /** Where links in e-mails lead: never taken from a request, whose Host anybody may write. */
  portalUrl: string;
  mail: MailConfig;
  socialProviders: readonly (typeof SOCIAL_PROVIDERS)[number][];
  /** 'staff' = who has a role that asks for it signs in with a code beside the password. */
  secondFactor: (typeof SECOND_FACTOR)[number];
  /** Days after which a password has to be changed; null = never. */
  passwordDays: number | null;
  correctionDays: number;
  surveys: SurveyConfig;
  billing: BillingConfig;
  documents: DocumentsConfig;
  /** Null = what is issued is printed without a signature. */
  signing: SigningConfig | null;
  /** `draftDays`: days after which a draft that nobody opens expires. */
  perPerson: { drafts: number; templates: number; draftDays: number };
  /** Counts of where people stop: smaller ones are hidden, and after so many days they are forgotten. */
  stops: { least: number; days: number };
  shareDays: number;
  /** Whether browsers keep the portal for when there is no connection; false takes it out of them again. */
  worker: boolean;
  apiDocs: boolean;
  /** Where Prometheus reads the figures of this process; null = nowhere. */
  metrics: MetricsAddress | null;
  /** Proxies whose X-Forwarded-For is believed, as addresses or networks; empty = none. */
  trustedProxies: readonly string[];
  logLevel: (typeof LOG_LEVELS)[number];
  /** Days that the business clock runs ahead of the machine's; for trials and journeys. */
  clockOffsetDays: number;
  /** Requests a minute from one address; 0 in the environment, null here = no limit, not even when overloaded. */
  requestsPerMinute: number | null;
}

/** A configuration under which the server can run: where its database and identity are is known. */
export type ServerConfig = Config & {
  databaseUrl: string;
  databaseDirectUrl: string;
  emulatorHost: string | null;
};

/** What modules need of the configuration as it is; `Deps` carries it. A new setting is added to this list alone. */
export const settingsOf = ({
  portalUrl,
  requestsPerMinute,
  secondFactor,
  passwordDays,
  correctionDays,
  surveys,
  billing,
  perPerson,
  stops,
  shareDays,
  documents,
  worker,
  apiDocs,
  trustedProxies,
}: Config) => ({
  portalUrl,
  requestsPerMinute,
  secondFactor,
  passwordDays,
  correctionDays,
  surveys,
  billing,
  perPerson,
  stops,
  shareDays,
  documentsIn: documents.place,
  worker,
  apiDocs,
  trustedProxies,
});

export type Settings = ReturnType<typeof settingsOf>;

/** Reads, checks and freezes the environment. Throws OperatorError that names the variable. */
export function readConfig(env: Environment = process.env): Readonly<Config> {
  const identity = Object.freeze(readIdentity(env));
  const brand = readBrand(env);
  return Object.freeze({
    port: integer(env, 'PORT', { from: 0, to: 65_535, otherwise: 3000 }),
    host: readHost(env, identity),
    dataDir: resolve(text(env, 'DATA_DIR') ?? 'data'),
    databaseUrl: postgresUrl(env, 'DATABASE_URL'),
    databaseDirectUrl: readDirect(env),
    replica: readReplica(env),
    identity,
    companyDataUrl: webUrl(env, 'COMPANY_DATA_URL'),
    postalCodeUrl: webUrl(env, 'POSTAL_CODE_URL'),
    geographyUrl: webUrl(env, 'GEOGRAPHY_URL'),
    courtUrl: webUrl(env, 'COURT_URL'),
    executivePortalUrl: webUrl(env, 'EXECUTIVE_PORTAL_URL'),
    brand,
    brokerage: readBrokerage(env, identity.kind === 'emulator'),
    portalUrl: webUrl(env, 'PORTAL_URL') ?? `http://localhost:${text(env, 'PORT') ?? 3000}`,
    mail: readMail(env, brand),
    socialProviders:
      wordList(env, 'SOCIAL_PROVIDERS', SOCIAL_PROVIDERS) ??
      (identity.kind === 'emulator' ? SOCIAL_PROVIDERS : []),
    secondFactor: oneOf(env, 'SECOND_FACTOR', SECOND_FACTOR) ?? 'off',
    passwordDays: integer(env, 'PASSWORD_DAYS', { from: 0, to: 36_500, otherwise: 365 }) || null,
    correctionDays: integer(env, 'CORRECTION_DAYS', { from: 1, to: 90, otherwise: 7 }),
    surveys: readSurvey(env),
    billing: readBilling(env, brand.name, identity.kind === 'emulator'),
    documents: readDocuments(env),
    signing: readSigning(env),
    perPerson: Object.freeze({
      drafts: integer(env, 'DRAFTS_PER_PERSON', { from: 1, to: 1000, otherwise: 50 }),
      templates: integer(env, 'TEMPLATES_PER_PERSON', { from: 1, to: 1000, otherwise: 50 }),
      draftDays: integer(env, 'DRAFT_DAYS', { from: 8, to: 3650, otherwise: 60 }),
    }),
    stops: Object.freeze({
      least: integer(env, 'STOPS_LEAST', { from: 1, to: 1000, otherwise: 10 }),
      days: integer(env, 'STOPS_DAYS', { from: 30, to: 3650, otherwise: 400 }),
    }),
    shareDays: integer(env, 'SHARE_DAYS', { from: 1, to: 365, otherwise: 30 }),
    worker: oneOf(env, 'PORTAL_WORKER', ON_OFF) !== 'off',
    apiDocs: text(env, 'VITE_ANALYSTS') === '1',
    metrics: readMetrics(env),
    trustedProxies: networkList(env, 'TRUSTED_PROXIES'),
    logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS) ?? 'info',
    clockOffsetDays: integer(env, 'CLOCK_OFFSET_DAYS', { from: -36_500, to: 36_500, otherwise: 0 }),
    requestsPerMinute:
      integer(env, 'REQUESTS_PER_MINUTE', { from: 0, to: 1_000_000, otherwise: 600 }) || null,
  });
}

export function readServerConfig(env: Environment = process.env): Readonly<ServerConfig> {
  const config = readConfig(env);
  const { databaseUrl, identity } = config;
  if (!databaseUrl)
    throw new OperatorError('DATABASE_URL is missing: use npm start, which brings a database.');
  const emulatorHost = identity.kind === 'emulator' ? identity.host : null;
  if (identity.kind === 'emulator' && !emulatorHost) {
    throw new OperatorError(
      'Neither FIREBASE_PROJECT_ID nor FIREBASE_AUTH_EMULATOR_HOST is set: use npm start.',
    );
  }
  const databaseDirectUrl = config.databaseDirectUrl ?? databaseUrl;
  return Object.freeze({ ...config, databaseUrl, databaseDirectUrl, emulatorHost });
}

function readDirect(env: Environment): string | null {
  const direct = postgresUrl(env, 'DATABASE_DIRECT_URL');
  if (direct && !text(env, 'DATABASE_URL'))
    throw new OperatorError('DATABASE_DIRECT_URL is given without DATABASE_URL: which pooler is it past?');
  return direct;
}

function readMetrics(env: Environment): MetricsAddress | null {
  if (text(env, 'METRICS_PORT') === null) return null;
  const port = integer(env, 'METRICS_PORT', { from: 0, to: 65_535, otherwise: 0 });
  return { host: text(env, 'METRICS_HOST') ?? '127.0.0.1', port };
}

/** Anybody can write the emulator's tokens, so that a person who reaches the port can be any user. */
function readHost(env: Environment, { kind }: IdentityConfig): string {
  const host = text(env, 'HOST') ?? '127.0.0.1';
  if (kind === 'firebase' || /^(localhost|127(\.\d+){3}|::1)$/.test(host)) return host;
  throw new OperatorError(
    `HOST=${host} would open the demonstration, whose sign-in proves nothing, to the network: configure FIREBASE_PROJECT_ID, or leave HOST at 127.0.0.1.`,
  );
}

function readIdentity(env: Environment): IdentityConfig {
  const projectId = text(env, 'FIREBASE_PROJECT_ID');
  const emulator = text(env, 'FIREBASE_AUTH_EMULATOR_HOST');
  if (!projectId) return refuseHalfProject(env) ?? { kind: 'emulator', host: emulator };
  if (emulator) {
    throw new OperatorError('FIREBASE_AUTH_EMULATOR_HOST must not be set together with FIREBASE_PROJECT_ID.');
  }
  const apiKey = text(env, 'FIREBASE_API_KEY');
  if (!apiKey) throw new OperatorError('FIREBASE_API_KEY is missing beside FIREBASE_PROJECT_ID.');
  return {
    kind: 'firebase',
    projectId,
    apiKey,
    authDomain: text(env, 'FIREBASE_AUTH_DOMAIN') ?? `${projectId}.firebaseapp.com`,
    serviceAccount: text(env, 'FIREBASE_SERVICE_ACCOUNT'),
    messaging: readMessaging(env),
  };
}

function readMessaging(env: Environment): MessagingConfig | null {
  const names = ['FIREBASE_MESSAGING_SENDER_ID', 'FIREBASE_APP_ID', 'FIREBASE_VAPID_KEY'] as const;
  const [senderId, appId, vapidKey] = names.map((name) => text(env, name));
  if (senderId && appId && vapidKey) return { senderId, appId, vapidKey };
  if (!senderId && !appId && !vapidKey) return null;
  throw new OperatorError(
    `${names.find((name) => !text(env, name))} is missing: push needs ${names.join(', ')}.`,
  );
}

/** A project whose id was forgotten must not silently become the emulator, which accepts unsigned tokens. */
function refuseHalfProject(env: Environment): undefined {
  const names = [
    'FIREBASE_API_KEY',
    'FIREBASE_AUTH_DOMAIN',
    'FIREBASE_SERVICE_ACCOUNT',
    'FIREBASE_VAPID_KEY',
  ];
  const given = names.find((name) => text(env, name));
  if (given) throw new OperatorError(`FIREBASE_PROJECT_ID is missing beside ${given}.`);
  return undefined;
}
