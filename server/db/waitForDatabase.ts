import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';

const RETRY_MS = 250;
const CONNECT_MS = 10_000;
const PATIENCE_MS = 60_000;
// Worth waiting for: nobody listens yet, the network is not up, or PostgreSQL is starting, going down or full. Anything else stays wrong.
const NOT_YET = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
  '53300',
  '57P03',
]);
// pg gives these no code: a crowded machine took longer than one attempt may, or HAProxy has no leader and closes.
const NO_ANSWER = /timeout expired|Connection terminated/;

interface Patience {
  patienceMs?: number;
  /** Hears of the first refusal that is waited out. */
  waiting?(refusal: NodeJS.ErrnoException): void;
}

/** Resolves when the database at `url` takes connections; rejects with its last refusal after `patienceMs`. */
export function waitForDatabase(
  url: string,
  { connectMs = CONNECT_MS, ...patience }: Patience & { connectMs?: number } = {},
): Promise<void> {
  return whenTaken(() => tryToConnect(url, connectMs), patience);
}

/** What `connect` gives, which is called again while the database takes no connections yet. */
export async function whenTaken<T>(
  connect: () => Promise<T>,
  { patienceMs = PATIENCE_MS, waiting }: Patience = {},
): Promise<T> {
  const deadline = Date.now() + patienceMs;
  for (let isFirst = true; ; isFirst = false)
    try {
      return await connect();
    } catch (error) {
      const refusal = error as NodeJS.ErrnoException;
      if (!isNotYet(refusal) || Date.now() > deadline) throw refusal;
      if (isFirst) waiting?.(refusal);
      await pause(RETRY_MS);
    }
}

const isNotYet = ({ code, message }: NodeJS.ErrnoException) =>
  NOT_YET.has(code ?? '') || NO_ANSWER.test(message);

async function tryToConnect(url: string, connectMs: number): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: connectMs });
  client.on('error', () => undefined);
  await client.connect().finally(() => client.end().catch(() => undefined));
}
