import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SearchAnswer, SearchBody } from '../../../studio/contract/search';
import type { WorkbenchDraft } from '../../../studio/contract/workbench';
import { seedDemonstration } from '../../seed/seedDemonstration';
import { testApp, type TestApp } from '../../testing/testApp';

const ANALYST = 'demo-analista';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

const send = (
  method: 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
  uid: string | null = ANALYST,
) => server.as(uid, { method, url: `/api/workbench/${url}`, payload });
const search = (body: Partial<SearchBody>, uid: string | null = ANALYST) =>
  send(
    'POST',
    'search',
    { Text: 'número do edital', Version: 'em-vigor', Part: 'definitions', Most: 100, ...body },
    uid,
  );
const found = async (body: Partial<SearchBody>) => (await search(body)).json().Data as SearchAnswer;

test('a text is found in what is in force, and in a draft as it is saved, broken or not', async () => {
  const inForce = await found({});
  expect(inForce.Hits).toHaveLength(inForce.Definitions);
  const place = { File: 'licitante/steps/object.json', Pointer: '/properties/noticeNumber/title' };
  expect(inForce.Hits).toContainEqual(expect.objectContaining(place));
  expect(await found({ Text: 'guarda-chuva' })).toEqual({ Definitions: 0, Cases: 0, Hits: [] });

  const { Id } = (await send('POST', 'draft', { Name: 'Textos' })).json().Data as WorkbenchDraft;
  const body = { File: place.File, Text: '{ "hint": "O guarda-chuva",\n', Version: 0 };
  expect((await send('PUT', `draft/${Id}/file`, body)).statusCode).toBe(200);
  const drafted = await found({ Text: 'GUARDA-CHUVA', Version: `rascunho-${Id}` });
  expect(drafted).toMatchObject({ Definitions: 1, Hits: [{ File: place.File, Pointer: '/hint', Line: 1 }] });

  await send('DELETE', `draft/${Id}`);
  expect((await search({ Version: `rascunho-${Id}` })).json()).toMatchObject({ Code: 'DRAFT_DISCARDED' });
});

test('cases are counted beside, and told where they are asked for, as many as asked', async () => {
  const { Cases, Hits } = await found({ Text: 'licitante', Part: 'cases', Most: 3 });
  expect(Cases).toBeGreaterThan(3);
  expect(Hits).toHaveLength(3);
});

test('nobody else searches, and not for nothing', async () => {
  expect((await search({}, 'demo-tomador')).statusCode).toBe(404);
  expect((await search({}, null)).statusCode).toBe(401);
  for (const Text of ['', 'a', '   ', 'x'.repeat(201)]) expect((await search({ Text })).statusCode).toBe(422);
});
