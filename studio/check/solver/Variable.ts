import type { Json } from '../../../engine/expression';

/** What can be asked of a variable: its truth, whether it is one of some values, how it stands to others. */
export type Sort = 'boolean' | 'symbol' | 'number' | 'date' | 'list';

/** Numbers are counted in millionths, dates in days, so that both are whole. */
export const SCALE = 1_000_000;

/** Something that a condition depends on, and all that the condition asks of it. */
export interface Variable {
  readonly name: string;
  readonly sort: Sort;
  /** The answer that it is, where it is one. */
  readonly path?: string;
  /** It is the day on which everything is asked. */
  readonly isToday?: boolean;
  readonly canBeEmpty: boolean;
  /** All the values that it can have, where they are known. */
  readonly only?: readonly Json[];
  /** The distance of neighbours, and the limits, all counted. */
  readonly step: number;
  readonly from?: number;
  readonly to?: number;
  /** Counted values that it is compared with. */
  readonly boundaries: Set<number>;
  /** Values that it is, or is not, equal to. */
  readonly literals: Set<Json>;
}

/** Two variables that are compared, the first and the second `offset` later. */
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
