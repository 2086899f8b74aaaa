import { counted, decimalText, moneyText, percentShare } from '../../../engine/values';
import type { Money } from './moneyOf';
import { DECISIONS, type Decision } from './Rated';
import type { Spread } from './spread';

export interface MoneyTable {
  readonly title: string;
  readonly heads: readonly string[];
  readonly rows: readonly MoneyRow[];
}

export interface MoneyRow {
  readonly cells: readonly string[];
  readonly changed: readonly number[];
}

export interface MoneyTold {
  readonly sentences: readonly string[];
  readonly tables: readonly MoneyTable[];
}

export type Sides = readonly [before: string, after: string];
const SIDES: Sides = ['Hoje', 'Versão nova'];

const NONE = '–';

const reais = (cents: number) => moneyText(cents / 100);
const signed = (text: string, number: number) => (number > 0 ? `+${text}` : text);

/** A difference with its sign, and in parts of a hundred where there was something before. */
function differenceText(before: number, after: number): string {
  if (before === after) return NONE;
  const change = after - before;
  const share = percentShare(change, Math.abs(before));
  const part = Number.isNaN(share) ? '' : ` (${signed(decimalText(share, 1), share)}%)`;
  return signed(reais(change), change) + part;
}

function row(cells: readonly string[], isChanged: boolean): MoneyRow {
  return { cells, changed: isChanged ? [cells.length - 1] : [] };
}

function countRow(name: string, before: number, after: number): MoneyRow {
  const change = after - before;
  const difference = change === 0 ? NONE : signed(String(change), change);
  return row([name, String(before), String(after), difference], change !== 0);
}

const SPREAD: readonly (readonly [keyof Spread, string])[] = [
  ['sum', 'Soma'],
  ['least', 'O menor'],
  ['lower', 'Um quarto vai até'],
  ['median', 'Mediana'],
  ['upper', 'Três quartos vão até'],
  ['most', 'O maior'],
];

function spreadRow(name: string, key: keyof Spread, { before, after }: Money['premiums']): MoneyRow {
  const text = (side: Spread) => (side.many === 0 ? NONE : reais(side[key]));
  const isBoth = before.many > 0 && after.many > 0;
  const isTold = isBoth || key === 'sum';
  const difference = isTold ? differenceText(before[key], after[key]) : NONE;
  return row([name, text(before), text(after), difference], difference !== NONE);
}

function premiumTable({ premiums }: Money, sides: Sides): MoneyTable {
  const { before, after } = premiums;
  return {
    title: 'Prêmios com IOF',
    heads: ['Prêmio', ...sides, 'Diferença'],
    rows: [
      countRow('Ofertas', before.many, after.many),
      ...SPREAD.map(([key, name]) => spreadRow(name, key, premiums)),
    ],
  };
}

const DECIDED: Readonly<Record<Decision, string>> = {
  approve: 'Aprovado',
  analyse: 'Para análise',
  deny: 'Recusado',
  none: 'Sem resposta',
};

/** Rows are decisions before, columns after; 'no answer' only where it occurs. */
function decisionTable({ decided }: Money, [before, after]: Sides): MoneyTable {
  const isUsed = (is: Decision) =>
    is !== 'none' || DECISIONS.some((other) => decided.none[other] + decided[other].none > 0);
  const used = DECISIONS.filter(isUsed);
  return {
    title: 'Decisões',
    heads: [`${before} ↓ ${after} →`, ...used.map((is) => DECIDED[is])],
    rows: used.map((was) => ({
      cells: [DECIDED[was], ...used.map((is) => String(decided[was][is]))],
      changed: used.flatMap((is, at) => (is !== was && decided[was][is] > 0 ? [at + 1] : [])),
    })),
  };
}

function installmentTables({ installments }: Money, sides: Sides): MoneyTable[] {
  if (installments.every(({ before, after }) => before === after)) return [];
  const name = (upTo: number) => (upTo === 1 ? 'À vista' : `Até ${upTo} vezes`);
  const rows = installments.map(({ upTo, before, after }) => countRow(name(upTo), before, after));
  return [{ title: 'Parcelas', heads: ['Pagamento', ...sides, 'Diferença'], rows }];
}

function installmentSentence({ fewer, more }: Money): string {
  if (fewer + more === 0) return 'O parcelamento não muda em nenhuma oferta que continua.';
  const parts = [
    ...(fewer > 0 ? [`${counted(fewer, 'oferta teria', 'ofertas teriam')} menos parcelas`] : []),
    ...(more > 0 ? [`${counted(more, 'oferta teria', 'ofertas teriam')} mais parcelas`] : []),
  ];
  return `${parts.join(', ')}.`;
}

/** The figures of requests as sentences and tables; sentences alone where nobody is answered otherwise. */
export function moneyTold(money: Money, sides: Sides = SIDES): MoneyTold {
  const { many, premiums, most, isSame } = money;
  if (many === 0) return { sentences: [], tables: [] };
  if (isSame) {
    const sum = `${reais(premiums.before.sum)} na soma de ${counted(premiums.before.many, 'oferta', 'ofertas')}`;
    return { sentences: [`Nenhum prêmio, decisão ou parcelamento muda: ${sum}.`], tables: [] };
  }
  const apart = most && `A maior diferença: ${most.id}, ${reais(most.before)} → ${reais(most.after)}.`;
  return {
    sentences: [...(apart ? [apart] : []), installmentSentence(money)],
    tables: [premiumTable(money, sides), decisionTable(money, sides), ...installmentTables(money, sides)],
  };
}
