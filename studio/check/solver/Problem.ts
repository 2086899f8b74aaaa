import type { Json } from '../../../engine/expression';
import { once } from '../../../engine/index';
import type { Subject } from '../product/subject';
import {
  createVariable,
  isOrdered,
  type Link,
  type Sort,
  type Variable,
  type VariableShape,
} from './Variable';
import { counted } from './counted';

export type Term =
  | { readonly written: Json; readonly offset?: undefined }
  | { readonly variable: Variable; readonly offset: number };

/** Places of variables by what they stand for: the same in all problems of a product, so that conditions can be put together. */
const placesOf = once((_subject: Subject) => new Map<string, number>());

function placeFor(subject: Subject, key: string): number {
  const places = placesOf(subject);
  const place = places.get(key) ?? places.size;
  places.set(key, place);
  return place;
}

export class Problem {
  readonly variables = new Map<string, Variable>();
  readonly links: Link[] = [];
  /** Whether something was not understood; it may then have any value. */
  hasUnknown = false;

  constructor(
    readonly subject: Subject,
    /** Whether answers are assumed to keep their limits. */
    readonly isWithinLimits: boolean,
  ) {}

  variable(key: string, shape: () => VariableShape): Variable {
    const known = this.variables.get(key);
    if (known) return known;
    const made = createVariable(placeFor(this.subject, key), shape());
    this.variables.set(key, made);
    return made;
  }

  /** Whether a variable stands for an amount that is not followed, of which others may be shares. */
  get hasAmounts(): boolean {
    return this.hasUnknown && [...this.variables.keys()].some((key) => key.startsWith('value '));
  }

  /** Whether the values, at the places of variables, leave none empty that never is. */
  canRead(values: readonly unknown[]): boolean {
    return [...this.variables.values()].every(
      ({ place, canBeEmpty }) => canBeEmpty || values[place] !== undefined,
    );
  }

  /** Takes over all that is known of the variables of another problem. */
  add({ variables, links, hasUnknown }: Problem): void {
    const own = new Map<Variable, Variable>();
    for (const [key, variable] of variables) {
      const same = this.variable(key, () => variable);
      for (const boundary of variable.boundaries) same.boundaries.add(boundary);
      for (const literal of variable.literals) same.literals.add(literal);
      own.set(variable, same);
    }
    for (const { first, second, offset } of links)
      this.links.push({ first: own.get(first)!, second: own.get(second)!, offset });
    this.hasUnknown ||= hasUnknown;
  }

  compare(one: Term, other: Term, isOrder: boolean): boolean {
    if ('written' in one) return 'written' in other || this.compare(other, one, isOrder);
    return 'written' in other
      ? this.compareWritten(one, other.written, isOrder)
      : this.compareTwo(one, other, isOrder);
  }

  private compareWritten(
    { variable, offset }: Extract<Term, { variable: Variable }>,
    value: Json,
    isOrder: boolean,
  ): boolean {
    if (value === null) return variable.sort !== 'list';
    if (isOrdered(variable)) {
      const count = counted(value, variable.sort);
      if (count !== undefined) variable.boundaries.add(count - offset);
      return count !== undefined;
    }
    if (isOrder || variable.sort === 'list' || typeof value === 'object') return false;
    variable.literals.add(value);
    return true;
  }

  private compareTwo(
    one: Extract<Term, { variable: Variable }>,
    other: Extract<Term, { variable: Variable }>,
    isOrder: boolean,
  ): boolean {
    const [first, second] = [one.variable, other.variable];
    if (first.sort !== second.sort || first.sort === 'list') return false;
    if (isOrder && !isOrdered(first)) return false;
    if (first === second) return true;
    if (isOrdered(first) && (first.only || second.only)) {
      noteValues(first, other);
      noteValues(second, one);
    } else this.links.push({ first, second, offset: other.offset - one.offset });
    return true;
  }
}

function noteValues(
  variable: Variable,
  { variable: of, offset }: Extract<Term, { variable: Variable }>,
): void {
  for (const value of of.only ?? []) variable.boundaries.add((counted(value, of.sort) ?? 0) + offset);
}

export function sortOf(term: Term): Sort | undefined {
  if ('variable' in term) return term.variable.sort;
  const { written } = term;
  if (typeof written === 'number') return 'number';
  if (typeof written === 'boolean') return 'boolean';
  if (typeof written !== 'string') return undefined;
  return counted(written, 'date') === undefined ? 'symbol' : 'date';
}
