import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DraftFolder, Preview, SavedFile, WorkbenchDraft } from '../../../studio/contract/workbench';
import { auditLog, users } from '../../db/schema';
import { seedDemonstration } from '../../seed/seedDemonstration';
import { readImpact } from '../../testing/readImpact';
import { testApp } from '../../testing/testApp';
import type { TestApp } from '../../testing/testApp';

const ANALYST = 'demo-analista';
const OTHER = 'demo-aprovador';
const STEP = 'licitante/steps/object.json';
const RULES = 'licitante/rules.json';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
  await seedDemonstration(server.db);
  await server.db.update(users).set({ isAnalyst: true }).where(eq(users.uid, OTHER));
});
afterAll(() => server.close());

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, uid = ANALYST) =>
  server.as(uid, { method, url: `/api/workbench/${url}`, payload });
const data = async <Data>(answer: ReturnType<typeof call>) => (await answer).json().Data as Data;

const begin = async (Name = 'Novos limites') =>
  (await data<WorkbenchDraft>(call('POST', 'draft', { Name }))).Id;
const open = (id: string, product = 'licitante', uid = ANALYST) =>
  data<DraftFolder>(call('GET', `draft/${id}?product=${product}`, undefined, uid));
const fileOf = async (id: string, file: string) => (await open(id)).Files.find(({ File }) => File === file)!;
const save = (id: string, File: string, Text: string | null, Version: number, uid = ANALYST) =>
  call('PUT', `draft/${id}/file`, { File, Text, Version }, uid);
const preview = (id: string, Files: Record<string, string>, Product = 'licitante') =>
  data<Preview>(call('POST', `draft/${id}/preview`, { Product, Files }));
const limited = (text: string) => text.replace('"maxLength": 50', '"maxLength": 60');

describe('a draft of definitions', () => {
  test('holds what production runs until a file is saved, then the text as it was typed, and can give it back', async () => {
    const id = await begin(' Limites ');
    const before = await fileOf(id, STEP);
    expect(before).toMatchObject({ Version: 0 });
    expect((await open(id)).Files.some(({ File }) => File.startsWith('garantia/'))).toBe(false);

    const Text = `${limited(before.Text)}\n\n`;
    expect(await data<SavedFile>(save(id, STEP, Text, 0))).toMatchObject({ File: STEP, Version: 1 });
    const after = await fileOf(id, STEP);
    expect(after).toMatchObject({ Text, Version: 1, Base: before.Text, Author: 'Aline Barreto' });
    expect(after).toMatchObject({ IsBehind: false, Rivals: [] });
    expect((await open(id, 'licitante', OTHER)).Draft).toMatchObject({ Name: 'Limites', IsOwn: false });

    expect((await save(id, STEP, null, 1)).statusCode).toBe(200);
    expect(await fileOf(id, STEP)).toEqual(before);
    const rows = await server.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `definition-draft:${id}`));
    const [action, saved] = ['definition-draft.begin', 'definition-draft.save'];
    expect(rows.map((row) => row.action)).toEqual([action, saved, saved]);
  });

  test('saved over what somebody else saved is refused with what, where and whose; the same twice is not', async () => {
    const id = await begin();
    const { Text } = await fileOf(id, STEP);
    await save(id, STEP, limited(Text), 0);
    expect((await save(id, STEP, limited(Text), 0)).json().Data).toMatchObject({ Version: 1 });

    const theirs = Text.replace('"maxLength": 50', '"maxLength": 70');
    const refused = await save(id, STEP, theirs, 0, OTHER);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      Code: 'FILE_CHANGED_MEANWHILE',
      Message: expect.stringMatching(/^Aline Barreto salvou licitante\/steps\/object\.json em 20\/11\/2026/),
      Errors: [{ path: `${STEP}#/properties/noticeNumber/maxLength`, code: 'changed' }],
    });
    expect((await fileOf(id, STEP)).Text).toBe(limited(Text));
    expect((await save(id, STEP, theirs, 1, OTHER)).statusCode).toBe(200);
    expect((await save(id, RULES, '{', 0, OTHER)).statusCode).toBe(200);
  });

  test.each([100_000, 5000])('%i brackets are kept, compared, previewed and told of', async (levels) => {
    const id = await begin();
    const nested = `${'['.repeat(levels)}${']'.repeat(levels)}`;
    expect((await save(id, STEP, nested, 0)).statusCode).toBe(200);
    expect((await save(id, STEP, `${nested} `, 0, OTHER)).json().Code).toBe('FILE_CHANGED_MEANWHILE');
    expect((await save(id, STEP, '{}', 0, OTHER)).json().Code).toBe('FILE_CHANGED_MEANWHILE');
    expect((await fileOf(id, STEP)).Text).toBe(nested);
    const shown = await call('POST', `draft/${id}/preview`, {
      Product: 'licitante',
      Files: { [STEP]: nested },
    });
    expect(shown.json().Data.Faults).toContainEqual(
      expect.objectContaining({ Code: 'too-deep', File: STEP }),
    );
  });

  test('of two at once one is saved', async () => {
    const id = await begin();
    const { Text } = await fileOf(id, STEP);
    const answers = await Promise.all([save(id, STEP, `${Text} `, 0), save(id, STEP, `${Text}  `, 0, OTHER)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  test('names the other drafts that change the same file', async () => {
    const [mine, other] = [await begin('Meu'), await begin('Outro')];
    const { Text } = await fileOf(mine, STEP);
    await save(mine, STEP, limited(Text), 0);
    await save(other, STEP, limited(Text), 0, OTHER);
    expect((await fileOf(mine, STEP)).Rivals).toContainEqual({ Draft: 'Outro', Author: 'Abel Sampaio' });
  });

  test('is discarded by who began it alone', async () => {
    const id = await begin();
    expect((await call('DELETE', `draft/${id}`, undefined, OTHER)).json().Code).toBe('NOT_YOUR_DRAFT');
    expect((await call('DELETE', `draft/${id}`)).statusCode).toBe(200);
    for (const answer of [
      await call('GET', `draft/${id}?product=licitante`),
      await save(id, STEP, '{}', 0, OTHER),
      await call('POST', `draft/${id}/preview`, { Product: 'licitante', Files: {} }),
    ])
      expect(answer.json()).toMatchObject({
        StatusCode: 404,
        Code: 'DRAFT_DISCARDED',
        Message: expect.stringMatching(/^Aline Barreto descartou este rascunho em 20\/11\/2026/),
      });
  });

  test.each(['../secret.json', '_meta/step.schema.json', 'licitante/notes.json', 'licitante/steps/a.txt'])(
    'takes no file %s',
    async (file) => expect((await save(await begin(), file, '{}', 0)).statusCode).toBe(422),
  );
});

describe('a preview', () => {
  test('is the wizard as it stands in the editor, loaded without a token, with its cases', async () => {
    const id = await begin();
    const { Text } = await fileOf(id, STEP);
    const { Faults, Hash, Book } = await preview(id, { [STEP]: limited(Text) });
    expect(Faults).toEqual([]);
    expect(Object.keys(Book!.files)).not.toEqual([]);
    const module = await server.as(null, { method: 'GET', url: `/api/workbench/preview/${Hash}.js` });
    expect(module.headers['content-type']).toMatch(/^text\/javascript/);
    expect(module.body).toContain('"maxLength":60');
    expect((await preview(id, { [STEP]: limited(Text) })).Hash).toBe(Hash);
  });

  test('of what is wrong says file and pointer, and is nothing to load', async () => {
    const id = await begin();
    const { Text } = await fileOf(id, STEP);
    const wrong = await preview(id, { [STEP]: Text.replace('"maxLength": 50', '"maxLenght": 50') });
    expect(wrong.Faults).toMatchObject([{ File: STEP, Pointer: '/properties/noticeNumber/maxLenght' }]);
    expect(wrong.Hash).toBeNull();
    const broken = await preview(id, { [STEP]: Text.slice(0, -3) });
    expect(broken.Faults).toMatchObject([{ File: STEP, Pointer: '', Code: 'syntax' }]);
  });

  test('runs no cases that are wrong themselves, and tells of them', async () => {
    const CASES = 'licitante/cases/limits.cases.json';
    const { Faults, Hash, Book } = await preview(await begin(), { [CASES]: '{ "cases": {} }' });
    expect(Faults).toContainEqual(expect.objectContaining({ File: CASES, Pointer: '/cases' }));
    expect(Hash).not.toBeNull();
    expect(Object.keys(Book!.files)).toContain('licitante/cases/object.cases.json');
    expect(Object.keys(Book!.files)).not.toContain(CASES);
  });

  test('of a product that is not there is refused', async () => {
    const answer = await call('POST', `draft/${await begin()}/preview`, { Product: 'nada', Files: {} });
    expect(answer.json().Code).toBe('UNKNOWN_PRODUCT');
  });
});

test('for all others there is no workbench', async () => {
  const id = await begin();
  for (const uid of ['demo-executivo', 'demo-tomador']) {
    expect((await call('GET', 'draft', undefined, uid)).statusCode).toBe(404);
    expect((await save(id, STEP, '{}', 0, uid)).statusCode).toBe(404);
  }
});

test('a draft stands on the newest release: once published it changes nothing more, and another is behind until it was compared', async () => {
  const PRODUCT = 'licitante/product.json';
  const publishing = async (path: string, payload: object, uid = ANALYST) =>
    (await server.as(uid, { method: 'POST', url: `/api/publishing/${path}`, payload })).json();
  const [mine, other] = [await begin('Publicado'), await begin('Atrasado')];
  const { Text } = await fileOf(mine, PRODUCT);
  const published = Text.replace(/"version": [^,]+,/, '"version": 501,');
  await save(mine, PRODUCT, published, 0);
  await save(other, PRODUCT, Text.replace(/"version": [^,]+,/, '"version": 502,'), 0);

  const proposal = { Base: (await open(mine)).Release, Files: { [PRODUCT]: published }, Note: 'Versão' };
  const Id = (await publishing('propose', proposal)).Data.Items[0].Id as number;
  expect((await open(mine)).Release).toBe(proposal.Base);
  await readImpact(async (path) => (await server.as(OTHER, { url: `/api${path}` })).json().Data, Id);
  expect((await publishing('approve', { Id }, OTHER)).StatusCode).toBe(200);

  expect((await open(mine)).Release).toBe(Id);
  expect(await fileOf(mine, PRODUCT)).toMatchObject({ Base: published, IsBehind: false });
  const late = await fileOf(other, PRODUCT);
  expect(late).toMatchObject({ Base: published, IsBehind: true });
  // What both changes began from is there, so that they can be put together.
  expect([late.Taken === published, late.Taken === late.Text, JSON.parse(late.Taken!)]).toEqual([
    false,
    false,
    expect.objectContaining({ id: expect.any(String) }),
  ]);

  const saveOver = (Version: number, Compared?: number) =>
    call('PUT', `draft/${other}/file`, { File: PRODUCT, Text: published + ' ', Version, Compared });
  await saveOver(1);
  expect(await fileOf(other, PRODUCT)).toMatchObject({ Version: 2, IsBehind: true });
  await saveOver(2, proposal.Base);
  expect(await fileOf(other, PRODUCT)).toMatchObject({ Version: 3, IsBehind: true });
  await saveOver(3, Id);
  expect(await fileOf(other, PRODUCT)).toMatchObject({ Version: 4, IsBehind: false });
});
