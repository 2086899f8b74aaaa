import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entryAt, jsonTree } from '../../edit/jsonTree';
import type { Json } from '../../../engine/expression';
import { readFiles } from '../../../engine/publish/readFiles';
import { casesOf } from '../runCases';
import { stageOf } from '../testing/stageOf';
import type { CasesFile } from '../types';
import { cellOf } from './cellOf';
import { columnsOf } from './columnsOf';
import { fits } from './fits';
import { resultOf } from './resultOf';
import { withCell, withCopy, withoutRow } from './withCell';

const folder = fileURLToPath(new URL('../../../product-schemas', import.meta.url));
const sold = readFiles(folder).files;
const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((one) =>
  one.endsWith('.cases.json'),
);
const productOf = (path: string) => path.split('/')[0]!;
const stages = new Map([...new Set(paths.map(productOf))].map((id) => [id, stageOf(sold, id)]));

/** A shipped cases file with its table. */
function tableOf(path: string) {
  const text = readFileSync(join(folder, path), 'utf8');
  const stage = stages.get(productOf(path))!;
  const file = casesOf(sold, productOf(path)).get(path)!;
  const columns = columnsOf(file, stage.definition);
  const cells = file.cases.flatMap((one, row) =>
    fits(one) ? columns.flatMap((column) => ({ row, column, cell: cellOf(one, column) })) : [],
  );
  return { text, stage, file, columns, cells };
}

const caseAt = (text: string, row: number) => (JSON.parse(text) as CasesFile).cases[row]!;
const value = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null)) as fc.Arbitrary<Json>;
const place = fc.record({ path: fc.constantFrom(...paths), seed: fc.nat() }).map(({ path, seed }) => {
  const table = tableOf(path);
  return { ...table, ...table.cells[seed % Math.max(1, table.cells.length)] };
});

describe('a table of cases', () => {
  it('writes every cell of every shipped file back as the identical text', () => {
    let [rows, all] = [0, 0];
    for (const path of paths) {
      const { text, file, cells } = tableOf(path);
      rows += file.cases.filter(fits).length;
      all += file.cases.length;
      const places = entryAt(jsonTree(text), '/cases')!.value.entries;
      const written = places.toReversed().reduce((after, { value: { start, end } }, index) => {
        const own = cells.filter(({ row, cell }) => cell && row === places.length - 1 - index);
        // A row alone is written as it is among the others, and read in no time.
        const alone = `{"cases": [${text.slice(start, end)}]}`;
        const row = own.reduce((one, { column, cell }) => withCell(one, 0, column, cell?.value), alone);
        return after.slice(0, start) + row.slice('{"cases": ['.length, -2) + after.slice(end);
      }, text);
      expect(written).toBe(text);
    }
    expect(rows / all).toBeGreaterThan(0.8);
  });

  it('reads back what was written into a cell, twice is once, and no other row changes', () => {
    fc.assert(
      fc.property(place, value, ({ text, row, column, cell }, typed) => {
        fc.pre(row !== undefined && column !== undefined);
        const isTold = column.keys[0] === 'valid' ? typed === true : true;
        const to = column.part === 'set' || column.keys[0] === 'issues' ? String(typed) : typed;
        const written = withCell(text, row, column, to);
        expect(cellOf(caseAt(written, row), column)?.value).toEqual(isTold ? to : undefined);
        expect(withCell(written, row, column, to)).toBe(written);
        const [before, after] = [text, written].map((one) =>
          (JSON.parse(one) as CasesFile).cases.toSpliced(row, 1),
        );
        expect(after).toEqual(before);
        const back = withCell(written, row, column, cell?.value);
        if (column.keys[0] !== 'valid') expect(cellOf(caseAt(back, row), column)?.value).toEqual(cell?.value);
      }),
      { numRuns: 60 },
    );
  });

  it('writes into an object of which a row expects that there is none', () => {
    const path = 'nova-conta/cases/person.cases.json';
    const company = { part: 'expect', keys: ['record', 'Company', 'Name'] } as const;
    const { text } = tableOf(path);
    expect(caseAt(text, 0).expect.record).toMatchObject({ Company: null });
    const written = withCell(text, 0, company, 'Rio Claro');
    expect(caseAt(written, 0).expect.record).toMatchObject({ Company: { Name: 'Rio Claro' } });
  });

  it('has a row twice, and once again', () => {
    fc.assert(
      fc.property(place, ({ text, row }) => {
        fc.pre(row !== undefined);
        const copied = withCopy(text, row, 'another');
        expect(caseAt(copied, row + 1)).toEqual({ ...caseAt(text, row), id: 'another' });
        expect(withoutRow(copied, row + 1)).toBe(text);
      }),
      { numRuns: 30 },
    );
  });

  it('runs a row as it was changed, and says what came of the cell that is wrong', () => {
    const path = 'licitante/cases/rating.cases.json';
    const { text, stage, columns } = tableOf(path);
    const at = (JSON.parse(text) as CasesFile).cases.findIndex(
      ({ id }) => id === 'analyse-above-one-percent',
    );
    const amount = { part: 'given', keys: ['objectProperty.guaranteeValue'] } as const;
    const pair = withCell(withCopy(text, at, 'at-one-percent'), at + 1, amount, 10000);
    const ran = (written: string, row: number) => {
      const files = new Map([...sold, [path, JSON.parse(written) as Json]]);
      const file = casesOf(files, 'licitante').get(path)!;
      return resultOf(stage, file, file.cases[row]!, columns);
    };
    expect(ran(pair, at).lines).toEqual([]);
    const outcome = columns.find(({ keys }) => keys.join('.') === 'rating.outcome')!;
    expect(ran(pair, at + 1).wrong.get(outcome.id)).toBe('approve');
    const { keys } = outcome;
    const put = (to: Json | undefined, name: string, before: string) =>
      withCell(before, at + 1, { part: 'expect', keys: [keys[0]!, name] }, to);
    const mended = put(null, 'reason', put(null, 'decision', put('approve', 'outcome', pair)));
    expect(ran(mended, at + 1).lines).toEqual([
      'O caso não exerce a regra guarantee-above-one-percent, ou não olha o que ela faz',
    ]);
  });
});
