import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CommentBody, Discussion } from '../../../studio/contract/comments';
import type { WorkbenchDraft } from '../../../studio/contract/workbench';
import { auditLog, definitionComments, releases } from '../../db/schema';
import { seedDemonstration } from '../../seed/seedDemonstration';
import { testApp, type TestApp } from '../../testing/testApp';

const ANALYST = 'demo-analista';
const APPROVER = 'demo-aprovador';
const PLACE = { File: 'licitante/steps/object.json', Pointer: '/properties/noticeNumber' };

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

async function call(uid: string, method: Method, path: string, payload?: object) {
  const answer = await server.as(uid, { method, url: `/api/workbench/${path}`, payload });
  const { Code: code, Data: data } = answer.json();
  return { status: answer.statusCode, code, threads: (data as Discussion | null)?.Threads };
}

const read = (about: string, uid = ANALYST) => call(uid, 'GET', `comment?about=${about}`);
const say = (About: string, Text: string, more: Partial<CommentBody> = {}, uid = ANALYST) =>
  call(uid, 'POST', 'comment', { Id: randomUUID(), About, Text, ...more });
const resolve = (id: string, IsResolved: boolean, uid = APPROVER) =>
  call(uid, 'PUT', `comment/${id}`, { IsResolved });

async function draft(): Promise<{ id: string; about: string }> {
  const url = '/api/workbench/draft';
  const answer = await server.as(ANALYST, { method: 'POST', url, payload: { Name: 'Limites' } });
  const { Id: id } = answer.json().Data as WorkbenchDraft;
  return { id, about: `rascunho-${id}` };
}

async function release(): Promise<string> {
  const [row] = await server.db.select().from(releases).limit(1);
  return `publicacao-${row!.id}`;
}

test('what is said of a place is answered by the other, resolved and opened again', async () => {
  const { about } = await draft();
  const { threads: [first] = [] } = await say(about, '  Por que 60?  ', { Place: PLACE });
  expect(first).toMatchObject({ Text: 'Por que 60?', Place: PLACE, IsMine: true, ResolvedAt: null });
  await say(about, 'Pelo edital.', { Thread: first!.Id }, APPROVER);
  await say(about, 'De tudo');
  const { threads } = await read(about);
  expect(threads).toMatchObject([
    { Text: 'Por que 60?', Replies: [{ Text: 'Pelo edital.', IsMine: false }] },
    { Text: 'De tudo', Place: null, Replies: [] },
  ]);
  const done = await resolve(first!.Id, true);
  expect(done.threads?.[0]).toMatchObject({ ResolvedBy: expect.any(String), ResolvedAt: expect.any(String) });
  const again = await resolve(first!.Id, true, ANALYST);
  expect(again.threads?.[0]?.ResolvedBy).toBe(done.threads?.[0]?.ResolvedBy);
  expect((await resolve(first!.Id, false)).threads?.[0]).toMatchObject({
    ResolvedBy: null,
    ResolvedAt: null,
  });
  const actions = await server.db
    .select({ action: auditLog.action, after: auditLog.after })
    .from(auditLog)
    .where(eq(auditLog.subject, `definition-comment:${first!.Id}`));
  expect(actions.map(({ action }) => action)).toEqual([
    'definition-comment.write',
    'definition-comment.resolve',
    'definition-comment.reopen',
  ]);
  expect(JSON.stringify(actions)).not.toContain('Por que');
});

test('a call whose answer was lost is one comment, and a name that is taken gives nothing away', async () => {
  const about = await release();
  const Id = randomUUID();
  await say(about, 'Uma vez', { Id });
  expect((await say(about, 'Uma vez', { Id })).threads).toHaveLength(1);
  expect(await say(about, 'De outro', { Id }, APPROVER)).toMatchObject({ status: 404 });
  const { about: elsewhere } = await draft();
  expect(await say(elsewhere, 'Em outro', { Id })).toMatchObject({ status: 404 });
});

test('an answer stands under what was said first, of the same draft', async () => {
  const [{ about }, { about: other }] = [await draft(), await draft()];
  const { threads: [first] = [] } = await say(about, 'Um');
  const { threads: [withReply] = [] } = await say(about, 'Dois', { Thread: first!.Id });
  expect((await say(about, 'Três', { Thread: withReply!.Replies[0]!.Id })).status).toBe(404);
  expect((await say(other, 'Três', { Thread: first!.Id })).status).toBe(404);
  expect((await resolve(withReply!.Replies[0]!.Id, true)).status).toBe(404);
});

test('is for analysts and publishers, of what is there, and within its bounds', async () => {
  const { id, about } = await draft();
  expect((await read(about, 'demo-tomador')).status).toBe(404);
  expect((await say(about, 'Oi', {}, 'demo-executivo')).status).toBe(404);
  expect((await read('publicacao-999999')).status).toBe(404);
  expect((await read(`rascunho-${randomUUID()}`)).status).toBe(404);
  expect((await read('em-vigor')).status).toBe(422);
  expect((await say(about, ' '.repeat(10))).status).toBe(422);
  expect((await say(about, 'x'.repeat(2001))).status).toBe(422);
  expect((await say(about, 'x'.repeat(2000))).status).toBe(200);
  expect((await say(about, 'Oi', { Place: { File: '../x.json', Pointer: '' } })).status).toBe(422);
  await call(ANALYST, 'DELETE', `draft/${id}`);
  expect(await read(about)).toMatchObject({ status: 404, code: 'DRAFT_DISCARDED' });
});

test('what is said in the same instant is read in the order in which it was written', async () => {
  const { id, about } = await draft();
  const row = { draftId: id, authorUid: ANALYST, at: new Date() };
  const said = Array.from({ length: 12 }, (_, index) => `frase ${index}`);
  for (const text of said) {
    await server.db.insert(definitionComments).values({ ...row, id: randomUUID(), text });
  }
  expect((await read(about)).threads?.map(({ Text }) => Text)).toEqual(said);
});

test('a thousand of one draft are enough', async () => {
  const { id, about } = await draft();
  const row = { draftId: id, text: 'x', authorUid: ANALYST, at: new Date() };
  await server.db
    .insert(definitionComments)
    .values(Array.from({ length: 999 }, () => ({ ...row, id: randomUUID() })));
  expect((await say(about, 'o milésimo')).status).toBe(200);
  expect(await say(about, 'mais um')).toMatchObject({ status: 409, code: 'TOO_MANY_COMMENTS' });
});
