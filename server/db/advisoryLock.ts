import { Client } from 'pg';

/** Work that one process at a time does on a database. Any numbers, the same in every process. */
const LOCKS = { migration: 527_876, queues: 527_877 } as const;

/** Runs `work` while no other process runs the same; the lock lives on the connection that `work` may use. */
export async function withAdvisoryLock<T>(
  url: string,
  lock: keyof typeof LOCKS,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client(url);
  // What is lost fails the query that is under way; unheard, the event would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCKS[lock]]);
    return await work(client);
  } finally {
    await client.end();
  }
}
