import { numberText } from '../../../../engine/values/decimalText';

const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'];

/** 2026-12 as people write it: dez/26. */
export const monthText = (month: string) => `${MONTHS[Number(month.slice(5)) - 1]}/${month.slice(2, 4)}`;

const units = [
  [1e9, ' bi'],
  [1e6, ' mi'],
  [1e3, ' mil'],
] as const;

/** An amount in a few letters, as a chart labels it: R$ 2,2 mi. */
export function shortMoney(amount: number): string {
  const [unit, word] = units.find(([size]) => amount >= size) ?? [1, ''];
  return `R$ ${numberText(amount / unit, 1)}${word}`;
}
