import { cleanValue, type FieldSchema } from '../../../../engine/index';
import { examplesOfPattern } from '../../text/examplesOfPattern';
import type { Check } from '../subject';

const MASKED: Readonly<Record<string, readonly string[]>> = {
  cpf: ['52998224725'],
  cnpj: ['11222333000181', '12ABC34501DE35'],
  'tax-id': ['52998224725', '11222333000181', '12ABC34501DE35'],
  cep: ['01310100'],
  landline: ['1133334444'],
  'mobile-phone': ['11987654321'],
  phone: ['1133334444', '11987654321'],
  'process-number': ['0001234-56.2024.5.02.0001'],
};

function isWithin({ minLength = 0, maxLength = Infinity }: FieldSchema, text: string): boolean {
  return text.length >= minLength && text.length <= maxLength;
}

function fits(schema: FieldSchema, text: string): boolean {
  const cleaned = cleanValue(schema, text);
  const isInPattern = schema.pattern === undefined || new RegExp(schema.pattern, 'u').test(String(cleaned));
  return typeof cleaned === 'string' && isInPattern && isWithin(schema, cleaned);
}

function isPattern(pattern: string): boolean {
  try {
    return Boolean(new RegExp(pattern, 'u'));
  } catch {
    return false;
  }
}

function wrong(schema: FieldSchema): { at: string; message: string } | undefined {
  const { pattern, ui, format = '' } = schema;
  if (pattern !== undefined && !isPattern(pattern)) return undefined;
  const masked = MASKED[format] ?? MASKED[ui.widget];
  const hasLength = schema.maxLength !== undefined || schema.minLength !== undefined;
  if (masked && (pattern !== undefined || hasLength)) {
    if (masked.some((text) => fits(schema, text))) return undefined;
    const isByPattern = pattern !== undefined && !masked.some((text) => new RegExp(pattern, 'u').test(text));
    const at = isByPattern ? 'pattern' : schema.maxLength === undefined ? 'minLength' : 'maxLength';
    return { at, message: `The ${ui.widget} gives ${masked[0]}, which does not fit.` };
  }
  if (pattern === undefined) return undefined;
  const examples = examplesOfPattern(pattern);
  if (examples.length === 0 || examples.some((text) => isShort(schema, text) || fits(schema, text)))
    return undefined;
  const message = `${JSON.stringify(examples[0])} fits the pattern, and neither it nor its like is left by clean, minLength and maxLength.`;
  return { at: 'pattern', message };
}

/** The examples are short; a longer text may be valid. */
function isShort({ minLength = 0 }: FieldSchema, text: string): boolean {
  return text.length < minLength;
}

export const masks: Check = function* ({ all }) {
  for (const { schema, pointer } of all) {
    if (schema.type !== 'string') continue;
    const found = wrong(schema);
    if (found)
      yield { pointer: `${pointer}/${found.at}`, code: 'impossible-pattern', message: found.message };
  }
};
