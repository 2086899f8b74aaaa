import { pointerPart } from '../../engine/definition';
import type { Json } from '../../engine/expression';
import type { ExpressionPlace } from '../check/product/ExpressionPlace';
import type { Kind as TypeKind } from '../check/types/Type';

export type Parts = readonly (readonly [
  path: string,
  expression: Json | undefined,
  extra?: Partial<ExpressionPlace> | undefined,
])[];

export const CONDITION = { isCondition: true } as const;
export const PRINTED = { into: { printed: true } } as const;
export const ASKED = { into: { asked: true } } as const;

export function field(path: string): Pick<ExpressionPlace, 'into'> {
  return { into: { field: path } };
}

export function ofKind(...wanted: readonly TypeKind[]): Pick<ExpressionPlace, 'into'> {
  return { into: { kinds: wanted } };
}

/** For an unknown source, which has its own fault. */
export const ANY = { answer: {} } as const;

export function byKey(
  at: string,
  record: Readonly<Record<string, Json>> | undefined,
  extra?: Partial<ExpressionPlace>,
  intoOf?: (key: string) => Pick<ExpressionPlace, 'into'>,
) {
  return Object.entries(record ?? {}).map(
    ([key, value]) => [`${at}${pointerPart(key)}`, value, { ...extra, ...intoOf?.(key) }] as const,
  );
}
