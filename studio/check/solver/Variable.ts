import type { Json } from '../../../engine/expression';

export type Sort = 'boolean' | 'symbol' | 'number' | 'date' | 'list';

/** Numbers are counted in millionths, dates in days, so that both are whole. */
export const SCALE = 1_000_000;

export interface Variable {
  /** Where its value stands among those of all variables of a product. */
  readonly place: number;
  readonly sort: Sort;
  readonly path?: string;
  /** It is the day on which everything is asked. */
  readonly isToday?: boolean;
  readonly canBeEmpty: boolean;
  readonly only?: readonly Json[] | undefined;
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

export function createVariable(place: number, shape: VariableShape): Variable {
  return { canBeEmpty: true, step: 1, ...shape, place, boundaries: new Set(), literals: new Set() };
}

const NAME = 'v';

/** A variable as a condition reads it. */
export function readOf({ place }: Variable): Json {
  return { var: `${NAME}${place}` };
}

/** The place of the variable that a condition reads under a name. */
export function placeOf(name: string): number {
  return Number(name.slice(NAME.length));
}

export function isOrdered({ sort }: Pick<Variable, 'sort'>): boolean {
  return sort === 'number' || sort === 'date';
}
