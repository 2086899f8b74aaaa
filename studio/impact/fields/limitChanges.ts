import { decimalsOf } from '../../../engine/definition';
import { type FieldSchema, sameValue } from '../../../engine/index';
import { fromTo } from '../words';
import type { FieldChange } from './FieldChange';

const NAMES = {
  minLength: 'o mínimo de caracteres',
  maxLength: 'o máximo de caracteres',
  minimum: 'o menor valor aceito',
  exclusiveMinimum: 'o valor que a resposta precisa ultrapassar',
  maximum: 'o maior valor aceito',
  exclusiveMaximum: 'o valor que a resposta não alcança',
  minItems: 'o mínimo de itens',
  maxItems: 'o máximo de itens',
  multipleOf: 'o múltiplo exigido',
  decimals: 'o máximo de casas decimais',
  pattern: 'o padrão do texto',
  format: 'o formato',
  const: 'a única resposta aceita',
} as const;

export type Limit = keyof typeof NAMES;
export const LIMITS = Object.keys(NAMES) as Limit[];

/** Formats that take everything that another takes. */
const WIDER: Readonly<Record<string, readonly string[]>> = {
  cpf: ['tax-id'],
  cnpj: ['tax-id'],
  landline: ['phone'],
  'mobile-phone': ['phone'],
};

const LOWER = ['minLength', 'minItems', 'minimum', 'exclusiveMinimum'];
const UPPER = ['maxLength', 'maxItems', 'maximum', 'exclusiveMaximum', 'decimals'];

export function limitOf(schema: FieldSchema, limit: Limit): unknown {
  return limit === 'decimals' ? decimalsOf(schema) : schema[limit];
}

function isImplied(before: FieldSchema, limit: Limit, is: number): boolean {
  const { minimum = -Infinity, maximum = Infinity } = before;
  const { exclusiveMinimum = -Infinity, exclusiveMaximum = Infinity } = before;
  if (limit === 'minimum') return exclusiveMinimum >= is;
  if (limit === 'exclusiveMinimum') return minimum > is;
  if (limit === 'maximum') return exclusiveMaximum <= is;
  return limit === 'exclusiveMaximum' && maximum < is;
}

function isLooser(before: FieldSchema, limit: Limit, was: unknown, is: unknown): boolean {
  if (is === undefined) return true;
  if (limit === 'format') return WIDER[String(was)]?.includes(String(is)) ?? false;
  if (typeof is !== 'number') return false;
  if (typeof was !== 'number') return isImplied(before, limit, is);
  if (limit === 'multipleOf') return Number.isInteger(was / is);
  if (LOWER.includes(limit)) return is <= was;
  return UPPER.includes(limit) && is >= was;
}

export function limitChanges(before: FieldSchema, after: FieldSchema): FieldChange[] {
  return LIMITS.flatMap((limit): FieldChange[] => {
    const [was, is] = [limitOf(before, limit), limitOf(after, limit)];
    if (sameValue(was, is)) return [];
    const looser = isLooser(before, limit, was, is);
    const words = `${NAMES[limit]} ${fromTo(was, is)}${looser ? '' : ': o que era aceito pode ser recusado'}`;
    const place = { at: is === undefined ? '' : `/${limit}` };
    return looser
      ? [{ kind: 'limit-loosened', compatibility: 'compatible', words, ...place }]
      : [{ kind: 'limit-tightened', compatibility: 'breaking', words, ...place }];
  });
}
