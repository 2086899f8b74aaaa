import type { Json } from '../../../engine/expression';

export type Sort = 'boolean' | 'symbol' | 'number' | 'date' | 'list';

/** Numbers are counted in millionths, dates in days, so that both are whole. */
export const SCALE = 1_000_000;

export interface Variable {
  readonly name: string;
  readonly sort: Sort;
  readonly path?: string;
  /** It is the day on which everything is asked. */
  readonly isToday?: boolean;
  readonly canBeEmpty: boolean;
  readonly only?: readonly Json[];
  /** Distance of neighbours, and limits, in counted units. */
  readonly step: number;
  readonly from?: number;
  readonly to?: number;
  readonly boundaries: Set<number>;
  readonly literals: Set<Json>;
}

export interface Link {
  readonly first: Variable;
  readonly second: Variable;
  readonly offset: number;
}

export type VariableShape = Pick<Variable, 'sort'> &
  Partial<Pick<Variable, 'path' | 'isToday' | 'canBeEmpty' | 'only' | 'step' | 'from' | 'to'>>;

export function createVariable(name: string, shape: VariableShape): Variable {
  return { canBeEmpty: true, step: 1, ...shape, name, boundaries: new Set(), literals: new Set() };
}

export function isOrdered({ sort }: Pick<Variable, 'sort'>): boolean {
  return sort === 'number' || sort === 'date';
}
