import type { Environment, Evaluate } from '../expression';
import { truthy } from '../expression';
import type { CompiledDefinition, RuleNode } from '../compile/types';
import { cleanValue } from '../text/cleanValue';
import { isShown } from './isShown';
import { normalise } from './normalise';
import { sameValue } from './sameValue';
import { RuleOrigin } from './RuleOrigin';
import type { FieldState, LookupState, Origin, Session, StepState } from './types';

const PERSON: Origin = { by: 'person' };

/**
 * One edit and all that follows from it. Lists are copied from the session on first write, so that a
 * transaction which changes nothing costs nothing and a session is never written in place.
 */
export class Transaction {
  /** What expressions read: the answers as they are now. */
  readonly frame: { values: unknown[]; readonly env: Environment };
  /** Fields of which something other than the value changed. */
  readonly patched: number[] = [];
  private readonly session: Session;
  private readonly written: number[] = [];
  private readonly given: number[] = [];
  private edited: number | undefined;
  private values: unknown[];
  private origins: (Origin | undefined)[];
  private states: FieldState[];
  private steps: readonly StepState[];
  private lookups: readonly LookupState[];
  private editedAt: readonly number[];

  constructor(session: Session) {
    this.session = session;
    this.values = session.values as unknown[];
    this.origins = session.origins as (Origin | undefined)[];
    this.states = session.states as FieldState[];
    this.steps = session.steps;
    this.lookups = session.lookups;
    this.editedAt = session.editedAt;
    this.frame = { values: session.answers as unknown[], env: session.env };
  }

  get definition(): CompiledDefinition {
    return this.session.definition;
  }

  get revision(): number {
    return this.session.revision + 1;
  }

  state(index: number): FieldState {
    return this.states[index]!;
  }

  value(index: number): unknown {
    return this.frame.values[index];
  }

  origin(index: number): Origin | undefined {
    return this.origins[index];
  }

  lookup(index: number): LookupState {
    return this.lookups[index]!;
  }

  /** Whether the field's value was given by the event itself: rules leave it alone. */
  isGiven(index: number): boolean {
    return this.given.includes(index);
  }

  /** Whether rules see another answer than before; one that was emptied and filled again as it was is the same. */
  hasChanged(index: number): boolean {
    return !sameValue(this.value(index), this.session.answers[index]);
  }

  /** Fields whose answer changed, as rules see it: hidden fields are empty. */
  get changed(): number[] {
    return this.written.filter((index) => this.hasChanged(index));
  }

  /** Whether a rule gave the field a value that a person can see. */
  isWritten(index: number): boolean {
    return (
      !this.isGiven(index) &&
      isShown(this.state(index)) &&
      !sameValue(this.values[index], this.session.values[index])
    );
  }

  /** A person's edit: nothing in this transaction writes the field again. */
  edit(index: number, value: unknown): void {
    this.edited = index;
    // Only an answer that is still to come asks when a field was typed.
    if (this.lookups.some((lookup) => lookup.status === 'pending')) {
      this.editedAt = replaced(this.editedAt, index, this.revision);
    }
    this.give(index, value, PERSON);
  }

  /** Writes a value that the event brought, and who brought it even where the value is the same. */
  give(index: number, value: unknown, origin: Origin): void {
    this.given.push(index);
    const written = normalise(value);
    if (!this.write(index, written, origin) && written !== undefined) this.setOrigin(index, origin);
  }

  /** What does not come from a person's keys is written as the field's `clean` wants it. */
  write(index: number, raw: unknown, origin: Origin): boolean {
    const value = origin.by === 'person' ? raw : this.cleaned(index, raw);
    if (sameValue(this.values[index], value)) return false;
    const state = this.state(index);
    this.ownValues(isShown(state));
    this.values[index] = value;
    this.setOrigin(index, value === undefined ? undefined : origin);
    if (isShown(state)) this.answer(index, value);
    // A lock without a value would leave nothing to do but give up.
    if (value === undefined && state.lockedBy) this.patch(index, { lockedBy: undefined });
    return true;
  }

  /** Writes on behalf of a rule, unless the event itself gave the field. */
  writeByRule(index: number, value: unknown, node: RuleNode, reads = node.reads): void {
    if (!this.isGiven(index)) this.computed(index, value, node, reads);
  }

  /** Writes a value that a condition forces: it prevails over what came from outside, not over the edit itself. */
  force(index: number, value: unknown, node: RuleNode, reads: readonly number[]): void {
    if (index !== this.edited) this.computed(index, value, node, reads);
  }

  patch(index: number, patch: Partial<FieldState>): void {
    const old = this.state(index);
    if (!differs(old, patch)) return;
    const next = { ...old, ...patch };
    if (this.states === this.session.states) this.states = this.states.slice();
    this.states[index] = next;
    this.patched.push(index);
    if (isShown(old) !== isShown(next)) this.showOrHide(index, isShown(next));
  }

  patchStep(index: number, patch: Partial<StepState>): void {
    if (!differs(this.steps[index]!, patch)) return;
    this.steps = replaced(this.steps, index, { ...this.steps[index]!, ...patch });
  }

  patchLookup(index: number, patch: Partial<LookupState>): void {
    this.lookups = replaced(this.lookups, index, { ...this.lookup(index), ...patch });
  }

  /** Runs those of the rules that read something that has changed by then. */
  run(rules: readonly RuleNode[]): void {
    for (const rule of rules) if (this.wakes(rule)) rule.run(this);
  }

  holds(condition: Evaluate | undefined): boolean {
    return condition === undefined || truthy(condition(this.frame));
  }

  /** The session with this transaction's writes, one revision on; issues are the caller's to refresh. */
  finish(): Session {
    const { session } = this;
    return {
      definition: session.definition,
      env: session.env,
      values: this.values,
      answers: this.frame.values,
      states: this.states,
      issues: session.issues,
      origins: this.origins,
      touched: session.touched,
      editedAt: this.editedAt,
      steps: this.steps,
      lookups: this.lookups,
      revision: this.revision,
      loaded: session.loaded,
      submitting: session.submitting,
    };
  }

  private wakes(rule: RuleNode): boolean {
    for (const read of rule.reads) if (this.hasChanged(read)) return true;
    // A forced value is put back even where it was emptied out of sight.
    return (
      rule.kind === 'state' &&
      rule.values.some((index) => !sameValue(this.values[index], this.session.values[index]))
    );
  }

  private computed(index: number, value: unknown, node: RuleNode, reads: readonly number[]): void {
    const written = value === null || value === '' ? undefined : value;
    const inputs = reads.map((read) => this.value(read));
    const origin = new RuleOrigin(node, reads, inputs);
    if (this.write(index, written, origin) || written === undefined) return;
    if (this.origin(index)?.rule === node.id) this.setOrigin(index, origin);
  }

  private cleaned(index: number, value: unknown): unknown {
    const { schema } = this.definition.fields[index]!;
    return schema.clean === undefined ? value : normalise(cleanValue(schema, value));
  }

  private showOrHide(index: number, visible: boolean): void {
    const value = visible ? this.values[index] : undefined;
    if (sameValue(this.value(index), value)) return;
    this.ownValues(visible);
    this.answer(index, value);
  }

  private answer(index: number, value: unknown): void {
    this.frame.values[index] = value;
    if (!this.written.includes(index)) this.written.push(index);
  }

  private setOrigin(index: number, origin: Origin | undefined): void {
    if (this.origins[index] === origin) return;
    if (this.origins === this.session.origins) this.origins = this.origins.slice();
    this.origins[index] = origin;
  }

  /** As long as no hidden field holds a value, values and answers are one list. */
  private ownValues(shown: boolean): void {
    const together = this.frame.values === this.values;
    if (this.values === this.session.values) this.values = this.values.slice();
    if (together && shown) this.frame.values = this.values;
    else if (together || this.frame.values === this.session.answers)
      this.frame.values = this.frame.values.slice();
  }
}

function replaced<T>(list: readonly T[], index: number, item: T): readonly T[] {
  const copy = list.slice();
  copy[index] = item;
  return copy;
}

function differs<State extends object>(state: State, patch: Partial<State>): boolean {
  for (const key in patch) {
    if (state[key] !== patch[key] && !sameValue(state[key], patch[key])) return true;
  }
  return false;
}
