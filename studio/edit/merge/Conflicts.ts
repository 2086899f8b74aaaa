import type { Json } from '../../../engine/expression';

/** Whose text wins where both changed a place; `both` keeps both insertions. */
export type Choice = 'mine' | 'theirs' | 'both';

/** What stood at a place, and what the two made of it; undefined where nothing stands. */
export interface Three<Value> {
  readonly base?: Value | undefined;
  readonly mine?: Value | undefined;
  readonly theirs?: Value | undefined;
}

export interface AllThree<Value> {
  readonly base: Value;
  readonly mine: Value;
  readonly theirs: Value;
}

/** A place changed differently by both, by its pointer in the base. */
export interface Conflict extends Three<Json> {
  readonly pointer: string;
  /** The value itself, several items of a list, or the order of keys. */
  readonly kind: 'value' | 'items' | 'order';
  /** Both may stay: each inserted something where nothing was. */
  readonly mayBeBoth: boolean;
}

/** Conflicts and their decisions; an undecided one keeps the saved text. */
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

  decideOrder(pointer: string, three: AllThree<readonly string[]>): boolean {
    const key = `${pointer} order`;
    const told = { base: [...three.base], mine: [...three.mine], theirs: [...three.theirs] };
    this.found.push({ pointer: key, kind: 'order', mayBeBoth: false, ...told });
    return this.choices.get(key) === 'mine';
  }
}
