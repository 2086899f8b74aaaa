import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { freeFieldOf, ourNumberOf, printedNumberOf } from './Bank';
import bank from './banks/bradesco/bank.json' with { type: 'json' };
import layout from './banks/bradesco/layout.json' with { type: 'json' };
import { bankOf, readBanks } from './readBanks';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A folder of a bank that says this besides. */
function folderWith(more: object, file: string | object = layout): string {
  const folder = mkdtempSync(join(tmpdir(), 'bank-'));
  folders.push(folder);
  writeFileSync(join(folder, 'bank.json'), JSON.stringify({ ...bank, ...more }));
  writeFileSync(join(folder, 'layout.json'), typeof file === 'string' ? file : JSON.stringify(file));
  return folder;
}
const refusal = (folder: string) => {
  try {
    readBanks([folder]);
  } catch (error) {
    return String(error).replaceAll(folder, 'FOLDER');
  }
  return '';
};

test('every bank that comes with the portal is sound', () => {
  const own = readdirSync(new URL('./banks', import.meta.url), { withFileTypes: true });
  const names = own.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const [first = '', ...others] = names;
  expect(readBanks([first, ...others])).toHaveLength(names.length);
});

test('the first bank draws, a billet is known by the bank of its bar code', () => {
  const banks = readBanks(['bradesco', 'sandbox']);
  expect(banks.map(({ name }) => name)).toEqual(['Bradesco', 'Banco Sandbox']);
  expect(bankOf(banks, '99991636')?.name).toBe('Banco Sandbox');
  expect(bankOf(banks, '00191636')).toBeUndefined();
});

// The examples of the bank's manual, for wallet 19.
test.each([
  [2, '19/00000000002-8'],
  [1, '19/00000000001-P'],
  [6, '19/00000000006-0'],
])('number %i is printed as %s', (count, printed) => {
  const [read] = readBanks([folderWith({ wallet: '19' })]);
  expect(printedNumberOf(read, ourNumberOf(read, count))).toBe(printed);
});

test('a bank without a check digit prints none', () => {
  const [read] = readBanks(['sandbox']);
  expect(printedNumberOf(read, ourNumberOf(read, 2))).toBe('09/00000000002');
});

test('the free field holds agency, wallet, number and account', () => {
  const [read] = readBanks(['bradesco']);
  expect(freeFieldOf(read, ourNumberOf(read, 12))).toBe('1234090000000001200567890');
});

test("a brokerage's own folder is a bank like another", () => {
  const [read] = readBanks([folderWith({ agency: '4321', name: 'Banco Nosso' })]);
  expect([read.name, read.agency]).toEqual(['Banco Nosso', '4321']);
});

test.each([
  ['letters in the code', folderOf({ code: '23A' }), 'FOLDER/bank.json: /code must match'],
  ['a misspelt key', folderOf({ walet: '9' }), 'FOLDER/bank.json: / must NOT have additional properties'],
  ['a short free field', folderOf({ freeField: '{agency}0' }), '/freeField comes to 5 digits, not 25'],
  [
    'no agreement for its place',
    folderOf({ agreement: undefined, freeField: '{agreement}' }),
    'comes to 0 digits',
  ],
  [
    'a place that is none',
    folderOf({}, { ...layout, line: [395] }),
    'FOLDER/layout.json: /line must NOT have fewer',
  ],
  [
    'another form',
    folderOf({}, { ...layout, form: 'pages' }),
    'FOLDER/layout.json: /form must be equal to one of',
  ],
  ['no JSON', folderOf({}, '{'), 'FOLDER/layout.json is no JSON'],
])('%s is refused with file and place', (_what, made, told) => {
  expect(refusal(made())).toContain(told);
});

test('an unknown name, and a bank named twice, are refused', () => {
  expect(() => readBanks(['itau'])).toThrow('bank.json cannot be read');
  expect(() => readBanks(['sandbox', 'sandbox'])).toThrow('BANKS names bank 999 twice.');
});

function folderOf(more: object, file: string | object = layout) {
  return () => folderWith(more, file);
}
