import type { Json } from '../../../engine/expression';

/** Whose text stands where both changed a place: of items that both put in, also both. */
export type Choice = 'mine' | 'theirs' | 'both';

/** What stood at a place, and what the two made of it; undefined where nothing stands. */
export interface Three<Value> {
  readonly base?: Value | undefined;
  readonly mine?: Value | undefined;
  readonly theirs?: Value | undefined;
}

/** What stands in all three. */
export interface AllThree<Value> {
  readonly base: Value;
  readonly mine: Value;
  readonly theirs: Value;
}

/** A place that both changed otherwise, by its pointer in what was before. */
export interface Conflict extends Three<Json> {
  readonly pointer: string;
  /** The value itself, several items of a list, or the order of keys. */
  readonly kind: 'value' | 'items' | 'order';
  /** Whether both may stand: each put in something where nothing was. */
  readonly mayBeBoth: boolean;
}

/** What both changed, and how somebody decided; what is not decided yet stays as it was saved. */
export class Conflicts {
  readonly found: Conflict[] = [];
  private readonly choices: ReadonlyMap<string, Choice>;

  constructor(choices: ReadonlyMap<string, Choice>) {
    this.choices = choices;
  }

  decide(pointer: string, three: Three<Json>): Json | undefined {
    this.found.push({ pointer, kind: 'value', mayBeBoth: false, ...three });
    return this.choices.get(pointer) === 'mine' ? three.mine : three.theirs;
  }

  decideItems(pointer: string, { base, mine, theirs }: AllThree<readonly Json[]>): readonly Json[] {
    const mayBeBoth = base.length === 0;
    const told = { base: [...base], mine: [...mine], theirs: [...theirs] };
    this.found.push({ pointer, kind: 'items', mayBeBoth, ...told });
    const choice = this.choices.get(pointer);
    if (choice === 'both' && mayBeBoth) return [...theirs, ...mine];
    return choice === 'mine' ? mine : theirs;
  }

  /** Whether the order of keys is to be mine. */
  decideOrder(pointer: string, three: AllThree<readonly string[]>): boolean {
    const key = `${pointer} order`;
    const told = { base: [...three.base], mine: [...three.mine], theirs: [...three.theirs] };
    this.found.push({ pointer: key, kind: 'order', mayBeBoth: false, ...told });
    return this.choices.get(key) === 'mine';
  }
}
