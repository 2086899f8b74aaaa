import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AcceptImportBody, DeskImport, ImportBody, PolicyImport } from '../../../contract/imports';
import { notifications, policies, policyImports } from '../../db/schema';
import { seedDemonstration } from '../../seed/seedDemonstration';
import { pdf } from '../../testing/pdfSamples';
import { testApp } from '../../testing/testApp';
import type { TestApp } from '../../testing/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ jobs: 'idle' });
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

const SERRA = '11222333000181';

async function call(uid: string, method: 'GET' | 'POST', url: string, payload?: object, key?: string) {
  const headers = key ? { 'idempotency-key': key } : {};
  const answer = await server.as(uid, { method, url: `/api${url}`, payload, headers });
  return answer.json();
}

async function upload(uid = 'demo-cliente'): Promise<string> {
  const content = pdf().toString('base64');
  const file = { DocumentName: 'apolice.pdf', DocumentType: 'application/pdf', content };
  return (await call(uid, 'POST', '/document/save', file)).Data;
}

let serial = 0;
async function bodyOf(changes: Partial<ImportBody> = {}): Promise<ImportBody> {
  serial += 1;
  return {
    number: `pol${String(serial).padStart(8, '0')}`,
    insurer: ' Porto Seguro ',
    policyHolder: SERRA,
    startDateValidity: '2026-03-01',
    endDateValidity: '2027-03-01',
    insuredAmount: 150_000.5,
    documentId: await upload(),
    ...changes,
  };
}
const send = async (changes: Partial<ImportBody> = {}, uid = 'demo-cliente', key?: string) =>
  call(uid, 'POST', '/InsurancePolicy/import', await bodyOf(changes), key);
const own = async (uid = 'demo-cliente'): Promise<PolicyImport[]> =>
  (await call(uid, 'GET', '/InsurancePolicy/imports')).Data;
const atDesk = async (open = false): Promise<DeskImport[]> =>
  (await call('demo-executivo', 'GET', `/desk/imports?open=${open}`)).Data;
const facts = ({ documentId: _file, policyHolder: _holder, ...rest }: ImportBody, product = 'BID') =>
  ({ ...rest, product }) satisfies AcceptImportBody;
const decide = (identifier: string, what: 'accept' | 'refuse', body: object, uid = 'demo-executivo') =>
  call(uid, 'POST', `/desk/imports/${identifier}/${what}`, body);
const told = async (uid: string, data: string) =>
  (await server.db.select().from(notifications).where(eq(notifications.data, data)))
    .filter(({ userUid }) => userUid === uid)
    .map(({ notificationType }) => notificationType);

describe('a policy that a customer imports', () => {
  test('waits for a person, whom it tells, and stands in the customer’s list', async () => {
    const body = await bodyOf();
    const { Identifier } = (await call('demo-cliente', 'POST', '/InsurancePolicy/import', body)).Data;
    expect(Identifier).toMatch(/^IMP\d{7}$/);
    expect((await own())[0]).toMatchObject({
      Identifier,
      Number: body.number.toUpperCase(),
      Insurer: 'Porto Seguro',
      HolderName: 'Construtora Serra Azul Ltda',
      InsuredAmount: 150_000.5,
      Status: 'waiting',
      PolicyNumber: null,
    });
    expect(await told('demo-executivo', Identifier)).toEqual(['NewPolicyImport']);
    expect(await own('demo-tomador')).toEqual([]);
  });

  test('is taken once a key, and once a number as long as it is not refused', async () => {
    const body = await bodyOf();
    const key = randomUUID();
    const sending = () => call('demo-cliente', 'POST', '/InsurancePolicy/import', body, key);
    const [first, second] = await Promise.all([sending(), sending()]);
    expect(first.Data.Identifier).toBe(second.Data.Identifier);
    expect((await send({ number: body.number })).Code).toBe('ALREADY_SENT');
    await decide(first.Data.Identifier, 'refuse', { reason: 'O PDF é de outra apólice.' });
    expect((await send({ number: body.number })).StatusCode).toBe(200);
  });

  test.each<[string, Partial<ImportBody>, string]>([
    ['of a holder who is somebody else’s', { policyHolder: '11444777000161' }, 'FOREIGN_HOLDER'],
    ['of a lead', { policyHolder: '76543210000198' }, 'FOREIGN_HOLDER'],
    ['with a file that is nobody’s', { documentId: randomUUID() }, 'FOREIGN_DOCUMENT'],
    [
      'that ended more than six months ago',
      { startDateValidity: '2025-01-01', endDateValidity: '2026-05-19' },
      'LONG_EXPIRED',
    ],
    ['that ends before it begins', { endDateValidity: '2026-03-01' }, 'INVALID_REQUEST'],
    ['without an amount', { insuredAmount: 0 }, 'INVALID_REQUEST'],
    ['with a number of four letters', { number: 'AB12' }, 'INVALID_REQUEST'],
  ])('is refused %s, and nothing is kept', async (_what, changes, code) => {
    const before = await server.db.$count(policyImports);
    expect((await send(changes)).Code).toBe(code);
    expect(await server.db.$count(policyImports)).toBe(before);
  });

  test('is taken on the last of the six months', async () => {
    const changes = { startDateValidity: '2025-01-01', endDateValidity: '2026-05-20' };
    expect((await send(changes)).StatusCode).toBe(200);
  });

  test('is refused with the file of somebody else', async () => {
    expect((await send({ documentId: await upload('demo-tomador') })).Code).toBe('FOREIGN_DOCUMENT');
  });
});

describe('at the desk', () => {
  async function waiting() {
    const body = await bodyOf();
    const { Identifier } = (await call('demo-cliente', 'POST', '/InsurancePolicy/import', body)).Data;
    return { body, identifier: Identifier as string };
  }

  test('an import is read beside its PDF, and accepted it is a policy with that PDF', async () => {
    const { body, identifier } = await waiting();
    const entry = (await atDesk(true)).find(({ Identifier }) => Identifier === identifier);
    expect(entry).toMatchObject({ Sender: { Name: 'Clara Nogueira' }, IsKnown: false });
    const file = await server.as('demo-executivo', { url: `/api/desk/imports/${identifier}/document` });
    expect(file.headers['content-type']).toBe('application/pdf');
    const corrected = { ...facts(body, 'FL'), number: `${body.number}9`, insuredAmount: 140_000 };
    expect((await decide(identifier, 'accept', corrected)).StatusCode).toBe(200);
    const number = corrected.number.toUpperCase();
    const [policy] = await server.db.select().from(policies).where(eq(policies.number, number));
    expect(policy).toMatchObject({
      isUpload: true,
      quoteId: null,
      product: 'FL',
      insuredAmount: '140000.00',
      clientDocument: SERRA,
      holderName: 'Construtora Serra Azul Ltda',
    });
    expect((await own()).find(({ Identifier }) => Identifier === identifier)).toMatchObject({
      Status: 'accepted',
      PolicyNumber: number,
    });
    expect(await told('demo-cliente', number)).toEqual(['NewInsurancePolicy']);
    for (const uid of ['demo-cliente', 'demo-executivo']) {
      const printed = await server.as(uid, { url: `/api/InsurancePolicy/Document?codigo=${number}` });
      expect([uid, printed.rawPayload.subarray(0, 5).toString()]).toEqual([uid, '%PDF-']);
    }
    const foreign = await server.as('demo-tomador', {
      url: `/api/InsurancePolicy/Document?codigo=${number}`,
    });
    expect(foreign.statusCode).toBe(404);
    expect((await send({ number })).Code).toBe('ALREADY_HERE');
  });

  test('a refusal says why, once', async () => {
    const { identifier } = await waiting();
    expect((await decide(identifier, 'refuse', { reason: ' ' })).Code).toBe('INVALID_REQUEST');
    await decide(identifier, 'refuse', { reason: 'O valor não confere.' });
    expect((await own()).find(({ Identifier }) => Identifier === identifier)).toMatchObject({
      Status: 'refused',
      Reason: 'O valor não confere.',
    });
    expect(await told('demo-cliente', identifier)).toEqual(['RefusedPolicyImport']);
    expect((await decide(identifier, 'refuse', { reason: 'De novo.' })).Code).toBe('ALREADY_DECIDED');
    expect((await atDesk(true)).map(({ Identifier }) => Identifier)).not.toContain(identifier);
  });

  test('two who accept at once make one policy, and a number that is taken makes none', async () => {
    const { body, identifier } = await waiting();
    const both = await Promise.all([1, 2].map(() => decide(identifier, 'accept', facts(body))));
    expect(both.map(({ StatusCode }) => StatusCode).toSorted()).toEqual([200, 409]);
    const other = await waiting();
    const taken = { ...facts(other.body), number: body.number };
    expect((await decide(other.identifier, 'accept', taken)).Code).toBe('NUMBER_TAKEN');
    expect((await decide(other.identifier, 'accept', facts(other.body, 'XX'))).Code).toBe('INVALID_REQUEST');
  });

  test('one that is in no list any more, as the days passed or as its PDF says, makes none', async () => {
    const { body, identifier } = await waiting();
    const ended = (endDateValidity: string) => ({
      ...facts(body),
      startDateValidity: '2025-01-01',
      endDateValidity,
    });
    expect((await decide(identifier, 'accept', ended('2026-05-19'))).Code).toBe('LONG_EXPIRED');
    expect(await told('demo-cliente', body.number.toUpperCase())).toEqual([]);
    expect((await decide(identifier, 'accept', ended('2026-05-20'))).StatusCode).toBe(200);
  });

  test('nobody but an executive decides', async () => {
    const { body, identifier } = await waiting();
    for (const uid of ['demo-cliente', 'demo-tomador']) {
      expect((await decide(identifier, 'accept', facts(body), uid)).StatusCode).toBe(404);
      expect((await decide(identifier, 'refuse', { reason: 'X' }, uid)).StatusCode).toBe(404);
      expect((await call(uid, 'GET', '/desk/imports')).StatusCode).toBe(404);
    }
    expect((await atDesk(true)).map(({ Identifier }) => Identifier)).toContain(identifier);
  });
});
