/** "1500" or "0,5"; undefined if empty, 'unread' if no number. */
export function typedNumber(text: string): number | undefined | 'unread' {
  const plain = text
    .trim()
    .replaceAll(/\.(?=\d{3}(\D|$))/g, '')
    .replace(',', '.');
  if (plain === '') return undefined;
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : 'unread';
}

/** As it is typed; nothing for what is no number. */
export const shownNumber = (value: unknown) =>
  typeof value === 'number' ? String(value).replace('.', ',') : '';

/** A percentage this many times larger or smaller was probably meant in another unit. */
const FAR = 20;

/**
 * A warning for a percentage perhaps typed as a fraction: they are in percent (30, not 0.3). `before` is the one in
 * force. Undefined without doubt.
 */
export function percentDoubt(value: unknown, before?: unknown): string | undefined {
  if (typeof value !== 'number' || value <= 0 || value === before) return undefined;
  const read = `${shownNumber(value)} é ${shownNumber(value)}%`;
  if (typeof before !== 'number' || before <= 0)
    return value < 1 ? `${read}: trinta por cento se escreve 30.` : undefined;
  const ratio = value / before;
  return ratio >= FAR || ratio <= 1 / FAR ? `${read}; antes era ${shownNumber(before)}%.` : undefined;
}
