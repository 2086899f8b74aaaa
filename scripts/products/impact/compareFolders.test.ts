import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../../lib/root.mjs';
import { createPaint } from '../report';
import { compareFolders } from './compareFolders';
import { impactReport } from './impactReport';

const SOLD = join(root, 'product-schemas');
const plain = createPaint(false);

let home: string;
beforeAll(() => void (home = mkdtempSync(join(tmpdir(), 'impact-'))));
afterAll(() => rmSync(home, { recursive: true }));

/** What is sold, with one file changed. */
function folderWith(name: string, file: string, change: (value: never) => void): string {
  const folder = join(home, name);
  cpSync(SOLD, folder, { recursive: true });
  const path = join(folder, file);
  const value = JSON.parse(readFileSync(path, 'utf8')) as never;
  change(value);
  writeFileSync(path, JSON.stringify(value, null, 2));
  return folder;
}

/** What is printed, its amounts with spaces that can be typed. */
const report = (...args: string[]) =>
  impactReport(compareFolders(SOLD, [...args, 'licitante']), plain).replaceAll('\u00a0', ' ');

/** As no other line has them: amounts before and after. */
const SUM = /^ +Soma +(\S+ \S+) +(\S+ \S+)/m;
const LARGEST = /^ +O maior +(\S+ \S+) +(\S+ \S+)/m;
const MOST = /A maior diferença: \S+, (\S+ \S+) → (\S+ \S+)\./;

interface Rows {
  'bid-annual-rate': { value: number }[];
}

test('a rate is told from the folder that runs to the one that would be published, and in money', () => {
  const dearer = folderWith('dearer', 'constants.json', (rows: Rows) => {
    rows['bid-annual-rate'][0]!.value *= 1.5;
  });
  const there = report('--from', SOLD, '--to', dearer);
  const back = report('--from', dearer);
  expect(there).toContain('“bid-annual-rate”: passa de 1,2 para 1,8');
  expect(back).toContain('“bid-annual-rate”: passa de 1,8 para 1,2');
  for (const said of [SUM, LARGEST, MOST]) {
    const [, before, after] = said.exec(there)!;
    expect(before).not.toBe(after);
    expect(said.exec(back)!.slice(1)).toEqual([after, before]);
  }
  expect(MOST.exec(there)!.slice(1)).toEqual(['R$ 60.000,00', 'R$ 90.000,00']);
});

interface Rating {
  decisions: { id: string; when: { '>': [unknown, number] } }[];
}

test('a request that is decided otherwise at the same price is told by its decisions', () => {
  const lower = folderWith('lower', 'licitante/rating.json', ({ decisions }: Rating) => {
    decisions.find(({ id }) => id === 'large-guarantee')!.when['>'][1] = 500_000;
  });
  const said = report('--from', SOLD, '--to', lower);
  expect(said).toContain(
    'approve-five-million: R$ 14.794,52, aprovado → para análise (decisão “large-guarantee”)',
  );
  const [, approved, analysed] = /^ +Aprovado +(\d+) +(\d+) +0/m.exec(said)!;
  expect([approved, analysed].map(Number).every((many) => many > 0)).toBe(true);
});

test('which folder runs is not guessed', () => {
  for (const args of [[], [SOLD], ['--to', SOLD]])
    expect(() => compareFolders(SOLD, args)).toThrow('Say what runs by --from');
});
