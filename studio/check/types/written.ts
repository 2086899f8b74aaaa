import type { Json } from '../../../engine/expression';
import { isValidTaxId, packedDate } from '../../../engine/values';
import { NOTHING, listOf, ANY, type Kind, type Type } from './Type';

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

function kindsOfText(text: string): readonly Kind[] {
  const kinds: Kind[] = ['text', 'option'];
  if (packedDate(text) !== 0) kinds.unshift('date');
  if (INSTANT.test(text)) kinds.unshift('instant');
  if (/^[0-9A-Z]{11,14}$/.test(text) && isValidTaxId(text)) kinds.push('taxId');
  if (/^\d{10,11}$/.test(text)) kinds.push('phone');
  if (/^\d{8}$/.test(text)) kinds.push('postalCode');
  return kinds;
}

function kindsOfNumber(number: number): readonly Kind[] {
  if (Number.isInteger(number)) return ['count', 'number', 'money', 'percent'];
  return /\.\d{3}/.test(String(number)) ? ['number', 'percent'] : ['number', 'money', 'percent'];
}

export function writtenType(value: Json): Type {
  if (value === null) return NOTHING;
  if (typeof value === 'boolean') return { kinds: ['boolean'], written: value };
  if (typeof value === 'number') return { kinds: kindsOfNumber(value), written: value };
  if (typeof value === 'string') return { kinds: kindsOfText(value), written: value };
  return Array.isArray(value) ? listOf(ANY) : { kinds: ['record'] };
}
