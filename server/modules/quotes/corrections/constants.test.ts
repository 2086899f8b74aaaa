import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Correction } from '../../../../contract/corrections';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { executiveDesk } from '../../../testing/executiveDesk';
import { publishConstant } from '../../../testing/publishConstant';
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
  const goBack = await publishConstant(server, 'minimum-premium', { from: '2099-01-01' });
  expect((await open(identifier)).Form!.Constants).not.toBe(constants);
  const payload = { correction, answers: { [DEADLINE]: 100 }, constants };
  const answer = { method: 'POST', url: '/api/quote/correction', payload } as const;
  expect(await call(answer, undefined, TOMADOR)).toMatchObject({ status: 200 });
  expect((await rowOf(identifier)).constantsHash).toBe(constants);
  await goBack();
});
