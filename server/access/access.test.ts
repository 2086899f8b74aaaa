import { afterAll, beforeAll, expect, test } from 'vitest';
import { quoteDocuments, userClients, users } from '../db/schema';
import { insertDocument } from '../modules/documents/repository';
import { seedDemonstration } from '../seed/seedDemonstration';
import { addOtherExecutive, EXECUTIVE, OTHER_EXECUTIVE } from '../testing/executiveDesk';
import { executiveLink } from '../testing/executiveLink';
import { quoteDesk, TOMADOR } from '../testing/quoteDesk';
import { testApp } from '../testing/testApp';
import type { TestApp } from '../testing/testApp';
import { watchersOf } from './quotes';

const COLLEAGUE = 'colleague';
const CLIENT = '11444777000161';

let server: TestApp;
let quote: { id: string; identifier: string; file: string };
let link: string;

beforeAll(async () => {
  server = await testApp({ jobs: 'idle' });
  await seedDemonstration(server.db);
  await addOtherExecutive(server);
  await server.db.insert(users).values({ uid: COLLEAGUE, email: 'colega@lastro.test', name: 'Caio Reis' });
  await server.db.insert(userClients).values({ userUid: COLLEAGUE, clientDocument: CLIENT });
  link = await executiveLink(server);
  quote = await quoteWithFile();
});
afterAll(() => server.close());

/** A request of tomador@lastro.test that names a file. */
async function quoteWithFile() {
  const desk = quoteDesk(() => server);
  const { id, identifier } = await desk.rowOf(await desk.registered());
  const content = Buffer.from('%PDF-1.7');
  const named = { name: 'edital.pdf', type: 'application/pdf', size: content.length, sha256: 'x' };
  const file = await insertDocument(server.db, { ...named, ownerUid: TOMADOR, content });
  await server.db.insert(quoteDocuments).values({ quoteId: id, documentId: file });
  return { id, identifier, file };
}

const get = (uid: string, url: string) => server.as(uid, { url: `/api${url}` });

/** Whether each of the ways to come by the request shows it. */
async function ways(uid: string) {
  const { id, identifier, file } = quote;
  const opens = async (url: string) => (await get(uid, url)).statusCode;
  const lists = async (url: string) => (await get(uid, url)).body.includes(identifier);
  return {
    listed: await lists('/quotes/search'),
    read: await opens(`/quote?identifier=${identifier}`),
    printed: await opens(`/quotes/export/pdf/${identifier}`),
    file: await opens(`/wings/document?wingsDocumentId=${file}`),
    told: (await watchersOf(server.db, id, [uid], server.deps.clock.today())).length > 0,
    deskListed: await lists('/desk/quotes'),
    deskRead: await opens(`/desk/quote?identifier=${identifier}`),
    deskFile: await opens(`/desk/quote/document?identifier=${identifier}&documentId=${file}`),
  };
}

const asCustomer = { listed: true, read: 200, printed: 200, file: 200, told: true };
const notAsCustomer = { listed: false, read: 404, printed: 404, file: 404, told: false };
const atDesk = { deskListed: true, deskRead: 200, deskFile: 200 };
const notAtDesk = { deskListed: false, deskRead: 404, deskFile: 404 };

test.each([
  ['the user who asked for it', TOMADOR, { ...asCustomer, ...notAtDesk }],
  ['a user of the same client', COLLEAGUE, { ...asCustomer, ...notAtDesk }],
  ['a user of other clients', 'demo-cliente', { ...notAsCustomer, ...notAtDesk }],
  ['a user without clients', 'demo-semcliente', { ...notAsCustomer, ...notAtDesk }],
  ['the client’s executive', EXECUTIVE, { ...notAsCustomer, ...atDesk, printed: 200, told: true }],
  ['another executive', OTHER_EXECUTIVE, { ...notAsCustomer, ...notAtDesk }],
])('a request is shown alike by every way to %s', async (_who, uid, expected) => {
  expect(await ways(uid)).toEqual(expected);
});

test('a link for the same client does not show what was not asked for by it', async () => {
  expect(await ways(link)).toEqual({ ...notAsCustomer, ...notAtDesk });
});
