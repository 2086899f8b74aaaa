import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog, complaints, mails } from '../../db/schema';
import { addOtherExecutive, OTHER_EXECUTIVE } from '../../testing/executiveDesk';
import { seedDemonstration } from '../../seed/seedDemonstration';
import { pdf } from '../../testing/pdfSamples';
import { testApp } from '../../testing/testApp';
import type { TestApp } from '../../testing/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

const complaint = { kind: 'complaint', subject: 'Boleto', text: 'O boleto não chegou.' };

async function send(changes: object = {}, { uid = 'demo-cliente', key = '' } = {}) {
  const answer = await server.as(uid, {
    method: 'POST',
    url: '/api/complaint',
    payload: { ...complaint, ...changes },
    headers: key ? { 'idempotency-key': key } : {},
  });
  const { Data, Code, Errors = [] } = answer.json();
  return {
    status: answer.statusCode,
    code: Code,
    protocol: Data?.Protocol as string,
    errors: Errors.map(({ path }: { path: string }) => path),
  };
}

async function upload(uid: string): Promise<string> {
  const payload = {
    DocumentName: 'prova.pdf',
    DocumentType: 'application/pdf',
    content: pdf().toString('base64'),
  };
  return (await server.as(uid, { method: 'POST', url: '/api/document/save', payload })).json().Data;
}

const history = async (uid: string) => (await server.as(uid, { url: '/api/complaint' })).json().Data;
const atDesk = async (uid: string, open = false) =>
  server.as(uid, { url: `/api/desk/complaints?open=${open}` });
const reply = async (protocol: string, answer: string, uid = 'demo-executivo') =>
  server.as(uid, { method: 'PUT', url: `/api/desk/complaints/${protocol}/answer`, payload: { answer } });

test('keeps what its form would have sent, whoever sends it', async () => {
  await send({ subject: ' Boleto\u202e 😀', text: 'Não\u200b chegou.\r\nE agora?\u0007' });
  const [kept] = await history('demo-cliente');
  expect(kept).toMatchObject({ Subject: 'Boleto', Text: 'Não chegou.\nE agora?' });
});

test('an answer is told to its author by mail, in words that say nothing of it', async () => {
  const { protocol } = await send();
  await reply(protocol, 'O boleto segue hoje.');
  const [mail] = await server.db.select().from(mails).orderBy(desc(mails.id));
  expect(mail).toMatchObject({
    recipient: 'cliente@lastro.test',
    subject: `Sua manifestação ${protocol} foi respondida`,
    text: expect.not.stringContaining('segue hoje'),
  });
});

test('an answer rings once, by its protocol; one that was not written does not', async () => {
  const rung = async () => (await server.as('demo-responsavel', { url: '/api/notification' })).json().Data;
  const { protocol } = await send({}, { uid: 'demo-responsavel' });
  await reply(protocol, '   ');
  expect(await rung()).toEqual([]);
  await reply(protocol, 'O boleto segue hoje.');
  await reply(protocol, 'Outra vez.');
  const news = { id: expect.any(String), notificationType: 'AnsweredComplaint', data: protocol };
  expect(await rung()).toEqual([news]);
});

describe('what is sent', () => {
  test('gets a protocol and stands in the sender’s own history', async () => {
    const documentId = await upload('demo-cliente');
    const { protocol } = await send({ subject: '  Boleto  ', documentId });
    expect(protocol).toMatch(/^REC\d{7}$/);
    expect((await history('demo-cliente'))[0]).toEqual({
      Protocol: protocol,
      Kind: 'complaint',
      Subject: 'Boleto',
      Text: 'O boleto não chegou.',
      Document: { DocumentID: documentId, DocumentName: 'prova.pdf' },
      CreatedAt: '2026-11-20T15:00:00.000Z',
      Status: 'analysing',
      Answer: null,
      AnsweredAt: null,
    });
    expect(await history('demo-tomador')).toEqual([]);
  });

  test('is numbered without gaps, refusals and simultaneous senders included', async () => {
    const first = Number((await send()).protocol.slice(3));
    await send({ documentId: '00000000-0000-4000-8000-000000000000' });
    const many = await Promise.all([1, 2, 3, 4].map(() => send()));
    const numbers = many.map(({ protocol }) => Number(protocol.slice(3))).toSorted((a, b) => a - b);
    expect(numbers).toEqual([1, 2, 3, 4].map((step) => first + step));
  });

  test('is taken once a key', async () => {
    const key = 'twice-the-same';
    const [first, second] = await Promise.all([send({}, { key }), send({}, { key })]);
    expect(first.protocol).toBe(second.protocol);
    expect(await send({ subject: 'Outro' }, { key })).toMatchObject({ status: 422, code: 'KEY_REUSED' });
  });
});

describe('what is refused', () => {
  test.each([
    ['a subject of blanks', { subject: '   ' }, ['subject']],
    ['a subject of 121 characters', { subject: 'a'.repeat(121) }, ['subject']],
    ['no text', { text: '' }, ['text']],
    ['a text of 4001 characters', { text: 'a'.repeat(4001) }, ['text']],
    ['another kind', { kind: 'praise' }, ['kind']],
    ['an unknown field', { status: 'answered' }, ['status']],
  ])('%s', async (_what, changes, errors) => {
    const { status, errors: found } = await send(changes);
    expect([status, [...new Set(found)]]).toEqual([422, errors]);
  });

  test('a document of somebody else', async () => {
    const before = await server.db.$count(complaints);
    const documentId = await upload('demo-tomador');
    expect(await send({ documentId })).toMatchObject({ status: 422, code: 'FOREIGN_DOCUMENT' });
    expect(await server.db.$count(complaints)).toBe(before);
  });

  test('nothing that just fits', async () => {
    const fits = { subject: 'a'.repeat(120), text: 'a'.repeat(4000), kind: 'suggestion' };
    expect((await send(fits)).status).toBe(200);
  });
});

describe('the desk', () => {
  test('sees who wrote, opens what came with it and answers once', async () => {
    const { protocol } = await send({ documentId: await upload('demo-tomador') }, { uid: 'demo-tomador' });
    const listed = (await atDesk('demo-executivo')).json().Data;
    expect(listed[0]).toMatchObject({
      Protocol: protocol,
      Author: { Name: 'Tomás Ferreira', Email: 'tomador@lastro.test' },
    });
    const file = await server.as('demo-executivo', { url: `/api/desk/complaints/${protocol}/document` });
    expect(file.rawPayload.equals(pdf())).toBe(true);

    expect((await reply(protocol, ' Segunda via enviada. ')).statusCode).toBe(200);
    const [answered] = await history('demo-tomador');
    expect(answered).toMatchObject({ Status: 'answered', Answer: 'Segunda via enviada.' });
    const again = await reply(protocol, 'Outra resposta.');
    expect([again.statusCode, again.json().Code]).toEqual([409, 'ALREADY_ANSWERED']);
    const open = (await atDesk('demo-executivo', true)).json().Data;
    expect(open.map(({ Protocol }: { Protocol: string }) => Protocol)).not.toContain(protocol);
    const trail = await server.db.select().from(auditLog);
    expect(trail.filter(({ subject }) => subject === `complaint:${protocol}`)).toMatchObject([
      { actorUid: 'demo-executivo', action: 'complaint.answer' },
    ]);
  });

  test('does not exist for customers', async () => {
    const { protocol } = await send();
    expect((await atDesk('demo-cliente')).statusCode).toBe(404);
    expect((await reply(protocol, 'Eu mesmo.', 'demo-cliente')).statusCode).toBe(404);
    const file = await server.as('demo-cliente', { url: `/api/desk/complaints/${protocol}/document` });
    expect(file.statusCode).toBe(404);
  });

  test('finds no protocol that was not given out, and no file where there is none', async () => {
    expect((await reply('REC9999999', 'Olá.')).statusCode).toBe(404);
    const { protocol } = await send();
    const file = await server.as('demo-executivo', { url: `/api/desk/complaints/${protocol}/document` });
    expect(file.statusCode).toBe(404);
  });
});

test('another executive’s customers are not seen, and nobody’s are everybody’s', async () => {
  await addOtherExecutive(server);
  const documentId = await upload('demo-tomador');
  const { protocol: own } = await send({ documentId }, { uid: 'demo-tomador' });
  const { protocol: nobodys } = await send({}, { uid: 'demo-semcliente' });
  // Of its two companies one was handed over.
  const { protocol: both } = await send({}, { uid: 'demo-cliente' });
  const seen = async (uid: string) => {
    const { Data } = (await atDesk(uid)).json();
    return Data.map(({ Protocol }: { Protocol: string }) => Protocol);
  };
  expect(await seen('demo-executivo')).toEqual(expect.arrayContaining([own, nobodys, both]));
  const others = await seen(OTHER_EXECUTIVE);
  expect(others).toEqual(expect.arrayContaining([nobodys, both]));
  expect(others).not.toContain(own);
  const file = await server.as(OTHER_EXECUTIVE, { url: `/api/desk/complaints/${own}/document` });
  expect(file.statusCode).toBe(404);
  expect((await reply(own, 'Resolvido.', OTHER_EXECUTIVE)).statusCode).toBe(404);
  expect((await reply(nobodys, 'Resolvido.', OTHER_EXECUTIVE)).statusCode).toBe(200);
});
