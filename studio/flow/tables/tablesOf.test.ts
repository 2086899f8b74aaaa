import { describe, expect, it } from 'vitest';
import { baseProduct } from '../../check/testing/baseProduct';
import { change } from '../../check/testing/change';
import type { Json } from '../../../engine/expression';
import { versionOf } from '../../publish/versionOf';
import { flowOf } from '../flowOf';
import type { DecisionTable } from './DecisionTable';

const amount = { var: 'terms.amount' };
const kind = { var: 'details.kind' };

const tables = (...changes: Parameters<typeof change>[1]) =>
  flowOf(versionOf(change(baseProduct, changes), 'demo')!).tables;

interface Decision {
  readonly when: Json;
  readonly outcome: string;
}
const decided = (...rows: readonly Decision[]): DecisionTable => {
  const to = rows.map((row, index) => ({ ...row, id: `row-${index}`, reason: `Motivo ${index}.` }));
  return tables({ file: 'demo/rating.json', at: '/decisions', to })[0]!;
};
const rated = (value: Json): DecisionTable =>
  tables({ file: 'demo/rating.json', at: '/commercialPremium', to: value })[1]!;
const codes = (table: DecisionTable) => table.rows.map(({ marks }) => marks.map(({ code }) => code));

describe('decisions as a table', () => {
  it('have a row each, a column for what is asked, their result, and where they are written', () => {
    const table = decided(
      { when: { and: [{ '==': [kind, 'PJ'] }, { '>': [amount, 5000] }] }, outcome: 'deny' },
      { when: { '<': [1000, amount] }, outcome: 'analyse' },
    );
    expect(table).toMatchObject({
      title: 'Decisões da seguradora',
      inputs: ['“Tipo”', '“Valor”'],
      otherwise: 'O pedido é aprovado.',
      place: 'demo/rating.json#/decisions',
    });
    expect(table.rows).toMatchObject([
      { cells: ['“Pessoa Jurídica”', '> 5.000'], result: 'O pedido é recusado: “Motivo 0.”' },
      { cells: ['', '> 1.000'], place: 'demo/rating.json#/decisions/1' },
    ]);
    expect(table.gaps).toEqual([]);
  });

  it('say by which row answers of two are decided, with answers that show it', () => {
    const table = decided(
      { when: { '>': [amount, 5000] }, outcome: 'deny' },
      { when: { '>': [amount, 1000] }, outcome: 'analyse' },
      { when: { '==': [kind, 'PF'] }, outcome: 'analyse' },
    );
    expect(table.policy).toBe('first');
    expect(codes(table)).toEqual([[], ['overlap'], ['overlap']]);
    expect(table.rows[1]!.marks[0]).toMatchObject({ words: 'Sobrepõe a linha 1, que vale antes' });
    expect(table.rows[1]!.marks[0]!.example).toMatchObject([{ title: 'Valor' }]);
    expect(table.rows[2]!.marks[0]).toMatchObject({ words: 'Sobrepõe as linhas 1 e 2, que valem antes' });
  });

  it('say of a row that it never counts, by itself or for those above it', () => {
    const table = decided(
      { when: { '>': [amount, 1000] }, outcome: 'analyse' },
      { when: { '>': [amount, 5000] }, outcome: 'deny' },
      { when: { and: [{ '==': [kind, 'PF'] }, { '==': [kind, 'PJ'] }] }, outcome: 'deny' },
    );
    expect(codes(table)).toEqual([[], ['shadowed'], ['never-holds']]);
  });

  it('are in any order only where it is proven that no answers have two rows', () => {
    const of = (option: string) => ({ when: { '==': [kind, option] }, outcome: 'analyse' });
    expect(decided(of('PF'), of('PJ')).policy).toBe('unique');
    const share = { percentOf: [{ var: 'terms.days' }, 10] };
    const beside = decided(
      { when: { '>': [amount, 5000] }, outcome: 'deny' },
      { when: { '>': [amount, share] }, outcome: 'analyse' },
    );
    expect(beside.policy).toBe('first');
    expect(beside.rows[1]!.marks).toMatchObject([
      { code: 'undecided', words: 'Pode sobrepor a linha 1: não foi possível provar' },
    ]);
  });
});

describe('rates by cases as a table', () => {
  const below = (most: number): Json => ({ '<': [amount, most] });

  it('have what comes of all others as their last line', () => {
    const table = rated({ if: [below(1000), 10, below(5000), 20, 30] });
    expect(table).toMatchObject({ title: 'Prêmio comercial', policy: 'first', otherwise: '30', gaps: [] });
    expect(table.rows.map(({ cells, result }) => [...cells, result])).toEqual([
      ['< 1.000', '10'],
      ['< 5.000', '20'],
    ]);
  });

  it('say for which answers there is no row, and nothing where rows cover them all', () => {
    const rows: Json[] = [below(1000), 10, { '>': [amount, 5000] }, 20];
    const gap = rated({ if: rows });
    expect(gap.otherwise).toBeUndefined();
    expect(gap.gaps).toMatchObject([{ code: 'gap', example: [{ title: 'Valor' }] }]);
    const leftOut = rated({ if: [...rows, null] });
    expect(leftOut).toMatchObject({ otherwise: 'Nada', gaps: [{ code: 'left-out' }] });
    expect(rated({ if: [below(1000), 10, { '>=': [amount, 1000] }, 20] }).gaps).toEqual([]);
  });

  it('are told once where a chain stands at several places, and a single condition is none', () => {
    const chain = { if: [below(1000), 10, below(5000), 20, 30] };
    expect(
      tables(
        { file: 'demo/rating.json', at: '/commercialPremium', to: chain },
        { file: 'demo/rating.json', at: '/minimumPremium', to: chain },
      ),
    ).toHaveLength(2);
    expect(tables()).toHaveLength(1);
  });

  it('give the answer of a question as the page shows it', () => {
    const value = { if: [below(1000), 'PJ', below(5000), 'PF', null] };
    const [, table] = tables({
      file: 'demo/rules.json',
      at: '/initial/0',
      to: { id: 'k', field: 'details.kind', value },
    });
    expect(table).toMatchObject({ title: 'Valor de “Tipo”', place: 'demo/rules.json#/initial/0/value' });
    expect(table!.rows.map(({ result }) => result)).toEqual(['“Pessoa Jurídica”', '“Pessoa Física”']);
  });
});
