import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { quotes } from '../../../db/schema';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { quoteDesk, TOMADOR } from '../../../testing/quoteDesk';
import { testApp } from '../../../testing/testApp';
import type { TestApp } from '../../../testing/testApp';
import { fromToday } from './validity';

const START = 'objectProperty.startDateValidity';
const END = 'objectProperty.endDateValidity';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ jobs: 'idle' });
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

const { registered, rowOf } = quoteDesk(() => server);

async function repeat(identifier: string, uid = TOMADOR) {
  const answer = await server.as(uid, { url: `/api/quote/repeat?identifier=${identifier}` });
  return { status: answer.statusCode, code: answer.json().Code, data: answer.json().Data };
}
const change = (identifier: string, set: object) =>
  server.db.update(quotes).set(set).where(eq(quotes.identifier, identifier));

describe('a request asked for again', () => {
  test('brings its answers without the files, which are named', async () => {
    const identifier = await registered();
    const { answers } = await rowOf(identifier);
    const { data } = await repeat(identifier);
    expect(data).toMatchObject({ Wizard: 'licitante', Moved: [] });
    const files = Object.keys(answers).filter((path) => path.startsWith('fileUpload.'));
    expect(Object.keys(data.Answers).toSorted()).toEqual(
      Object.keys(answers)
        .filter((path) => !files.includes(path))
        .toSorted(),
    );
    expect(data.Answers[START]).toBe(answers[START]);
  });

  test('says what today’s definition does not take, and which days have moved', async () => {
    const identifier = await registered();
    const { answers } = await rowOf(identifier);
    const old = { ...answers, [START]: '2026-01-01', [END]: '2026-04-01' };
    const documents = [{ DocumentID: 'd1', DocumentName: 'edital.pdf' }];
    await change(identifier, { answers: { ...old, 'fileUpload.documents': documents } });
    const { data } = await repeat(identifier);
    const today = server.deps.clock.today();
    expect(data.Answers[START]).toBe(today);
    expect(data.Moved.map(({ From }: { From: string }) => From)).toEqual(['2026-01-01', '2026-04-01']);
    expect(data.Left).toHaveLength(1);
  });

  test('is refused where it is somebody else’s, or does not exist', async () => {
    const identifier = await registered();
    expect((await repeat(identifier, 'demo-responsavel')).status).toBe(404);
    expect((await repeat('BID9999999')).status).toBe(404);
  });
});

test.each([
  ['yesterday', '2026-11-19', '2026-12-19', { start: '2026-11-20', end: '2026-12-20' }],
  ['today', '2026-11-20', '2026-12-20', {}],
  ['tomorrow', '2026-11-21', '2026-12-20', {}],
  ['long ago, without an end', '2026-01-01', undefined, { start: '2026-11-20' }],
])('a validity that began %s', (_when, start, end, moved) => {
  expect(fromToday({ start, end }, '2026-11-20')).toEqual(moved);
});
