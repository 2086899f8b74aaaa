import { sql } from 'drizzle-orm';
import { setTimeout } from 'node:timers/promises';
import type { TestApp } from '../../server/testing/testApp';
import type { Row } from '../driver/rows';

const EXECUTIVE = 'demo-executivo';
const MB = 2 ** 20;
const MEMORY = 150;
/** How soon a file that nobody waits for any more stops reading. */
const CANCELLED_MS = 1000;
const LOOK_MS = 20;

/** Figure 10, second half: the Excel file of all policies in force that the desk sees, read slowly, and one that is given up. */
export async function measureExport(server: TestApp): Promise<Row[]> {
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const ask = (signal?: AbortSignal) =>
    fetch(`${address}/api/InsurancePolicy/export/excel`, {
      method: 'POST',
      signal: signal ?? null,
      headers: { authorization: `Bearer ${EXECUTIVE}`, 'content-type': 'application/json' },
      body: JSON.stringify({ Status: 'Vigente' }),
    });
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  let peak = before;
  let [first, bytes] = [0, 0];
  const began = performance.now();
  for await (const chunk of (await ask()).body!) {
    first ||= performance.now() - began;
    bytes += chunk.length;
    peak = Math.max(peak, process.memoryUsage.rss());
  }
  const whole = performance.now() - began;
  const what = `Excel of ${(bytes / MB).toFixed(1)} MB`;
  return [
    {
      id: '10',
      what: `${what}: resident memory in MB`,
      unit: '',
      value: (peak - before) / MB,
      budget: MEMORY,
    },
    {
      id: '10',
      what: `${what}: first bytes of the whole`,
      unit: 'ms',
      value: first,
      reference: whole,
      budget: 0.1,
    },
    {
      id: '10',
      what: 'Excel that is given up: reading ends',
      unit: 'ms',
      value: await givenUp(server, ask),
      budget: CANCELLED_MS,
    },
  ];
}

/** How long statements of it are seen after its reader has gone. */
async function givenUp({ db }: TestApp, ask: (signal: AbortSignal) => Promise<Response>): Promise<number> {
  const abort = new AbortController();
  const reader = (await ask(abort.signal)).body!.getReader();
  await reader.read();
  abort.abort();
  const began = performance.now();
  let last = 0;
  // Of the last statement of each connection the database says when it began.
  for (let seen = ''; performance.now() - began < 3 * CANCELLED_MS; await setTimeout(LOOK_MS)) {
    const { rows } = await db.execute<{ at: string }>(sql`
      select coalesce(max(query_start)::text, '') as at from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and query like '%theirs%'`);
    const now = rows[0]!.at;
    if (now !== seen) last = performance.now() - began;
    seen = now;
  }
  return last;
}
