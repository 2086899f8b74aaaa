import type { Json } from '../../../engine/index';
import type { CellInput } from '../../cases/table/CaseColumn';
import { typedJson } from '../typedJson';
import { typedNumber } from '../drafts/form/numbers';

export interface TypedCell {
  readonly value?: Json | undefined;
  readonly text: string;
}

const isTyped = (kind: CellInput['kind']) => kind === 'text' || kind === 'number' || kind === 'json';

function shown(value: Json | undefined, kind: CellInput['kind']): string {
  if (value === undefined || value === null) return '';
  if (kind === 'json') return JSON.stringify(value);
  return kind === 'number' ? String(value).replace('.', ',') : String(value);
}

export function typedOf(value: Json | undefined, { kind }: CellInput, begun?: string): TypedCell {
  if (!isTyped(kind)) return { value: value ?? undefined, text: '' };
  return { text: begun ?? shown(value, kind) };
}

export function readTyped(
  { value, text }: TypedCell,
  { kind }: CellInput,
): { readonly value: Json | undefined } | { readonly wrong: string } {
  if (!isTyped(kind)) return text === '' ? { value } : { wrong: 'Não é um valor que este campo leia.' };
  if (text === '') return { value: undefined };
  if (kind === 'text') return { value: text };
  if (kind === 'number') {
    const number = typedNumber(text);
    return typeof number === 'number' ? { value: number } : { wrong: 'Digite um número.' };
  }
  return typedJson(text);
}
