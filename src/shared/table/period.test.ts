import { describe, expect, it } from 'vitest';
import { isDayText, periodProblem } from './period';

const TODAY = '2026-11-20';
const TOO_LONG = 'Limite máximo de pesquisa 1 ano.';
const REVERSED = 'A data final deve ser maior que a data inicial.';

describe('the period', () => {
  it.each([
    ['exactly a year', '2025-11-20', '2026-11-20', undefined],
    ['a year and a day', '2025-11-20', '2026-11-21', TOO_LONG],
    ['a year from 29 February', '2024-02-29', '2025-02-28', undefined],
    ['a day more than that', '2024-02-29', '2025-03-01', TOO_LONG],
    ['one day', '2026-11-20', '2026-11-20', undefined],
    ['a day backwards', '2026-11-20', '2026-11-19', REVERSED],
    ['from a year ago until today', '2025-11-20', undefined, undefined],
    ['from a day earlier', '2025-11-19', undefined, TOO_LONG],
    ['from tomorrow on', '2026-11-21', undefined, undefined],
    ['until a day', undefined, '2020-01-01', undefined],
  ])('%s', (_what, from, to, problem) => {
    expect(periodProblem({ from, to }, TODAY)).toBe(problem);
  });
});

it.each([
  ['2028-02-29', true],
  ['2026-02-31', false],
  ['9999-12-31', false],
  ['0202-01-01', false],
  ['2026-1-1', false],
  [20_260_101, false],
])('%j is a day to search for: %j', (value, isDay) => expect(isDayText(value)).toBe(isDay));
