import { counted } from '../../../../engine/values';

const TELLING = [
  'title',
  'label',
  'name',
  'id',
  'from',
  'rules',
  'record',
  'clauses',
  'include',
  'text',
  'set',
  'message',
];
const LONGEST = 60;

const short = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

export function summaryOf(value: unknown): string {
  if (Array.isArray(value)) return counted(value.length, 'item', 'itens');
  if (typeof value !== 'object' || value === null)
    return value === undefined ? 'vazio' : short(String(value));
  const found = TELLING.map((key) => (value as Record<string, unknown>)[key]).find(
    (one) => typeof one === 'string',
  );
  if (found !== undefined && found !== '') return short(String(found));
  const count = Object.keys(value).filter((key) => key !== '$schema').length;
  return count === 0 ? 'vazio' : counted(count, 'item', 'itens');
}
