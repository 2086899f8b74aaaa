import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Verified } from '../../../../contract/verification';
import { createClock } from '../../../clock';
import { documentCodes, endorsements, policies } from '../../../db/schema';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { issuedPolicy } from '../../../testing/issuedPolicy';
import { readPdf } from '../../../testing/readPdf';
import { someEndorsement } from '../../../testing/someEndorsement';
import { testApp } from '../../../testing/testApp';
import type { TestApp } from '../../../testing/testApp';
import { cancelEndorsement } from '../policies/cancelEndorsement';
import { issueEndorsement } from '../policies/issueEndorsement';
import { findPolicyById } from '../policies/repository';
import { isCode, makeCode, printedCode, typedCode } from './code';

let server: TestApp;
let now = Date.parse('2026-11-20T15:00:00Z');
beforeAll(async () => {
  server = await testApp({ clock: createClock(0, () => now) });
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

const HOLDER = '11222333000181';
const READER = 'demo-cliente';
const POLICY = '/api/InsurancePolicy/Document?codigo=';
const ENDORSEMENT = '/api/InsurancePolicy/endorsement/pdf/';

/** A policy in force from 20 November on for a year. */
async function made() {
  const more = {
    validityStart: '2026-11-20',
    validityEnd: '2027-11-20',
    holderName: 'Construtora Serra Azul',
    insuredName: 'Prefeitura de Santos',
  };
  return (await findPolicyById(
    server.db,
    await issuedPolicy(server.db, { clientDocument: HOLDER, dueDates: [], more }),
  ))!;
}

/** The document as it is printed, and the number and code that stand on it. */
async function printed(url: string, uid = READER) {
  const answer = await server.as(uid, { url });
  expect(answer.statusCode).toBe(200);
  const { pages, codes } = await readPdf(answer.rawPayload);
  const code = /\b(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}\b/.exec(pages.join(' '))![0];
  return { code, pages, qr: codes.at(-1) };
}

const ask = (Number: string, Code: string) =>
  server.as(null, { method: 'POST', url: '/api/verification', payload: { Number, Code } });
const verified = async (number: string, code: string): Promise<Verified> =>
  (await ask(number, code)).json().Data;

describe('the code of a document', () => {
  test('stands on the paper and in what a camera reads, each time the same', async () => {
    const { number } = await made();
    const first = await printed(POLICY + number);
    const again = await printed(POLICY + number, 'demo-executivo');
    expect(again.code).toBe(first.code);
    expect(first.pages.at(-1)).toContain('/verificar');
    expect(first.qr).toBe(`https://portal.lastro.test/verificar#${number}.${first.code.replaceAll('-', '')}`);
  });

  test('is one, however many print it at once', async () => {
    const { number } = await made();
    const all = await Promise.all([1, 2, 3, 4].map(() => printed(POLICY + number)));
    expect(new Set(all.map(({ code }) => code)).size).toBe(1);
    expect(await server.db.select().from(documentCodes).where(eq(documentCodes.number, number))).toHaveLength(
      1,
    );
  });

  test('is read with gaps, in small letters and with letters for the digits they look like', () => {
    const code = '0123ABCD1111ZZZZ';
    expect(printedCode(code)).toBe('0123-ABCD-1111-ZZZZ');
    expect(typedCode(' o123-abcd iLl1.zzzz')).toBe(code);
    expect([isCode(code, code), isCode(code, `${code.slice(1)}0`)]).toEqual([true, false]);
    expect([isCode(code, code.slice(1)), isCode(code, `${code}0`), isCode(undefined, '')]).toEqual([
      false,
      false,
      false,
    ]);
    expect(makeCode()).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
  });
});

describe('whoever holds the paper', () => {
  test('learns that it is genuine and in force, and no name', async () => {
    const policy = await made();
    const { code } = await printed(POLICY + policy.number);
    const answer = await ask(policy.number, code);
    expect(answer.json().Data).toEqual({
      Kind: 'Apólice',
      Number: policy.number,
      ProductName: 'Licitante',
      InsurerName: policy.insurerName,
      ValidityStart: '2026-11-20',
      ValidityEnd: '2027-11-20',
      IssuedAt: policy.issuedAt.toISOString(),
      Status: 'Vigente',
      ChangedBy: null,
      Signature: null,
    });
    for (const name of ['Construtora Serra Azul', 'Prefeitura de Santos', HOLDER])
      expect(answer.body).not.toContain(name);
  });

  test('is answered alike for an unknown number, a wrong code and a document that was never printed', async () => {
    const [policy, other] = [await made(), await made()];
    const { code } = await printed(POLICY + policy.number);
    const answers = [
      await ask('20990000000000000', code),
      await ask(policy.number, '0000-0000-0000-0000'),
      await ask(other.number, code),
      await ask(policy.number, '🙂'.repeat(20)),
    ];
    const [first] = answers.map((answer) => [answer.statusCode, answer.json().Code, answer.json().Message]);
    expect(first).toEqual([
      422,
      'NOT_GENUINE',
      'Não há documento com este número e este código. Confira os dois no papel.',
    ]);
    for (const answer of answers) expect(answer.json().Message).toBe(first![2]);
  });

  test.each([
    ['2026-11-19T15:00:00Z', 'Emitida'],
    ['2026-11-20T03:00:00Z', 'Vigente'],
    ['2027-11-21T02:59:59Z', 'Vigente'],
    ['2027-11-21T03:00:00Z', 'Vencida'],
  ])('learns at %s that it is %s', async (at, status) => {
    const { number } = await made();
    const { code } = await printed(POLICY + number);
    const before = now;
    now = Date.parse(at);
    expect((await verified(number, code)).Status).toBe(status);
    now = before;
  });

  test('learns of a cancelled policy that it is', async () => {
    const { id, number } = await made();
    const { code } = await printed(POLICY + number);
    await server.db
      .update(policies)
      .set({ cancelledAt: new Date(now) })
      .where(eq(policies.id, id));
    expect((await verified(number, code)).Status).toBe('Cancelado');
  });

  test('learns which endorsement changed it last, until that is undone', async () => {
    const policy = await made();
    const { code } = await printed(POLICY + policy.number);
    const issue = async () => {
      const before = (await findPolicyById(server.db, policy.id))!;
      const order = someEndorsement(before, { guarantee: true }, { insuredAmount: '20000.00' });
      return (await server.db.transaction((tx) => issueEndorsement(tx, order))).endorsement;
    };
    const [first, second] = [await issue(), await issue()];
    const paper = await printed(ENDORSEMENT + first.id);
    expect((await verified(policy.number, code)).ChangedBy?.Number).toBe(second.number);
    expect(await verified(first.number, paper.code)).toMatchObject({
      Kind: 'Endosso',
      Number: first.number,
      Status: 'Vigente',
      ChangedBy: { Number: second.number },
    });
    await server.db.transaction((tx) => cancelEndorsement(tx, second.id, new Date(now)));
    expect((await verified(policy.number, code)).ChangedBy?.Number).toBe(first.number);
    expect((await verified(first.number, paper.code)).ChangedBy).toBeNull();
    await server.db
      .update(endorsements)
      .set({ cancelledAt: new Date(now) })
      .where(eq(endorsements.id, first.id));
    expect((await verified(first.number, paper.code)).Status).toBe('Cancelado');
  });
});
