import { dateText, numberText } from '../../engine/values';

const LONGEST = 80;
const LEAD = 20;

function textOf(value: unknown): string {
  return typeof value === 'string' ? dateText(value) : (JSON.stringify(value) ?? '');
}

function quoted(text: string, from = 0): string {
  const rest = from > 0 ? `…${text.slice(from)}` : text;
  return `“${rest.length > LONGEST ? `${rest.slice(0, LONGEST - 1)}…` : rest}”`;
}

export function said(value: unknown, from = 0): string {
  if (value === undefined || value === null) return 'nada';
  if (typeof value === 'number') return numberText(value, 6);
  if (typeof value === 'boolean') return value ? 'sim' : 'não';
  return quoted(textOf(value), from);
}

/** Where two long texts start to differ, so that the shown parts do too. */
function partOf(before: unknown, after: unknown): number {
  const [a, b] = [textOf(before), textOf(after)];
  if (Math.max(a.length, b.length) <= LONGEST) return 0;
  let same = 0;
  while (same < Math.min(a.length, b.length) && a[same] === b[same]) same += 1;
  return same > LONGEST / 2 ? same - LEAD : 0;
}

export function fromTo(before: unknown, after: unknown): string {
  if (before === undefined) return `passa a ser ${said(after)}`;
  if (after === undefined) return `deixa de existir (era ${said(before)})`;
  const from = partOf(before, after);
  return `passa de ${said(before, from)} para ${said(after, from)}`;
}
