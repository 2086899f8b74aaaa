import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';

const RETRY_MS = 250;
const CONNECT_MS = 10_000;
// Worth waiting for: nobody listens yet, or PostgreSQL is starting up or going down. Anything else stays wrong.
const NOT_YET = new Set(['ECONNREFUSED', 'ECONNRESET', '57P03']);

/** Resolves when the database at `url` takes connections; rejects with its last refusal after `patienceMs`. */
export async function waitForDatabase(url: string, patienceMs = 30_000): Promise<void> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const refusal = await tryToConnect(url);
    if (!refusal) return;
    if (!NOT_YET.has(refusal.code ?? '') || Date.now() > deadline) throw refusal;
    await pause(RETRY_MS);
  }
}

async function tryToConnect(url: string): Promise<NodeJS.ErrnoException | undefined> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return undefined;
  } catch (error) {
    return error as NodeJS.ErrnoException;
  } finally {
    await client.end().catch(() => undefined);
  }
}
