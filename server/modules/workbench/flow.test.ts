import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FlowAnswer, WorkbenchDraft } from '../../../studio/contract/workbench';
import { seedDemonstration } from '../../seed/seedDemonstration';
import { testApp } from '../../testing/testApp';
import type { TestApp } from '../../testing/testApp';
import { foundation } from './foundation';

const ANALYST = 'demo-analista';
const RATING = 'licitante/rating.json';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ jobs: 'idle' });
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

const inForce = (product: string, uid = ANALYST) =>
  server.as(uid, { url: `/api/analyst/flow?product=${product}` });

async function begin(): Promise<string> {
  const payload = { Name: 'Fluxo' };
  const answer = await server.as(ANALYST, { method: 'POST', url: '/api/workbench/draft', payload });
  return (answer.json().Data as WorkbenchDraft).Id;
}

const ofDraft = (id: string, Files: Record<string, string>, Product = 'licitante', uid = ANALYST) =>
  server.as(uid, { method: 'POST', url: `/api/workbench/draft/${id}/flow`, payload: { Product, Files } });

test('the flow of what is in force: steps, questions and links, nothing wrong with them', async () => {
  const { Faults, Flow } = (await inForce('licitante')).json().Data as FlowAnswer;
  expect(Faults).toEqual([]);
  expect(Flow!.steps.map(({ id }) => id)).toContain('object');
  expect(Flow!.links.flatMap(({ marks }) => marks)).toEqual([]);
  expect((await inForce('usuario')).json().Data.Flow.price).toEqual([]);
  expect((await inForce('nada')).statusCode).toBe(404);
});

test('the flow of a draft as it stands in the editor, a decision that is never taken marked with its place', async () => {
  const id = await begin();
  const text = (await foundation(server.db)).texts.get(RATING)!;
  const rating = JSON.parse(text) as { decisions: { id: string; when: unknown }[] };
  const when = { '<': [{ var: 'objectProperty.guaranteeValue' }, 0] };
  const never = { id: 'never', when, outcome: 'deny', reason: 'Não.' };
  const changed = { ...rating, decisions: [...rating.decisions, never] };
  const { Faults, Flow } = (await ofDraft(id, { [RATING]: JSON.stringify(changed) })).json()
    .Data as FlowAnswer;
  const place = `/decisions/${rating.decisions.length}/when`;
  expect(Faults).toMatchObject([{ File: RATING, Pointer: place, Code: 'never-holds' }]);
  const marked = Flow!.links.filter(({ marks }) => marks.length > 0);
  expect(marked.map((link) => link.id)).toEqual(['price never']);
  expect(marked[0]!.marks[0]!.example.length).toBeGreaterThan(0);
});

test('there is no flow of what is wrong otherwise, but its faults', async () => {
  const id = await begin();
  const broken = (await ofDraft(id, { [RATING]: '{' })).json().Data as FlowAnswer;
  expect(broken).toMatchObject({ Faults: [{ File: RATING, Code: 'syntax' }], Flow: null });
  const text = (await foundation(server.db)).texts.get(RATING)!;
  const misspelt = text.replace('"insuredAmount"', '"insuredAmout"');
  const wrong = (await ofDraft(id, { [RATING]: misspelt })).json().Data as FlowAnswer;
  expect(wrong.Flow).toBeNull();
  expect(wrong.Faults[0]).toMatchObject({ File: RATING });
  expect((await ofDraft(id, {}, 'nada')).json().Code).toBe('UNKNOWN_PRODUCT');
});

test('for all others there is no flow', async () => {
  const id = await begin();
  for (const uid of ['demo-executivo', 'demo-tomador']) {
    expect((await inForce('licitante', uid)).statusCode).toBe(404);
    expect((await ofDraft(id, {}, 'licitante', uid)).statusCode).toBe(404);
  }
  expect((await inForce('licitante', 'demo-aprovador')).statusCode).toBe(200);
});
