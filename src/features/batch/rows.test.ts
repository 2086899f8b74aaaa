import { expect, it } from 'vitest';
import { isRight, mistakesOf, type SheetRow, withDoubles } from './rows';

const rowOf = (line: number, said: Record<string, unknown>, record?: Record<string, unknown>): SheetRow => ({
  line,
  texts: { name: `Linha ${line}` },
  judged: { said, issues: [], asks: [], ...(record && { record }) },
  notes: [],
});

it('rows that would be the same request are, whatever was typed in them; a row that is not judged yet is like none', () => {
  const end = rowOf(3, { end: '2027-01-30' }, { days: 30, end: '2027-01-30' });
  const rows = [
    rowOf(2, { days: 30 }, { days: 30, end: '2027-01-30' }),
    end,
    rowOf(4, { days: 31 }, { days: 31 }),
  ];
  const unjudged = [5, 6].map((line): SheetRow => ({ line, texts: {}, notes: [] }));
  const marked = withDoubles([...rows, ...unjudged]);
  expect(marked.map((row) => isRight(row))).toEqual([true, false, true, false, false]);
  expect(marked.map(mistakesOf)).toEqual(['', expect.stringContaining('é igual à 2'), '', '', '']);
});
