import { civilText } from '../texts';
import type { TraceStep } from './rating';

/** What an operator did, as the beginning of 'maior valor entre: …'. */
const operators: Readonly<Record<string, string>> = {
  max: 'maior valor entre',
  min: 'menor valor entre',
  '+': 'soma de',
  sum: 'soma de',
  '-': 'diferença entre',
  minus: 'diferença entre',
  '*': 'produto de',
  times: 'produto de',
  '/': 'divisão de',
  over: 'divisão de',
  '%': 'resto da divisão de',
  percentOf: 'percentual de',
  plusPercent: 'acréscimo percentual a',
  percentShare: 'participação percentual de',
  roundTo: 'arredondamento de',
  floorTo: 'arredondamento para baixo de',
  if: 'escolha conforme',
  '?:': 'escolha conforme',
  and: 'todas as condições',
  or: 'uma das condições',
  '!': 'contrário de',
  '!!': 'há resposta em',
  '>': 'é maior que',
  '>=': 'é maior ou igual a',
  '<': 'é menor que',
  '<=': 'é menor ou igual a',
  '==': 'é igual a',
  '===': 'é igual a',
  '!=': 'é diferente de',
  '!==': 'é diferente de',
  in: 'está entre',
  today: 'data da avaliação',
  addDays: 'data mais dias',
  addMonths: 'data mais meses',
  addYears: 'data mais anos',
  daysBetween: 'dias entre',
  monthsBetween: 'meses completos entre',
  yearsBetween: 'anos completos entre',
};

/** What 'answer' gives in a cap on installments. */
const figures: Readonly<Record<string, string>> = {
  premium: 'Prêmio total',
  months: 'Meses completos de vigência',
};

/** What a step is: a field's title, a constant's name, or what was done. */
export function stepLabel({ Operator, Name = '' }: TraceStep): string {
  if (Operator === null) return 'valor da regra';
  if (Operator === 'var' || Operator === 'constant') return Name;
  if (Operator === 'answer') return figures[Name] ?? Name;
  return operators[Operator] ?? Operator;
}

const CIVIL = /^\d{4}-\d{2}-\d{2}$/;
const DECIMALS = 6;

/** A value as it reads; fields are printed by their definition already. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'sem resposta';
  if (typeof value === 'boolean') return value ? 'sim' : 'não';
  if (typeof value === 'number') return value.toLocaleString('pt-BR', { maximumFractionDigits: DECIMALS });
  if (typeof value === 'string') return CIVIL.test(value) ? civilText(value) : value;
  return JSON.stringify(value);
}
