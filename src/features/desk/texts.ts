import { moneyText, numberText } from '../../../engine/values';

export const amountText = (amount: number | null | undefined) =>
  amount === null || amount === undefined ? '–' : moneyText(amount);

const KB = 1024;

export function sizeText(bytes: number): string {
  const kilobytes = bytes / KB;
  const [size, unit] = kilobytes < KB ? [kilobytes, 'kB'] : [kilobytes / KB, 'MB'];
  return `${numberText(size, 1)} ${unit}`;
}
