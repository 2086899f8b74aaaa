import { eq } from 'drizzle-orm';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { folderReturns } from '../../../adapters/bank/folderReturns';
import type { Difference, PaymentsDesk } from '../../../../contract/billing';
import { bankFiles, billets } from '../../../db/schema';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { madePolicy } from '../../../testing/billetDesk';
import { returnFile } from '../../../testing/returnFile';
import { testApp } from '../../../testing/testApp';
import type { TestApp } from '../../../testing/testApp';
import { takeArrived } from './takeArrived';

const EXECUTIVE = 'demo-executivo';
const CLIENT = '11444777000161';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

let serial = 0;
/** A policy with billets of R$ 100,00 each. */
function policyOf(installments: number) {
  serial += 1;
  const number = `2026077500${String(7000 + serial).padStart(5, '0')}00`;
  const due = Array.from({ length: installments }, () => ({ dueDate: '2026-12-10' }));
  return madePolicy(server.db, { number, client: CLIENT }, due).then((rows) => ({ number, rows }));
}

async function call(method: 'GET' | 'POST', url: string, payload?: object, uid = EXECUTIVE) {
  const answer = await server.as(uid, { method, url: `/api${url}`, payload });
  const { Data, Code, Message } = answer.json();
  return { status: answer.statusCode, data: Data, code: Code, message: Message };
}
const send = (bytes: Buffer, name = 'retorno.ret', uid?: string) =>
  call('POST', '/desk/bank-returns', { name, content: bytes.toString('base64') }, uid);
const atDesk = async () => (await call('GET', '/desk/bank-returns')).data as PaymentsDesk;
const paidAt = async (id: string) =>
  (await server.db.select().from(billets).where(eq(billets.id, id)))[0]!.paidAt?.toISOString() ?? null;
const title = (ourNumber: string, more: object = {}) => ({ ourNumber, amount: 10_000, ...more });

test('what a bank says was paid is paid, on the day that it says', async () => {
  const { rows } = await policyOf(3);
  const [paid, entered, late] = rows.map(({ ourNumber }) => ourNumber) as [string, string, string];
  const titles = [
    title(paid),
    title(entered, { movement: '02', paidOn: '00000000' }),
    title(late, { movement: '17', paid: 10_250, interest: 250, paidOn: '18112026' }),
  ];
  const { data } = await send(returnFile({ titles, sequence: 1 }));
  expect(data).toMatchObject({
    Entries: 2,
    Booked: 2,
    Repeated: 0,
    Differences: 0,
    Total: 202.5,
    Problem: null,
  });
  expect(await Promise.all(rows.map(({ id }) => paidAt(id)))).toEqual([
    '2026-11-19T15:00:00.000Z',
    null,
    '2026-11-18T15:00:00.000Z',
  ]);
});

describe('a payment that is told of twice counts once', () => {
  test('the same file, also at once', async () => {
    const { rows } = await policyOf(1);
    const file = returnFile({ titles: [title(rows[0]!.ourNumber)], sequence: 2 });
    const answers = await Promise.all([send(file), send(file), send(file)]);
    expect(answers.map(({ status, data }) => [status, data.Booked])).toEqual([
      [200, 1],
      [200, 1],
      [200, 1],
    ]);
    expect(new Set(answers.map(({ data }) => data.Id)).size).toBe(1);
  });

  test('the same payment in another file', async () => {
    const { rows } = await policyOf(2);
    const [one, two] = rows.map(({ ourNumber }) => ourNumber) as [string, string];
    await send(returnFile({ titles: [title(one)], sequence: 3 }));
    const again = await send(returnFile({ titles: [title(one), title(two)], sequence: 4 }));
    expect(again.data).toMatchObject({ Entries: 2, Booked: 1, Repeated: 1, Differences: 0 });
  });

  test('what the desk had booked by hand', async () => {
    const { number, rows } = await policyOf(1);
    const known = { documentNumber: number, installment: 1, paidOn: '2026-11-19' };
    expect((await call('POST', '/desk/payments', known)).status).toBe(200);
    expect(await paidAt(rows[0]!.id)).toBe('2026-11-19T15:00:00.000Z');
    const told = await send(returnFile({ titles: [title(rows[0]!.ourNumber)], sequence: 5 }));
    expect(told.data).toMatchObject({ Booked: 0, Repeated: 1, Differences: 0 });
  });
});

describe('a bank’s word about what was booked by hand', () => {
  const told = async (change: object) => {
    const { number, rows } = await policyOf(1);
    const known = { documentNumber: number, installment: 1, paidOn: '2026-11-19' };
    expect((await call('POST', '/desk/payments', known)).status).toBe(200);
    const file = returnFile({ titles: [title(rows[0]!.ourNumber, change)], sequence: 40 });
    const { data } = await send(file);
    const { Differences } = await atDesk();
    return {
      data,
      row: rows[0]!,
      found: Differences.filter(({ OurNumber }) => OurNumber === rows[0]!.ourNumber),
    };
  };

  test('that it agrees with is the same payment', async () => {
    const { data, found } = await told({});
    expect([data.Booked, data.Repeated, data.Differences, found]).toEqual([0, 1, 0, []]);
  });

  test.each([
    ['another amount', { paid: 100 }, { Kind: 'amount', Amount: 1, Expected: 100 }],
    ['a cent less', { paid: 9999 }, { Kind: 'amount', Amount: 99.99, Expected: 100 }],
    ['another day', { paidOn: '18112026' }, { Kind: 'day', Amount: 100, PaidOn: '2026-11-18' }],
  ])('with %s waits for a person, and changes nothing', async (_what, change, difference) => {
    const { data, row, found } = await told(change);
    expect([data.Booked, data.Repeated, data.Differences]).toEqual([0, 0, 1]);
    expect(found).toMatchObject([difference]);
    expect(await paidAt(row.id)).toBe('2026-11-19T15:00:00.000Z');
  });
});

describe('what agrees with no billet waits for a person, and changes none', () => {
  const differencesOf = async (ourNumber: string): Promise<Difference[]> =>
    (await atDesk()).Differences.filter((difference) => difference.OurNumber === ourNumber);

  test('an unknown number, another amount, a second payment', async () => {
    const { number, rows } = await policyOf(2);
    const [twice, wrong] = rows.map(({ ourNumber }) => ourNumber) as [string, string];
    const titles = [
      title('99999999999'),
      title(wrong, { paid: 9999 }),
      title(twice),
      title(twice, { paidOn: '20112026' }),
    ];
    const { data } = await send(returnFile({ titles, sequence: 6 }));
    expect(data).toMatchObject({ Entries: 4, Booked: 1, Differences: 3 });
    expect(await differencesOf('99999999999')).toMatchObject([
      { Kind: 'unknown', Amount: 100, Expected: null, DocumentNumber: null, PaidOn: '2026-11-19' },
    ]);
    expect(await differencesOf(wrong)).toMatchObject([
      { Kind: 'amount', Amount: 99.99, Expected: 100, DocumentNumber: number, Installment: 2 },
    ]);
    expect(await differencesOf(twice)).toMatchObject([{ Kind: 'again', PaidOn: '2026-11-20' }]);
    expect(await paidAt(rows[1]!.id)).toBeNull();
  });

  test.each([
    ['on a day that is to come', '21112026', '2026-11-21'],
    ['from before the billet was issued', '30092026', '2026-09-30'],
  ])('a payment %s', async (_what, paidOn, PaidOn) => {
    const { rows } = await policyOf(1);
    const [{ id, ourNumber }] = rows as [(typeof rows)[number]];
    const { data } = await send(returnFile({ titles: [title(ourNumber, { paidOn })], sequence: 41 }));
    expect(data).toMatchObject({ Booked: 0, Differences: 1 });
    expect(await differencesOf(ourNumber)).toMatchObject([{ Kind: 'day', PaidOn }]);
    expect(await paidAt(id)).toBeNull();
  });

  test('until a person has said in writing what was done', async () => {
    const [{ Id: id }] = (await differencesOf('99999999999')) as [Difference];
    const settle = (note: string) => call('POST', '/desk/bank-returns/settle', { id, note });
    expect((await settle(' ')).status).toBe(422);
    expect((await settle('Devolvido ao pagador.')).status).toBe(200);
    expect(await differencesOf('99999999999')).toEqual([]);
    expect((await settle('Outra vez.')).status).toBe(404);
  });
});

describe('a file that is wrong as a whole changes nothing and is listed', () => {
  const spoiled = (bytes: Buffer, from: number, text: string) =>
    Buffer.concat([bytes.subarray(0, from), Buffer.from(text), bytes.subarray(from + text.length)]);

  test.each([
    ['another account', { account: '000000099999' }, 'RETURN_OTHER_ACCOUNT'],
    ['another branch', { agency: '00001' }, 'RETURN_OTHER_ACCOUNT'],
    ['another bank', { bank: '001' }, 'RETURN_OTHER_ACCOUNT'],
  ])('of %s', async (_what, header, code) => {
    const { rows } = await policyOf(1);
    const file = returnFile({ titles: [title(rows[0]!.ourNumber)], sequence: 7, ...header });
    expect(await send(file, 'outra.ret')).toMatchObject({ status: 422, code });
    expect(await paidAt(rows[0]!.id)).toBeNull();
    const listed = (await atDesk()).Files.find(({ Name }) => Name === 'outra.ret');
    expect(listed).toMatchObject({ Problem: code, Entries: 0 });
  });

  test('with a wrong total, sent twice', async () => {
    const { rows } = await policyOf(1);
    const file = returnFile({ titles: [title(rows[0]!.ourNumber)], sequence: 8 });
    const wrong = spoiled(file, 242 * 4 + 45, '1');
    for (const _ of [1, 2])
      expect(await send(wrong)).toMatchObject({ status: 422, code: 'RETURN_WRONG_TOTAL' });
    expect(await paidAt(rows[0]!.id)).toBeNull();
    expect((await atDesk()).Files.filter(({ Problem }) => Problem === 'RETURN_WRONG_TOTAL')).toHaveLength(1);
    expect((await send(file)).data).toMatchObject({ Booked: 1 });
  });

  test('with payments beyond what any total is, as where it is damaged', async () => {
    const paid = 999_999_999_999_999;
    const titles = ['90000000001', '90000000002'].map((ourNumber) => title(ourNumber, { paid }));
    expect(await send(returnFile({ titles, sequence: 9 }))).toMatchObject({
      status: 422,
      code: 'RETURN_WRONG_TOTAL',
    });
  });

  test('that is none at all', async () => {
    expect(await send(Buffer.from('isto não é um retorno'))).toMatchObject({
      status: 422,
      code: 'RETURN_NOT_CNAB_240',
      message: expect.stringContaining('Nada foi alterado.'),
    });
  });
});

describe('what the desk knows', () => {
  test.each([
    ['a policy that there is not', { documentNumber: '20260775999999900' }, 404, 'BILLET_NOT_FOUND'],
    ['an installment that there is not', { installment: 9 }, 404, 'BILLET_NOT_FOUND'],
    ['a payment of tomorrow', { paidOn: '2026-11-21' }, 422, 'PAID_IN_FUTURE'],
    ['a payment of a year before the billet', { paidOn: '2025-11-19' }, 422, 'PAID_BEFORE_ISSUE'],
    ['one of the day before it was issued', { paidOn: '2026-09-30' }, 422, 'PAID_BEFORE_ISSUE'],
  ])('%s is refused', async (_what, changes, status, code) => {
    const { number } = await policyOf(1);
    const known = { documentNumber: number, installment: 1, paidOn: '2026-11-19', ...changes };
    expect(await call('POST', '/desk/payments', known)).toMatchObject({ status, code });
  });

  test('a billet is booked once', async () => {
    const { number } = await policyOf(1);
    const known = { documentNumber: number, installment: 1, paidOn: '2026-11-19' };
    const answers = await Promise.all([1, 2].map(() => call('POST', '/desk/payments', known)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

test('for a customer there is no desk', async () => {
  expect((await call('GET', '/desk/bank-returns', undefined, 'demo-tomador')).status).toBe(404);
  expect((await send(returnFile({ titles: [] }), 'x.ret', 'demo-tomador')).status).toBe(404);
});

test('files that arrive in the folder are taken; a broken one holds up no other', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lastro-returns-'));
  const { rows } = await policyOf(1);
  await writeFile(join(folder, 'a.ret'), 'meio arquivo');
  await writeFile(join(folder, 'b.RET'), returnFile({ titles: [title(rows[0]!.ourNumber)], sequence: 9 }));
  await writeFile(join(folder, 'leia-me.md'), 'nada');
  await mkdir(join(folder, 'pasta.ret'));
  const { deps } = server;
  const adapters = { ...deps.adapters, bankReturns: folderReturns(folder) };
  for (const _ of [1, 2]) await takeArrived({ ...deps, adapters });
  expect(await paidAt(rows[0]!.id)).toBe('2026-11-19T15:00:00.000Z');
  const files = (await atDesk()).Files.filter(({ Name }) => ['a.ret', 'b.RET', 'leia-me.md'].includes(Name));
  expect(files.map(({ Name }) => Name).toSorted()).toEqual(['a.ret', 'b.RET']);
  await rm(folder, { recursive: true });
});

test('one that cannot be read holds up no other and is told of; what was read is not read again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lastro-returns-'));
  const { rows } = await policyOf(1);
  await symlink(join(folder, 'gone'), join(folder, 'a.ret'));
  await writeFile(join(folder, 'b.ret'), returnFile({ titles: [title(rows[0]!.ourNumber)], sequence: 10 }));
  const files = folderReturns(folder);
  const read: string[] = [];
  const bankReturns = { ...files, read: (name: string) => (read.push(name), files.read(name)) };
  const deps = { ...server.deps, adapters: { ...server.deps.adapters, bankReturns } };
  for (const _ of [1, 2])
    await expect(takeArrived(deps)).rejects.toThrow('1 bank return files could not be read');
  expect(await paidAt(rows[0]!.id)).toBe('2026-11-19T15:00:00.000Z');
  expect(read).toEqual(['a.ret', 'b.ret', 'a.ret']);
  await writeFile(join(folder, 'b.ret'), 'another file of the same name');
  await expect(takeArrived(deps)).rejects.toThrow();
  expect(read.at(-1)).toBe('b.ret');
  await rm(folder, { recursive: true });
});

test('a file that is sent again after many others is answered as it was taken', async () => {
  const { rows } = await policyOf(1);
  const file = returnFile({ titles: [title(rows[0]!.ourNumber)], sequence: 90 });
  const first = await send(file);
  const later = new Date(Date.parse(first.data.ReceivedAt) + 1000);
  const others = Array.from({ length: 50 }, (_, at) => ({
    hash: `later ${at}`,
    name: 'outro.ret',
    receivedAt: later,
  }));
  await server.db.insert(bankFiles).values(others);
  expect(await send(file)).toEqual(first);
});
