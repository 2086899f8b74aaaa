import { describe, expect, it } from 'vitest';
import { ApiError } from '../../src/shared/api/ApiError';
import {
  type Batch,
  type BatchRow,
  progressOf,
  type Results,
  rowKey,
} from '../../src/features/batch/sending/Batch';
import { type Sending, sendBatch, wordsOfUnprepared } from '../../src/features/batch/sending/sendBatch';

const rowOf = (key: string, more: Partial<BatchRow> = {}): BatchRow => ({
  key,
  line: Number(key),
  words: '',
  record: { key },
  asks: [],
  ...more,
});
const batchOf = (...rows: BatchRow[]): Batch => ({
  id: 'b',
  name: 'a.csv',
  definition: 'h',
  rows,
});
const refusal = (status: number, message = '') => new ApiError({ status, code: 'X', message });

/** A server that registers once a key, and whoever sends to it. */
function portal(refuses: Readonly<Record<string, Error>> = {}) {
  const registered = new Map<string, string>();
  let results: Results = {};
  const stop = new AbortController();
  const sending: Sending = {
    open: async () => undefined,
    ask: async () => undefined,
    register: async ({ key }) => {
      if (refuses[key]) throw refuses[key];
      const known = registered.get(key) ?? `BID${registered.size + 1}`;
      registered.set(key, known);
      return known;
    },
    describe: (error) => wordsOfUnprepared(error) ?? (error as Error).message,
    keep: async ({ key }, result) => {
      results = { ...results, [key]: result };
      return true;
    },
    signal: stop.signal,
  };
  return { sending, registered, stop, results: () => results };
}

describe('a batch is sent row by row', () => {
  const three = batchOf(rowOf('1'), rowOf('2'), rowOf('3'));

  it('and a refused row holds up no other', async () => {
    const there = portal({ 2: refusal(422, 'CNPJ inválido.') });
    expect(await sendBatch(three, {}, there.sending)).toBe('done');
    expect(there.results()).toEqual({
      1: { identifier: 'BID1' },
      2: { message: 'CNPJ inválido.' },
      3: { identifier: 'BID2' },
    });
    expect(progressOf(three, there.results())).toEqual({
      total: 3,
      numbers: ['BID1', 'BID2'],
      refused: 1,
      waiting: 0,
    });
  });

  it('stops where it is told to, after the row under way, and goes on with what waits', async () => {
    const there = portal();
    const keep: Sending['keep'] = async (row, result) => {
      if (row.key === '1') there.stop.abort();
      return there.sending.keep(row, result);
    };
    expect(await sendBatch(three, {}, { ...there.sending, keep })).toBe('stopped');
    expect([...there.registered.keys()]).toEqual(['1']);
    const again = { ...there.sending, signal: new AbortController().signal };
    expect(await sendBatch(three, there.results(), again)).toBe('done');
    expect([...there.registered.keys()]).toEqual(['1', '2', '3']);
  });

  it.each([0, 401, 429, 503])(
    'waits where nobody answers (%d), and doubles nothing that had come through',
    async (status) => {
      const there = portal();
      let isLost = true;
      const register: Sending['register'] = async (row) => {
        const number = await there.sending.register(row);
        if (row.key === '2' && isLost) throw refusal(status);
        return number;
      };
      expect(await sendBatch(three, {}, { ...there.sending, register })).toBe('unanswered');
      expect(Object.keys(there.results())).toEqual(['1']);
      isLost = false;
      expect(await sendBatch(three, there.results(), { ...there.sending, register })).toBe('done');
      expect(there.registered.size).toBe(3);
    },
  );

  it('and ends where it was cleared away, such as by a sign-out', async () => {
    const there = portal();
    expect(await sendBatch(three, {}, { ...there.sending, keep: async () => false })).toBe('stopped');
    expect(there.registered.size).toBe(1);
  });

  it('asks first what a row depends on, and says why it is not sent without', async () => {
    const asks = [
      { source: 'help', request: {} },
      { source: 'person-save', request: { document: '1' }, blocks: 'Não foi possível.' },
    ];
    const there = portal();
    const failing = {
      ...there.sending,
      ask: async () => {
        throw new Error('');
      },
    };
    await sendBatch(batchOf(rowOf('1', { asks }), rowOf('2')), {}, failing);
    expect(there.results()).toEqual({ 1: { message: 'Não foi possível.' }, 2: { identifier: 'BID1' } });
  });
});

it('a row has one key, whatever the order of its columns, and another row another', async () => {
  const key = await rowKey('licitante', { a: 1, b: 'x' });
  expect(key).toMatch(/^[0-9a-f]{64}$/);
  expect(await rowKey('licitante', { b: 'x', a: 1 })).toBe(key);
  expect(await rowKey('licitante', { b: 'x', a: 2 })).not.toBe(key);
  expect(await rowKey('performance', { b: 'x', a: 1 })).not.toBe(key);
});
