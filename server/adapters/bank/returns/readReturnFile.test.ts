import { describe, expect, test } from 'vitest';
import { returnFile, returnLines } from '../../../testing/returnFile';
import { readBanks } from '../readBanks';
import { BrokenReturnFile } from './ReturnFile';
import { readReturnFile } from './readReturnFile';

const banks = readBanks(['sandbox', 'bradesco']);
const read = (bytes: Uint8Array) => readReturnFile(bytes, banks);

const titles = [
  { ourNumber: '00000000012', amount: 33_334, paid: 33_834, interest: 500 },
  { ourNumber: '00000000013', amount: 33_333, movement: '02', paidOn: '        ' },
];
const good = returnFile({ titles, sequence: 42 });

/** The file with one text in another place, counted from 1. */
function changed(lineAt: number, from: number, text: string, file = good): Buffer {
  const lines = file.toString('latin1').split('\r\n');
  const line = lines[lineAt - 1]!;
  lines[lineAt - 1] = line.slice(0, from - 1) + text + line.slice(from - 1 + text.length);
  return Buffer.from(lines.join('\r\n'), 'latin1');
}

function faultOf(bytes: Uint8Array): string {
  try {
    read(bytes);
  } catch (error) {
    if (error instanceof BrokenReturnFile) return `${error.fault} ${error.line}`;
    throw error;
  }
  return '';
}

test('a file says whose account it is about and what became of each title', () => {
  expect(read(good)).toEqual({
    bank: '999',
    accounts: [{ agency: '01200', account: '000000045210' }],
    agreement: '',
    sequence: 42,
    titles: [
      {
        ourNumber: '00000000000000000012',
        isPaid: true,
        amount: '333.34',
        paid: '338.34',
        interest: '5.00',
        paidOn: '2026-11-19',
      },
      expect.objectContaining({ ourNumber: '00000000000000000013', isPaid: false, paidOn: '' }),
    ],
  });
});

test('without a line end at the end, with one of Unix, or with an old end-of-file mark it is the same', () => {
  const text = good.toString('latin1');
  for (const same of [text.slice(0, -2), text.replaceAll('\r\n', '\n'), `${text}\x1a`])
    expect(read(Buffer.from(same, 'latin1')).titles).toHaveLength(2);
});

describe('a file is taken whole or not at all', () => {
  test.each([
    ['nothing', Buffer.alloc(0), 'NOT_CNAB_240 1'],
    ['a PDF', Buffer.from('%PDF-1.7\n'), 'NOT_CNAB_240 1'],
    ['a line that is cut', Buffer.from(good.toString('latin1').slice(0, 600), 'latin1'), 'NOT_CNAB_240 3'],
    ['a file without its trailer', good.subarray(0, 242 * 7 - 2), 'INCOMPLETE 7'],
    ['what is sent to a bank', changed(1, 143, '1'), 'NOT_A_RETURN 1'],
    ['a title without its second half', changed(4, 14, 'Y'), 'INCOMPLETE 3'],
    ['halves of two movements', changed(4, 16, '09'), 'INCOMPLETE 4'],
    ['a batch of another number of records', changed(7, 18, '000007'), 'WRONG_COUNT 7'],
    ['a batch of another number of titles', changed(7, 24, '000003'), 'WRONG_COUNT 7'],
    ['a batch of another total', changed(7, 46, '9'), 'WRONG_TOTAL 7'],
    ['a file of another number of records', changed(8, 24, '000009'), 'WRONG_COUNT 8'],
    ['a file of another number of batches', changed(8, 18, '000002'), 'WRONG_COUNT 8'],
    ['letters in an amount', changed(4, 78, 'x'), 'UNREADABLE 4'],
    ['a day that there is not', changed(4, 138, '31022026'), 'UNREADABLE 4'],
  ])('%s is refused', (_what, bytes, fault) => {
    expect(faultOf(bytes)).toBe(fault);
  });

  test('a batch without totals, as some banks write it, is not', () => {
    expect(faultOf(changed(7, 24, ' '.repeat(92)))).toBe('');
  });
});

describe('a file with a record a title', () => {
  const file = returnLines({ titles, sequence: 7 });

  test('says the same in its own places', () => {
    expect(read(file)).toEqual({
      bank: '237',
      accounts: [{ agency: '01234', account: '0056789' }],
      agreement: '00000000000004567890',
      sequence: 7,
      titles: [
        {
          ourNumber: '00000000012',
          isPaid: true,
          amount: '333.34',
          paid: '338.34',
          interest: '5.00',
          paidOn: '2026-11-19',
        },
        expect.objectContaining({ ourNumber: '00000000013', isPaid: false, paidOn: '' }),
      ],
    });
  });

  test('adds a fine to the interest, as the bank tells of them apart', () => {
    expect(read(changed(2, 280, '0000000000150', file)).titles[0]).toMatchObject({ interest: '6.50' });
  });

  test.each([
    ['a line that is missing', Buffer.concat([file.subarray(0, 402), file.subarray(804)]), 'INCOMPLETE 2'],
    ['a file without its trailer', file.subarray(0, 402 * 3 - 2), 'INCOMPLETE 3'],
    ['what is sent to a bank', changed(1, 2, '1', file), 'NOT_A_RETURN 1'],
    ['another number of payments', changed(4, 87, '00002', file), 'WRONG_COUNT 4'],
    ['letters in an amount', changed(2, 254, 'x', file), 'UNREADABLE 2'],
    ['a day that there is not', changed(2, 111, '310226', file), 'UNREADABLE 2'],
    ['lines of two lengths', Buffer.concat([file.subarray(0, 402), good]), 'NOT_CNAB_240 2'],
  ])('%s is refused', (_what, bytes, fault) => {
    expect(faultOf(bytes)).toBe(fault);
  });

  test('lines that are not numbered, and a trailer that counts nothing, are not', () => {
    const bare = [1, 2, 3, 4].reduce((bytes, at) => changed(at, 395, ' '.repeat(6), bytes), file);
    expect(faultOf(changed(4, 87, '     ', bare))).toBe('');
  });
});
