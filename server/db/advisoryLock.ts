import { Client } from 'pg';

const LOCKS = { migration: 527_876, queues: 527_877, months: 527_878 } as const;

export type Lock = keyof typeof LOCKS;

/** Runs `work` while no other process runs the same; the lock lives on the connection that `work` may use. */
export async function withAdvisoryLock<T>(
  url: string,
  lock: Lock,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client(url);
  // A lost connection fails the running query; unheard, this event would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCKS[lock]]);
    return await work(client);
  } finally {
    await client.end();
  }
}
