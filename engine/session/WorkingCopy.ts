import type { Environment } from '../expression';
import type { CompiledDefinition } from '../model/CompiledDefinition';
import type { Origin } from '../model/Origin';
import { apart, PagedList, put } from '../model/PagedList';
import { patched } from '../model/patched';
import { sameValue } from '../model/sameValue';
import type { Session } from '../model/Session';
import { isShown, type FieldState, type LookupState, type StepState } from '../model/states';

/** A list of fields before its first entry: it is never written. */
export const NO_FIELDS: number[] = [];

/** Adds to a list of fields. Most stay empty or hold one, and a list that grows takes room for seventeen. */
export function extended(fields: number[], index: number): number[] {
  if (fields.length === 0) return [index];
  fields.push(index);
  return fields;
}

/**
 * The lists of a session while they are written. Pages are copied from the session on first write, so that a
 * transaction costs what it changes and a session is never written in place.
 */
export class WorkingCopy {
  readonly frame: { values: PagedList<unknown>['pages']; readonly env: Environment };
  /** Fields of which something other than the value changed. */
  patched: number[] = NO_FIELDS;
  protected readonly session: Session;
  protected values: PagedList<unknown>;
  /** As long as no hidden field holds a value, values and answers are one list. */
  protected answers: PagedList<unknown>;
  protected origins: PagedList<Origin | undefined>;
  private states: PagedList<FieldState>;
  private steps: readonly StepState[];
  private lookups: readonly LookupState[];
  private written: number[] = NO_FIELDS;

  constructor(session: Session) {
    this.session = session;
    this.values = session.values;
    this.answers = session.answers;
    this.origins = session.origins;
    this.states = session.states;
    this.steps = session.steps;
    this.lookups = session.lookups;
    this.frame = { values: session.answers.pages, env: session.env };
  }

  get definition(): CompiledDefinition {
    return this.session.definition;
  }

  get revision(): number {
    return this.session.revision + 1;
  }

  base(index: number): FieldState {
    return this.definition.fields[index]!.base;
  }

  state(index: number): FieldState {
    return this.states.at(index);
  }

  value(index: number): unknown {
    return this.answers.at(index);
  }

  origin(index: number): Origin | undefined {
    return this.origins.at(index);
  }

  typed(index: number): string | undefined {
    return this.session.unread.get(index)?.text;
  }

  lookup(index: number): LookupState {
    return this.lookups[index]!;
  }

  /** Fields whose answer changed, as rules see it: hidden fields are empty. */
  get changed(): readonly number[] {
    const { written } = this;
    for (let at = 0; at < written.length; at += 1)
      if (!this.isNew(written[at]!) || written.indexOf(written[at]!) !== at) return this.distinctlyChanged;
    return written;
  }

  private get distinctlyChanged(): number[] {
    return [...new Set(this.written)].filter((index) => this.isNew(index));
  }

  patch(index: number, patch: Partial<FieldState>): void {
    this.setState(index, patched(this.state(index), patch));
  }

  setState(index: number, next: FieldState): void {
    const old = this.state(index);
    if (next === old) return;
    this.states = put(this.states, this.session.states, index, next);
    this.patched = extended(this.patched, index);
    if (isShown(old) !== isShown(next)) this.showOrHide(index, isShown(next));
  }

  patchStep(index: number, patch: Partial<StepState>): void {
    const old = this.steps[index]!;
    const next = patched(old, patch);
    if (next !== old) this.steps = this.steps.with(index, next);
  }

  patchLookup(index: number, patch: Partial<LookupState>): void {
    this.lookups = this.lookups.with(index, { ...this.lookup(index), ...patch });
  }

  protected finished(editedAt: Session['editedAt'], typing: Session['typing']): Session {
    const { session } = this;
    // Named one by one: every session has the same shape, which JavaScript engines run faster.
    return {
      definition: session.definition,
      env: session.env,
      values: this.values,
      answers: this.answers,
      states: this.states,
      issues: session.issues,
      origins: this.origins,
      unread: session.unread,
      touched: session.touched,
      replaced: session.replaced,
      editedAt,
      typing,
      steps: this.steps,
      lookups: this.lookups,
      revision: this.revision,
      loaded: session.loaded,
      submitting: session.submitting,
      continuing: session.continuing,
      scope: session.scope,
    };
  }

  protected fill(values: readonly unknown[], fields: readonly number[], origin: Origin): void {
    this.values = this.answers = PagedList.of(values);
    this.frame.values = this.answers.pages;
    this.origins = PagedList.of(values.map((value) => (value === undefined ? undefined : origin)));
    this.written = fields.slice();
  }

  protected hold(index: number, value: unknown): void {
    const isVisible = isShown(this.state(index));
    const isOneList = this.answers === this.values;
    if (isOneList && !isVisible) this.values = apart(this.values, this.session.values);
    this.values = put(this.values, this.session.values, index, value);
    if (!isVisible) return;
    const { answers } = this.session;
    this.answer(isOneList ? this.values : put(this.answers, answers, index, value), index);
  }

  protected setOrigin(index: number, origin: Origin | undefined): void {
    if (this.origins.at(index) !== origin)
      this.origins = put(this.origins, this.session.origins, index, origin);
  }

  protected holdsOther(index: number): boolean {
    return !sameValue(this.values.at(index), this.session.values.at(index));
  }

  protected isNew(index: number): boolean {
    return !sameValue(this.value(index), this.session.answers.at(index));
  }

  private showOrHide(index: number, visible: boolean): void {
    const value = visible ? this.values.at(index) : undefined;
    if (sameValue(this.value(index), value)) return;
    if (this.answers === this.values) this.answers = apart(this.answers, this.session.answers);
    this.answer(put(this.answers, this.session.answers, index, value), index);
  }

  private answer(answers: PagedList<unknown>, index: number): void {
    this.answers = answers;
    this.frame.values = answers.pages;
    this.written = extended(this.written, index);
  }
}
