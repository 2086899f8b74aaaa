import { numberText } from '../../../../engine/values';

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
