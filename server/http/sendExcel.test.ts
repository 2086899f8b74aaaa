import Fastify from 'fastify';
import ExcelJS from 'exceljs';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { until } from '../testing/until';
import { inBatches, sendExcel } from './sendExcel';
import type { Sheet } from './sendExcel';

interface Row {
  name: string | null;
  amount: string;
  due: string;
}

const apps: ReturnType<typeof Fastify>[] = [];
afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())));

function serving(rows: AsyncIterable<Row>, total = 1) {
  const app = Fastify();
  apps.push(app);
  const sheet: Sheet<Row> = {
    name: 'financeiro-2026-11-20',
    title: 'Boletos',
    total,
    rows,
    columns: [
      { header: 'Tomador', kind: 'text', width: 30, value: ({ name }) => name },
      { header: 'Valor', kind: 'money', width: 14, value: ({ amount }) => amount },
      { header: 'Vencimento', kind: 'day', width: 12, value: ({ due }) => due },
    ],
  };
  app.get('/', async (_request, reply) => sendExcel(reply, sheet));
  return app;
}

async function* listed(...rows: Row[]) {
  yield* rows;
}

test('another reader finds texts, amounts that add up and days of no time zone', async () => {
  const rows = listed(
    { name: '=1+1', amount: '1234.56', due: '2026-11-20' },
    { name: null, amount: '0.10', due: '2026-01-01' },
  );
  const answer = await serving(rows, 2).inject('/');
  expect(answer.headers['content-disposition']).toContain('financeiro-2026-11-20.xlsx');
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(answer.rawPayload as unknown as ArrayBuffer);
  const sheet = book.getWorksheet('Boletos')!;
  expect(sheet.getRow(1).values).toEqual([undefined, 'Tomador', 'Valor', 'Vencimento']);
  expect(sheet.getRow(2).values).toEqual([undefined, '=1+1', 1234.56, new Date('2026-11-20T00:00:00Z')]);
  expect(sheet.getRow(3).getCell(1).value).toBeNull();
  expect(sheet.getRow(2).getCell(2).numFmt).toBe('#,##0.00');
  expect(sheet.getRow(2).getCell(3).numFmt).toBe('dd/mm/yyyy');
});

test('rows come in batches, each from the last row of the one before', async () => {
  const asked: (number | undefined)[] = [];
  const numbers = inBatches<number>(3, async (after, size) => {
    asked.push(after);
    const from = after ?? 0;
    return Array.from({ length: Math.min(size, 7 - from) }, (_, at) => from + at + 1);
  });
  const all: number[] = [];
  for await (const one of numbers) all.push(one);
  expect(all).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(asked).toEqual([undefined, 3, 6]);
});

test('the first bytes come before the last row is read, and closing the connection ends the reading', async () => {
  let read = 0;
  let ended = false;
  async function* endless(): AsyncGenerator<Row> {
    try {
      for (;;) {
        read += 1;
        // A batch of a query leaves the process free, as a database does.
        if (read % 100 === 0) await new Promise(setImmediate);
        yield { name: `Tomador ${read} ${Math.random()}`, amount: '1.00', due: '2026-11-20' };
      }
    } finally {
      ended = true;
    }
  }
  const app = serving(endless());
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  await new Promise<void>((closed) => {
    const request = get({ port, path: '/' }, (answer) => {
      answer.once('data', () => request.destroy());
      answer.on('error', () => undefined);
      answer.once('close', closed);
    });
  });
  await until(async () => (ended ? true : undefined));
  expect(read).toBeGreaterThan(1);
});

test('a hundred thousand rows take little memory', async () => {
  const rows = inBatches<Row>(500, async (after, size) => {
    const from = Number(after?.name ?? 0);
    const row = (_: unknown, at: number) => ({
      name: String(from + at + 1),
      amount: '1234.56',
      due: '2026-11-20',
    });
    return Array.from({ length: Math.min(size, 100_000 - from) }, row);
  });
  const app = serving(rows, 100_000);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const before = process.memoryUsage().rss;
  let most = before;
  let length = 0;
  const expected = await new Promise<number>((done, fail) => {
    get({ port, path: '/' }, (answer) => {
      answer.on('data', (chunk: Buffer) => {
        length += chunk.length;
        most = Math.max(most, process.memoryUsage().rss);
      });
      answer.on('end', () => done(Number(answer.headers['x-expected-length'])));
    }).on('error', fail);
  });
  expect((most - before) / 1024 / 1024).toBeLessThan(150);
  expect(length / expected).toBeGreaterThan(0.5);
  expect(length / expected).toBeLessThan(2);
});
