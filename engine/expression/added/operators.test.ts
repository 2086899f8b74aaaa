import { describe, expect, it } from 'vitest';
import { type Environment, type Json, interpret } from '..';
import { exampleEnvironment } from '../../../tests/engine/expressions/exampleEnvironment';

function evaluate(expression: Json, env: Partial<Environment> = {}): unknown {
  return interpret(expression, {}, { ...exampleEnvironment, ...env });
}

describe('constant', () => {
  const unsorted = {
    ceiling: [
      { from: '2026-08-01', value: 2 },
      { from: '2025-08-01', value: 1 },
    ],
  };

  it.each([
    ['2025-07-31', null],
    ['2025-08-01', 1],
    ['2026-07-31', 1],
    ['2026-08-01', 2],
    ['9999-12-31', 2],
    ['2026-02-30', null],
  ])('on %s is %j, whatever the order of the rows', (date, value) => {
    expect(evaluate({ constant: ['ceiling', date] }, { constants: unsorted })).toBe(value);
    expect(evaluate({ constant: 'ceiling' }, { constants: unsorted, today: date })).toBe(value);
  });

  it('is null under a name that there is not, or that every object has', () => {
    expect(evaluate({ constant: 'none' })).toBeNull();
    expect(evaluate({ constant: 'toString' })).toBeNull();
  });
});

describe('context and answer', () => {
  it('are read by path, or whole', () => {
    expect(evaluate({ context: [] })).toBe(exampleEnvironment.context);
    expect(evaluate({ answer: '' })).toBe(exampleEnvironment.answer);
    expect(evaluate({ context: 'executive' })).toBe(false);
    expect(evaluate({ answer: 'none.at.all' })).toBeNull();
    expect(evaluate({ answer: [] }, { answer: undefined })).toBeNull();
  });
});

describe('dates', () => {
  it.each<[Json, unknown]>([
    [{ addDays: ['2024-02-28', 1] }, '2024-02-29'],
    [{ addDays: ['2025-02-28', 1] }, '2025-03-01'],
    [{ addDays: ['2026-11-20', '90'] }, '2027-02-18'],
    [{ addDays: ['2026-11-20', 1.5] }, null],
    [{ addDays: ['9999-12-31', 1] }, null],
    [{ addDays: ['0001-01-01', -1] }, null],
    [{ addDays: ['2026-11-20', 1e300] }, null],
    [{ addYears: ['2024-02-29', 4] }, '2028-02-29'],
    [{ addYears: ['9996-02-29', 4] }, null],
    [{ daysBetween: ['2026-11-20', '2026-11-20'] }, 0],
    [{ daysBetween: ['2026-11-20', '2026-11-19'] }, -1],
    [{ daysBetween: ['2024-02-28', '2024-03-01'] }, 2],
    [{ yearsBetween: ['2024-02-29', '2025-02-27'] }, 0],
    [{ yearsBetween: ['2024-02-29', '2025-02-28'] }, 1],
    [{ yearsBetween: ['2026-11-20', '2025-11-21'] }, 0],
    [{ yearsBetween: ['2026-11-20', '2025-11-20'] }, -1],
    [{ isDate: '2024-02-29' }, true],
  ])('%j is %j', (expression, result) => {
    expect(evaluate(expression)).toBe(result);
  });
});

describe('money', () => {
  it.each<[Json, unknown]>([
    [{ sum: [0.1, 0.2] }, 0.3],
    [{ sum: [null, '', null] }, null],
    [{ sum: [null, 0] }, 0],
    [{ sum: [[1, [2, null]], 3] }, 6],
    [{ sum: [1, 'a'] }, null],
    [{ sum: [1, false] }, null],
    [{ sum: ['1.10', 2.2] }, 3.3],
    [{ sum: [9999999999999.99, 0.01] }, 10000000000000],
    [{ minus: [0.3, 0.1] }, 0.2],
    [{ minus: [9999999999999.99, 9999999999999.98] }, 0.01],
    [{ percentOf: [150000, 5] }, 7500],
    [{ percentOf: [0.1, 5] }, 0.01],
    [{ percentOf: [0.09, 5] }, 0],
    [{ plusPercent: [100, 30] }, 130],
    [{ plusPercent: [9999999999999.99, 30] }, 12999999999999.99],
    [{ percentShare: [5000, 150000] }, 3.33],
    [{ percentShare: [5000, 0] }, null],
    [{ over: [1, 0] }, null],
    [{ over: [2, 3, 4] }, 0.6667],
    [{ times: [0.005, 1] }, 0.01],
    [{ times: [0.0049, 1] }, 0],
    [{ times: [10, 0.25, 0] }, 3],
    [{ times: [1, 1, 13] }, null],
    [{ roundTo: [0.005] }, 0.01],
    [{ floorTo: [0.019] }, 0.01],
    [{ floorTo: [-0.011] }, -0.02],
    [{ formatMoney: '12.5' }, 'R$\u00a012,50'],
    [{ formatMoney: 'a' }, null],
    [{ formatNumber: [3.333] }, '3,33'],
    [{ parseNumber: 5 }, 5],
    [{ parseNumber: '12,345' }, 12.345],
  ])('%j is %j', (expression, result) => {
    expect(evaluate(expression)).toBe(result);
  });
});

describe('text', () => {
  it.each<[Json, unknown]>([
    [{ segment: ['a.b', '.', 1] }, 'b'],
    [{ segment: ['a.b', '.', 2] }, null],
    [{ segment: ['a.b', '.', -1] }, null],
    [{ length: 'ação' }, 4],
    [{ length: '😀' }, 1],
    [{ join: [['a', null, '', 1, true], '-'] }, 'a-1'],
    [{ join: [['a', 'b']] }, 'ab'],
    [{ join: [[], ','] }, null],
    [{ matches: ['Ana Lúcia', '^[\\p{L} ]+$'] }, true],
    [{ matches: ['Ana 2', '^[\\p{L} ]+$'] }, false],
    [{ startsWith: ['END-1', 'END'] }, true],
    [{ startsWith: ['EN', 'END'] }, false],
    [{ digits: 'sem' }, ''],
    [{ upper: 12 }, '12'],
    [{ upper: true }, null],
  ])('%j is %j', (expression, result) => {
    expect(evaluate(expression)).toBe(result);
  });
});

describe('lists', () => {
  it.each<[Json, unknown]>([
    [{ first: [[]] }, null],
    [{ count: [[]] }, 0],
    [{ count: 'abc' }, null],
    [{ distinct: [[1, '1', 1, null, null]] }, [1, '1', null]],
    [{ distinct: [[[1], [1]]] }, [[1]]],
    [{ sortBy: [['Zé', 'ácido', 'Ana', 'zebra'], ''] }, ['ácido', 'Ana', 'Zé', 'zebra']],
    [{ sortBy: [[10, 9, null, 'a', '10', '9'], ''] }, [9, 10, '9', '10', 'a', null]],
    [{ object: ['id', null] }, { id: null }],
    [{ get: [[['a']], '0.0'] }, 'a'],
  ])('%j is %j', (expression, result) => {
    expect(evaluate(expression)).toEqual(result);
  });

  it('sorts objects by what stands under a path, and keeps the order of equal ones', () => {
    const data = { list: [{ n: 'b', i: 1 }, { n: 'a', i: 2 }, { n: 'b', i: 3 }, { i: 4 }] };
    const sorted = interpret(
      { map: [{ sortBy: [{ var: 'list' }, 'n'] }, { var: 'i' }] },
      data,
      exampleEnvironment,
    );
    expect(sorted).toEqual([2, 1, 3, 4]);
  });
});
