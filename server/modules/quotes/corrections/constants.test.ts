import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Correction } from '../../../../contract/corrections';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { executiveDesk } from '../../../testing/executiveDesk';
import { TOMADOR } from '../../../testing/quoteDesk';
import { testApp, type TestApp } from '../../../testing/testApp';

const DEADLINE = 'objectProperty.deadline';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ jobs: 'idle' });
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

const { registered, decide, call, rowOf } = executiveDesk(() => server);

const open = async (identifier: string): Promise<Correction> =>
  (await call({ url: `/api/quote/correction?identifier=${identifier}` }, undefined, TOMADOR)).data;

test('constants published while it is open are not what it is held against: it names those that its page has', async () => {
  const identifier = await registered();
  const fields = [{ path: DEADLINE, reason: 'Não confere com o edital.' }];
  const marked = { reason: 'Confira com o edital.', fields };
  expect(await decide('correction', identifier, marked)).toMatchObject({ status: 200 });
  const { Id: correction, Form } = await open(identifier);
  const { Constants: constants } = Form!;
  const goBack = await publishConstant(server);
  expect((await open(identifier)).Form!.Constants).not.toBe(constants);
  const payload = { correction, answers: { [DEADLINE]: 100 }, constants };
  const answer = { method: 'POST', url: '/api/quote/correction', payload } as const;
  expect(await call(answer, undefined, TOMADOR)).toMatchObject({ status: 200 });
  expect((await rowOf(identifier)).constantsHash).toBe(constants);
  await goBack();
});

/** Publishes a row of a day to come; what is given back takes it back. */
async function publishConstant({ as }: TestApp): Promise<() => Promise<unknown>> {
  const publishing = async (uid: string, path: string, payload?: object) => {
    const request = { method: payload ? 'POST' : 'GET', url: `/api/publishing/${path}`, payload } as const;
    return (await as(uid, request)).json().Data;
  };
  const { Items } = await publishing('demo-analista', 'releases');
  const { Files } = await publishing('demo-analista', `folder?id=${Items[0].Id}`);
  const constants = JSON.parse(Files['constants.json']);
  constants['minimum-premium'].push({ ...constants['minimum-premium'].at(-1), from: '2099-01-01' });
  const change = {
    Base: Items[0].Id,
    Files: { 'constants.json': JSON.stringify(constants) },
    Note: 'Prêmio',
  };
  const { Id } = (await publishing('demo-analista', 'propose', change)).Items[0];
  await publishing('demo-aprovador', 'approve', { Id });
  return () => publishing('demo-aprovador', 'back', { Id });
}
