import { fileURLToPath } from 'node:url';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CheckProgress, ReleaseList } from '../../../studio/contract/publishing';
import { readFiles } from '../../../engine/publish/readFiles';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/createTestDatabase';
import { emulatorToken } from '../../../tests/support/emulatorToken';
import { createClock } from '../../clock';
import { definitions, releases } from '../../db/schema';
import { readImpact } from '../../testing/readImpact';
import { serverProcess, type ServerProcess } from '../../testing/serverProcess';
import { testApp, type TestApp } from '../../testing/testApp';
import { until } from '../../testing/until';

const { texts } = readFiles(fileURLToPath(new URL('../../../product-schemas', import.meta.url)));
/** All that is sold, so that the check takes its time; forms change with a deployment only. */
const sold = [...texts].filter(([file, text]) => file.endsWith('/product.json') && /"code": "/.test(text));
const Files = Object.fromEntries(
  sold.map(([file, text]) => [file, text.replace(/"version": \d+/, '"version": 901')]),
);

let database: TestDatabase;
/** Two that are killed, and one on the same database that goes on. */
let killed: ServerProcess[];
let other: TestApp;
beforeAll(async () => {
  database = await createTestDatabase();
  killed = [await serverProcess(database), await serverProcess(database)];
  other = await testApp({ database, clock: createClock(0) });
  await other.app.ready();
});
afterAll(async () => {
  await Promise.all(killed.map(({ end }) => end('SIGKILL')));
  await other.close();
  await database.drop();
});

/** Asks a server of its own; undefined where it went away before it had answered. */
async function ask<Data>(
  { port }: ServerProcess,
  uid: string,
  path: string,
  body?: object,
): Promise<Data | undefined> {
  const headers = {
    authorization: `Bearer ${emulatorToken({ sub: uid })}`,
    'content-type': 'application/json',
  };
  const sent = body && { method: 'POST', body: JSON.stringify(body) };
  const answer = await fetch(`http://127.0.0.1:${port}/api/publishing/${path}`, { headers, ...sent }).catch(
    () => undefined,
  );
  return answer && ((await answer.json()) as { Data: Data }).Data;
}

const again = (uid: string, path: string, payload: object) =>
  other.as(uid, { method: 'POST', url: `/api/publishing/${path}`, payload });

async function propose(on: (body: object) => Promise<unknown>): Promise<unknown> {
  const [head] = await other.db.select().from(releases);
  return on({ Base: head!.id, Files, Note: 'versão 901' });
}

test('a server that is killed while it checks a proposal leaves nothing of it, and the next try works', async () => {
  const [first] = killed as [ServerProcess];
  const proposing = propose((body) => ask(first, 'demo-analista', 'propose', body));
  await until(async () => {
    const progress = await ask<CheckProgress>(first, 'demo-analista', 'check');
    return progress?.Checking ?? undefined;
  });
  await first.end('SIGKILL');
  expect(await proposing).toBeUndefined();
  expect(await other.db.$count(releases)).toBe(1);
  await propose(async (body) => {
    const answer = await again('demo-analista', 'propose', body);
    expect((answer.json().Data as ReleaseList).Items[0]).toMatchObject({ State: 'proposed' });
  });
});

test('one that is killed while it publishes has published nothing, and the next approval does', async () => {
  const [, second] = killed as [ServerProcess, ServerProcess];
  const [proposed] = await other.db.select().from(releases).where(eq(releases.state, 'proposed'));
  const { id } = proposed!;
  await readImpact(
    async (path) => (await other.as('demo-aprovador', { url: `/api${path}` })).json().Data,
    id,
  );
  const known = await other.db.$count(definitions);
  let approving: Promise<unknown> | undefined;
  await other.db.transaction(async (tx) => {
    // The approval waits for this lock while its process is killed.
    await tx.execute(sql`lock table ${definitions} in share row exclusive mode`);
    approving = ask(second, 'demo-aprovador', 'approve', { Id: id });
    await until(async () => {
      // By another connection: within a transaction those that come later are not listed.
      const waiting = await other.db.execute(sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`);
      return (waiting.rowCount ?? 0) > 0 || undefined;
    });
    await second.end('SIGKILL');
  });
  expect(await approving).toBeUndefined();
  const state = async () => (await other.db.select().from(releases).where(eq(releases.id, id)))[0]?.state;
  expect([await state(), await other.db.$count(definitions)]).toEqual(['proposed', known]);
  expect((await again('demo-aprovador', 'approve', { Id: id })).statusCode).toBe(200);
  expect(await state()).toBe('approved');
  expect(other.deps.products.current('licitante')!.compiled.source.version).toBe(901);
});
