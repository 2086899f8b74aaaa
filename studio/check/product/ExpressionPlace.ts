import type { Shape } from '../../../engine/index';
import type { Json } from '../../../engine/expression';
import type { Kind as TypeKind } from '../types/Type';

export type Into =
  | { readonly field: string }
  | { readonly optionsOf: readonly string[] }
  | { readonly boundOf: readonly string[] }
  | { readonly printed: true }
  | { readonly asked: true }
  | { readonly kinds: readonly TypeKind[] };

export interface ExpressionPlace {
  readonly pointer: string;
  readonly expression: Json;
  readonly answer?: Shape;
  readonly isSearch?: boolean;
  readonly isCondition?: boolean;
  readonly into?: Into;
}
