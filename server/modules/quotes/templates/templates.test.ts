import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Repeated } from '../../../../contract/quotes';
import type { TemplateEntry } from '../../../../contract/templates';
import { quotes, templates } from '../../../db/schema';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { quoteDesk, TOMADOR } from '../../../testing/quoteDesk';
import { testApp } from '../../../testing/testApp';
import type { TestApp } from '../../../testing/testApp';

const START = 'objectProperty.startDateValidity';
const END = 'objectProperty.endDateValidity';
const NOTICE = 'objectProperty.noticeNumber';
const file = [{ DocumentID: 'd1', DocumentName: 'edital.pdf' }];

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ jobs: 'idle' });
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

const { registered, rowOf } = quoteDesk(() => server);
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, uid = TOMADOR) =>
  server.as(uid, { method, url: `/api${url}`, payload });
const list = async (query = ''): Promise<TemplateEntry[]> =>
  (await call('GET', `/template${query}`)).json().Data;
const open = async (id: string) => (await call('GET', `/template/${id}`)).json().Data as Repeated;
const keep = async (answers: object, Definition = 'any', Product = 'licitante') =>
  call('POST', '/template', { Name: 'Pregões', Product, Definition, Answers: answers });
const idOf = async (answers: object) => ((await keep(answers)).json().Data as TemplateEntry).Id;

describe('a template', () => {
  test('is made of a request, listed by its product, opened from today on without files, renamed and forgotten', async () => {
    const identifier = await registered();
    const { answers } = await rowOf(identifier);
    const later = { ...answers, [START]: '2027-01-01', [END]: '2027-04-01', 'fileUpload.documents': file };
    await server.db.update(quotes).set({ answers: later }).where(eq(quotes.identifier, identifier));
    const made = await call('POST', '/quote/template', { identifier, Name: ' Santos ' });
    const { Id } = made.json().Data as TemplateEntry;
    expect((await list('?product=licitante')).map((one) => [one.Id, one.Name])).toEqual([[Id, 'Santos']]);
    expect(await list('?product=garantia')).toEqual([]);

    const { Wizard, Answers, Moved, Left } = await open(Id);
    expect([Wizard, Answers[NOTICE], Left]).toEqual(['licitante', answers[NOTICE], []]);
    expect(Answers['fileUpload.documents']).toBeUndefined();
    expect([Answers[START], Answers[END]]).toEqual(['2026-11-20', '2027-02-20']);
    expect(Moved).toHaveLength(2);

    expect((await call('PUT', `/template/${Id}/name`, { Name: 'Outro' })).statusCode).toBe(200);
    expect((await list())[0]?.Name).toBe('Outro');
    await call('DELETE', `/template/${Id}`);
    expect(await list()).toEqual([]);
    expect((await call('GET', `/template/${Id}`)).statusCode).toBe(410);
  });

  test('of a product that changed names what does not fit any more, and gives the rest', async () => {
    const id = await idOf({ [NOTICE]: '1/2026', 'objectProperty.contractValue': 5 });
    const { compiled } = server.deps.products.current('licitante')!;
    const gone = 'objectProperty.complementObjectText';
    await server.db
      .update(templates)
      .set({ answers: { [NOTICE]: '1/2026', [gone]: 'x', 'objectProperty.unknown': 'y' } })
      .where(eq(templates.id, id));
    const field = compiled.byPath.get(gone)!;
    const before = server.deps.products.ofHash;
    // The template was made when the definition still asked for something more.
    const fields = compiled.fields.filter((one) => one !== field);
    const now = { ...compiled, fields, byPath: new Map(fields.map((one) => [one.path, one])) };
    const current = server.deps.products.current;
    Object.assign(server.deps.products, {
      ofHash: async () => ({ ...current('licitante')!, compiled }),
      current: (wizard: string) => ({ ...current(wizard)!, compiled: now }),
    });
    try {
      const { Answers, Left } = await open(id);
      expect(Left).toEqual([field.schema.title]);
      expect(Answers).toEqual({ [NOTICE]: '1/2026' });
    } finally {
      Object.assign(server.deps.products, { ofHash: before, current });
    }
  });

  test('keeps what its definition asks, no files and nothing else', async () => {
    const id = await idOf({ [NOTICE]: '1/2026', 'fileUpload.documents': file, made: 'up', [END]: null });
    const [row] = await server.db.select().from(templates).where(eq(templates.id, id));
    expect(row?.answers).toEqual({ [NOTICE]: '1/2026' });
  });
});

test('nobody opens, names or forgets somebody else’s, nor makes one of a request that is none of theirs', async () => {
  const id = await idOf({ [NOTICE]: '1/2026' });
  const other = 'demo-responsavel';
  expect((await call('GET', `/template/${id}`, undefined, other)).statusCode).toBe(410);
  expect((await call('PUT', `/template/${id}/name`, { Name: 'Meu' }, other)).statusCode).toBe(410);
  await call('DELETE', `/template/${id}`, undefined, other);
  expect((await list()).map(({ Id }) => Id)).toContain(id);
  const body = { identifier: await registered(), Name: 'Meu' };
  expect((await call('POST', '/quote/template', body, other)).statusCode).toBe(404);
});

test('as many as are configured, not one more; none of what is not offered', async () => {
  const { templates: many } = server.deps.perPerson;
  for (let at = (await list()).length; at < many; at += 1) await keep({});
  const refused = await keep({});
  expect([refused.statusCode, refused.json().Code]).toEqual([422, 'TOO_MANY_TEMPLATES']);
  expect((await keep({}, 'any', 'nothing-of-ours')).statusCode).toBeGreaterThanOrEqual(404);
});
