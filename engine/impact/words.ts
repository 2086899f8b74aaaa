import { dateText } from '../values/dateText';
import { numberText } from '../values/decimalText';

const LONGEST = 80;

/** A value as a sentence for analysts has it. */
export function said(value: unknown): string {
  if (value === undefined || value === null) return 'nada';
  if (typeof value === 'number') return numberText(value, 6);
  if (typeof value === 'boolean') return value ? 'sim' : 'não';
  const text = typeof value === 'string' ? dateText(value) : JSON.stringify(value);
  return `“${text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text}”`;
}

/** “era A, passa a ser B”, or that it is new or gone. */
export function fromTo(before: unknown, after: unknown): string {
  if (before === undefined) return `passa a ser ${said(after)}`;
  if (after === undefined) return `deixa de existir (era ${said(before)})`;
  return `passa de ${said(before)} para ${said(after)}`;
}
