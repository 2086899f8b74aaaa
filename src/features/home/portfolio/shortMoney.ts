import { numberText } from '../../../../engine/values';

const units = [
  [1e9, ' bi'],
  [1e6, ' mi'],
  [1e3, ' mil'],
] as const;

export function shortMoney(amount: number): string {
  const [unit, word] = units.find(([size]) => amount >= size) ?? [1, ''];
  return `R$ ${numberText(amount / unit, 1)}${word}`;
}
