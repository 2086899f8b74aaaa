import type { Evaluate, Frame } from '../expression';
import { truthy } from '../expression';
import type { CompiledDefinition, RuleNode } from '../compile/types';
import { sameValue } from './sameValue';
import { isShown } from './isShown';
import type { FieldState, LookupState, Origin, Session, StepState } from './types';

/**
 * One edit and all that follows from it. Lists are copied from the session on first write, so that a
 * transaction which changes nothing costs nothing and a session is never written in place.
 */
export class Transaction {
  readonly frame: Frame;
  readonly changed: number[] = [];
  private readonly session: Session;
  private readonly changedFlags: Uint8Array;
  private readonly given = new Set<number>();
  private values: unknown[];
  private answers: unknown[];
  private origins: (Origin | undefined)[];
  private states: FieldState[] | undefined;
  private steps: StepState[] | undefined;
  private lookups: LookupState[] | undefined;

  constructor(session: Session) {
    this.session = session;
    this.values = session.values.slice();
    this.answers = session.answers.slice();
    this.origins = session.origins.slice();
    this.changedFlags = new Uint8Array(session.values.length);
    this.frame = { values: this.answers, env: session.env };
  }

  state(index: number): FieldState {
    return (this.states ?? this.session.states)[index]!;
  }

  value(index: number): unknown {
    return this.answers[index];
  }

  /** Whether the field's value was given by the event itself: rules leave it alone. */
  isGiven(index: number): boolean {
    return this.given.has(index);
  }

  hasChanged(index: number): boolean {
    return this.changedFlags[index] === 1;
  }

  /** Writes a value that the event brought. */
  give(index: number, value: unknown, origin: Origin): void {
    this.given.add(index);
    this.write(index, value, origin);
  }

  write(index: number, value: unknown, origin: Origin): boolean {
    if (sameValue(this.values[index], value)) return false;
    this.values[index] = value;
    this.origins[index] = value === undefined ? undefined : origin;
    if (isShown(this.state(index))) this.answers[index] = value;
    this.mark(index);
    return true;
  }

  /** Writes on behalf of a rule, unless the event itself gave the field. */
  writeByRule(index: number, value: unknown, node: RuleNode, reads = node.reads): void {
    if (this.given.has(index)) return;
    const written = value === null || value === '' ? undefined : value;
    const inputs = reads.map((read) => [read, this.answers[read]] as const);
    this.write(index, written, { by: node.kind, rule: node.id, inputs });
  }

  patch(index: number, patch: Partial<FieldState>): void {
    const old = this.state(index);
    if (Object.entries(patch).every(([key, value]) => sameValue(old[key as keyof FieldState], value))) return;
    this.states ??= this.session.states.slice();
    const next = { ...old, ...patch };
    this.states[index] = next;
    if (isShown(old) !== isShown(next)) this.showOrHide(index, isShown(next));
  }

  patchStep(index: number, patch: Partial<StepState>): void {
    this.steps ??= this.session.steps.slice();
    this.steps[index] = { ...this.steps[index]!, ...patch };
  }

  lookup(index: number): LookupState {
    return (this.lookups ?? this.session.lookups)[index]!;
  }

  patchLookup(index: number, patch: Partial<LookupState>): void {
    this.lookups ??= this.session.lookups.slice();
    this.lookups[index] = { ...this.lookups[index]!, ...patch };
  }

  origin(index: number): Origin | undefined {
    return this.origins[index];
  }

  get definition(): CompiledDefinition {
    return this.session.definition;
  }

  get revision(): number {
    return this.session.revision + 1;
  }

  run(rules: readonly RuleNode[]): void {
    for (const rule of rules) if (rule.reads.some((read) => this.changedFlags[read] === 1)) rule.run(this);
  }

  holds(condition: Evaluate | undefined): boolean {
    return condition === undefined || truthy(condition(this.frame));
  }

  /** The session with this transaction's writes; the caller bumps the revision and revalidates. */
  finish(): Session {
    const { session } = this;
    return {
      ...session,
      values: this.changed.length ? this.values : session.values,
      answers: this.changed.length ? this.answers : session.answers,
      origins: this.changed.length ? this.origins : session.origins,
      states: this.states ?? session.states,
      steps: this.steps ?? session.steps,
      lookups: this.lookups ?? session.lookups,
      revision: session.revision + 1,
    };
  }

  private showOrHide(index: number, visible: boolean): void {
    const value = visible ? this.values[index] : undefined;
    if (sameValue(this.answers[index], value)) return;
    this.answers[index] = value;
    this.mark(index);
  }

  private mark(index: number): void {
    if (this.changedFlags[index]) return;
    this.changedFlags[index] = 1;
    this.changed.push(index);
  }
}
