import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openDb } from './db/db';
import { Replica, type ReadOutcome } from './db/replica/Replica';
import { seedDemonstration } from './seed/seedDemonstration';
import { bidRecord } from './testing/bidRecord';
import { pdf } from './testing/pdfSamples';
import { streamingReplica, type StreamingReplica } from './testing/streamingReplica';
import { testApp, type TestApp } from './testing/testApp';
import { until } from './testing/until';

let ground: StreamingReplica;
let beside: ReturnType<typeof openDb>;
let one: TestApp;
let two: TestApp;
const replicas: Replica[] = [];
const outcomes: ReadOutcome[] = [];

/** A process of its own, as far as the database is concerned. */
async function process(): Promise<TestApp> {
  const database = { url: ground.leaderUrl, directUrl: ground.leaderUrl, drop: () => Promise.resolve() };
  return testApp({
    database,
    jobs: 'idle',
    deps: (leader) => {
      const replica = new Replica({
        ...{ url: ground.replicaUrl, longestDelayMs: 10_000, leader },
        onError: () => undefined,
        ended: (outcome) => outcomes.push(outcome),
      });
      replicas.push(replica);
      return { read: replica.read };
    },
  });
}

beforeAll(async () => {
  ground = await streamingReplica();
  beside = openDb(ground.leaderUrl, () => undefined, 1);
  await seedDemonstration(beside.db);
  [one, two] = [await process(), await process()];
});
afterAll(async () => {
  await Promise.all([one.close(), two.close()]);
  await Promise.all(replicas.map((replica) => replica.stop()));
  await beside.pool.end();
  await ground.stop();
});
beforeEach(async () => {
  for (const replica of replicas)
    await until(async () => ((await replica.look()) === undefined ? true : undefined));
  outcomes.length = 0;
});

const asTaker = (server: TestApp, request: InjectOptions) => server.as('demo-tomador', request);
const post = (url: string, payload: object = {}) => ({ method: 'POST', url: `/api${url}`, payload }) as const;
const document = { DocumentName: 'edital.pdf', DocumentType: 'application/pdf' };
const upload = post('/document/save', { ...document, content: pdf().toString('base64') });

describe('a replica answers', () => {
  test.each<[string, string, InjectOptions]>([
    ['the list of policies', 'demo-tomador', post('/InsurancePolicy/search')],
    ['its file', 'demo-tomador', post('/InsurancePolicy/export/excel')],
    ['the insurers', 'demo-tomador', { url: '/api/InsuranceCompany' }],
    ['the billets', 'demo-tomador', post('/financial/search')],
    ['their file', 'demo-tomador', post('/financial/export/excel')],
    ['the requests', 'demo-tomador', post('/quotes/search')],
    ['their file', 'demo-tomador', post('/quotes/export/excel')],
    ['the search of requests', 'demo-tomador', { url: '/api/quotes/search' }],
    ['the home', 'demo-tomador', { url: '/api/InsuranceHome?email=tomador@lastro.test' }],
    ['the work list', 'demo-executivo', post('/desk/queue')],
    ['the figures of the desk', 'demo-executivo', { url: '/api/desk/figures?by=day' }],
  ])('%s', async (_what, uid, request) => {
    const answer = await one.as(uid, request);
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
    expect(new Set(outcomes)).toEqual(new Set(['replica']));
  });

  test('nothing of who asks, what is written, or one record by its number', async () => {
    await asTaker(one, { url: '/api/wizard/context' });
    await asTaker(one, upload);
    await asTaker(one, post('/quote/bid', { bid: bidRecord() }));
    expect(outcomes).toEqual([]);
  });
});

test('what one process was told to keep, the other one shows at once', async () => {
  for (let written = 1; written <= 10; written += 1) {
    const { Identifier } = (await asTaker(one, post('/quote/bid', { bid: bidRecord() }))).json().Data;
    const page = (await asTaker(two, post('/quotes/search', { Text: Identifier }))).json().Data;
    expect(page.Items.map((item: { Identifier: string }) => item.Identifier)).toEqual([Identifier]);
  }
  expect(outcomes).toEqual(Array.from({ length: 10 }, () => 'replica'));
});

test('a document is read there, by who may read it', async () => {
  const id: string = (await asTaker(one, upload)).json().Data;
  const read = (uid: string) => two.as(uid, { url: `/api/wings/document?wingsDocumentId=${id}` });
  const answer = await read('demo-tomador');
  expect([answer.statusCode, outcomes]).toEqual([200, ['replica']]);
  expect(answer.rawPayload.equals(pdf())).toBe(true);
  expect((await read('demo-cliente')).statusCode).toBe(404);
  expect(outcomes).toEqual(['replica']);
});

test('who may see something no longer does not see it from the moment that the leader knows', async () => {
  await ground.onReplica('select pg_wal_replay_pause()');
  await beside.db.execute(`update users set closed_at = now() where uid = 'demo-pessoafisica'`);
  const answer = await one.as('demo-pessoafisica', post('/InsurancePolicy/search'));
  await ground.onReplica('select pg_wal_replay_resume()');
  expect([answer.statusCode, outcomes]).toEqual([403, []]);
});
