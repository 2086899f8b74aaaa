import { expect, test } from 'vitest';
import { moneyOf } from './moneyOf';
import { moneyTold, type MoneyTable } from './moneyTold';
import type { Answer, Rated } from './Rated';

const offer = (premium: number, installments = 1, decision: Answer['decision'] = 'approve'): Answer => ({
  ...{ premium, installments, decision },
});
const DENIED: Answer = offer(1_000_000, 5, 'deny');
const told = (...rated: readonly (readonly [Answer, Answer])[]) =>
  moneyTold(moneyOf(rated.map(([before, after], at): Rated => ({ id: `P-${at}`, before, after }))));
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const cellsOf = ({ rows }: MoneyTable) => rows.map(({ cells }) => cells.map(plain));

test('premiums stand by their sum and spread, each with its difference in reais and in parts of a hundred', () => {
  const { tables, sentences } = told([offer(50_000, 1), offer(60_000, 1)], [offer(123_456), offer(123_456)]);
  expect(cellsOf(tables[0]!)).toEqual([
    ['Ofertas', '2', '2', '–'],
    ['Soma', 'R$ 1.734,56', 'R$ 1.834,56', '+R$ 100,00 (+5,8%)'],
    ['O menor', 'R$ 500,00', 'R$ 600,00', '+R$ 100,00 (+20,0%)'],
    ['Um quarto vai até', 'R$ 500,00', 'R$ 600,00', '+R$ 100,00 (+20,0%)'],
    ['Mediana', 'R$ 867,28', 'R$ 917,28', '+R$ 50,00 (+5,8%)'],
    ['Três quartos vão até', 'R$ 1.234,56', 'R$ 1.234,56', '–'],
    ['O maior', 'R$ 1.234,56', 'R$ 1.234,56', '–'],
  ]);
  expect(sentences.map(plain)).toEqual([
    'A maior diferença: P-0, R$ 500,00 → R$ 600,00.',
    'O parcelamento não muda em nenhuma oferta que continua.',
  ]);
  expect(tables.map(({ title }) => title)).not.toContain('Parcelas');
});

test('decisions are a row each of today beside a column each of the new version; what moved is marked', () => {
  const { tables } = told([offer(100), DENIED], [offer(100), offer(100)], [DENIED, DENIED]);
  const { heads, rows } = tables[1]!;
  expect(heads).toEqual(['Hoje ↓ Versão nova →', 'Aprovado', 'Para análise', 'Recusado']);
  expect(rows).toEqual([
    { cells: ['Aprovado', '1', '0', '1'], changed: [3] },
    { cells: ['Para análise', '0', '0', '0'], changed: [] },
    { cells: ['Recusado', '0', '0', '1'], changed: [] },
  ]);
  const none: Answer = { decision: 'none', premium: null, installments: null };
  expect(told([offer(100), none]).tables[1]!.heads).toContain('Sem resposta');
});

test('offers that go take their premium along, and nothing is told of a spread that is none', () => {
  const [sum, ...spread] = cellsOf(told([offer(70_000), DENIED]).tables[0]!).slice(1);
  expect(sum).toEqual(['Soma', 'R$ 700,00', '–', '-R$ 700,00 (-100,0%)']);
  for (const [, before, ...rest] of spread) expect([before, ...rest]).toEqual(['R$ 700,00', '–', '–']);
});

test('what is given back has its share beside its amount, not beside its sign', () => {
  const rows = cellsOf(told([offer(-10_000), offer(-15_000)]).tables[0]!);
  expect(rows[1]).toEqual(['Soma', '-R$ 100,00', '-R$ 150,00', '-R$ 50,00 (-50,0%)']);
  expect(cellsOf(told([offer(0), offer(500)]).tables[0]!)[1]!.at(-1)).toBe('+R$ 5,00');
});

test('installments are told by how many have each, and by who has fewer or more', () => {
  const { tables, sentences } = told(
    [offer(9, 5), offer(9, 1)],
    [offer(9, 1), offer(9, 5)],
    [offer(9, 5), offer(9, 12)],
  );
  expect(cellsOf(tables[2]!)).toEqual([
    ['À vista', '1', '1', '–'],
    ['Até 5 vezes', '2', '1', '-1'],
    ['Até 12 vezes', '0', '1', '+1'],
  ]);
  expect(sentences.at(-1)).toBe('1 oferta teria menos parcelas, 2 ofertas teriam mais parcelas.');
});

test('where nobody is answered otherwise one sentence is enough, and nothing is said of nobody', () => {
  const same = told([offer(100), offer(100)], [DENIED, DENIED]);
  expect(same.tables).toEqual([]);
  expect(same.sentences.map(plain)).toEqual([
    'Nenhum prêmio, decisão ou parcelamento muda: R$ 1,00 na soma de 1 oferta.',
  ]);
  expect(told()).toEqual({ sentences: [], tables: [] });
});
