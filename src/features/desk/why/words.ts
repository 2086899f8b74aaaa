import { dateText, numberText } from '../../../../engine/values';
import type { TraceStep } from '../../../../contract/rating';

const operators: Readonly<Record<string, string>> = {
  '%': 'resto da divisão',
  if: 'conforme a condição',
  '?:': 'conforme a condição',
  and: 'todas as condições',
  or: 'uma das condições',
  '!': 'o contrário',
  '!!': 'há resposta',
  in: 'está entre os valores',
  today: 'data da avaliação',
  addDays: 'data mais dias',
  addMonths: 'data mais meses',
  addYears: 'data mais anos',
};

const figures: Readonly<Record<string, string>> = {
  premium: 'Prêmio total',
  months: 'Meses completos de vigência',
};

const NAMED: readonly (string | null)[] = ['var', 'constant', 'answer'];

export function nameOf({ Operator, Name = '' }: TraceStep): string {
  return NAMED.includes(Operator) ? (figures[Name] ?? Name) : '';
}

export function stepLabel(step: TraceStep): string {
  const { Operator } = step;
  if (Operator === null) return 'valor da regra';
  return nameOf(step) || (operators[Operator] ?? Operator);
}

const CIVIL = /^\d{4}-\d{2}-\d{2}$/;
const DECIMALS = 6;

export function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'sem resposta';
  if (typeof value === 'boolean') return value ? 'sim' : 'não';
  if (typeof value === 'number') return numberText(value, DECIMALS);
  if (typeof value === 'string') return CIVIL.test(value) ? dateText(value) : value;
  return JSON.stringify(value);
}
