import type { Environment, Evaluate } from '../expression';
import { truthy } from '../expression';
import type { CompiledDefinition, RuleNode } from '../compile/types';
import { cleanValue, isCleaned } from '../text/cleanValue';
import { ForcedOrigin, NOTHING, type Held } from './ForcedOrigin';
import { isShown } from './isShown';
import { normalise } from './normalise';
import { apart, PagedList, put } from './PagedList';
import { sameValue } from './sameValue';
import { patched } from './patched';
import { isSoft, isTakenBack, rebased, typingOf, type Typing } from './provenance';
import { RuleOrigin } from './RuleOrigin';
import type { FieldState, LookupState, Origin, Session, StepState } from './types';

const PERSON: Origin = { by: 'person' };

/**
 * One edit and all that follows from it. Pages of lists are copied from the session on first write, so that a
 * transaction costs what it changes and a session is never written in place.
 */
export class Transaction {
  /** What expressions read: the answers as they are now. */
  readonly frame: { values: PagedList<unknown>['pages']; readonly env: Environment };
  /** Fields of which something other than the value changed. */
  readonly patched: number[] = [];
  private readonly session: Session;
  private written: number[] = [];
  private given: number[] = [];
  private edited: number | undefined;
  /** The run of edits that this one goes on with. */
  private typing: Typing | undefined;
  /** What rules compare with: the answers before the run of edits began. */
  private before: PagedList<unknown>;
  private readonly moved: number[] = [];
  private values: PagedList<unknown>;
  /** As long as no hidden field holds a value, values and answers are one list. */
  private answers: PagedList<unknown>;
  private origins: PagedList<Origin | undefined>;
  private states: PagedList<FieldState>;
  private steps: readonly StepState[];
  private lookups: readonly LookupState[];
  private editedAt: PagedList<number>;

  constructor(session: Session) {
    this.session = session;
    this.values = session.values;
    this.answers = session.answers;
    this.origins = session.origins;
    this.states = session.states;
    this.steps = session.steps;
    this.lookups = session.lookups;
    this.editedAt = session.editedAt;
    this.before = session.answers;
    this.frame = { values: session.answers.pages, env: session.env };
  }

  get definition(): CompiledDefinition {
    return this.session.definition;
  }

  get revision(): number {
    return this.session.revision + 1;
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

  lookup(index: number): LookupState {
    return this.lookups[index]!;
  }

  /** Whether the field's value was given by the event itself: rules leave it alone. */
  isGiven(index: number): boolean {
    return this.given.includes(index);
  }

  /** Whether rules see another answer than before; one that was emptied and filled again as it was is the same. */
  hasChanged(index: number): boolean {
    return !sameValue(this.value(index), this.before.at(index));
  }

  /** Whether a rule may write the field before anything that a person gave. */
  isSoft(index: number): boolean {
    return isSoft(this.values.at(index), this.origin(index));
  }

  /** When a person gave the field, in order of edits. */
  givenAt(index: number): number {
    return this.editedAt.at(index);
  }

  /** Fields whose answer changed, as rules see it: hidden fields are empty. */
  get changed(): number[] {
    const changed: number[] = [];
    for (const index of this.written) if (this.isNew(index) && !changed.includes(index)) changed.push(index);
    return changed;
  }

  /** Whether a rule gave the field a value that a person can see. */
  isWritten(index: number): boolean {
    return !this.isGiven(index) && isShown(this.state(index)) && this.holdsOther(index);
  }

  /**
   * A person's edit: nothing in this transaction writes the field again. What followed from an earlier edit of the
   * same run is taken back first, so that a half-typed number leaves nothing behind.
   */
  edit(index: number, value: unknown): void {
    this.edited = index;
    this.typing = typingOf(this.session, index);
    this.before = this.typing.base.answers;
    for (const moved of this.typing.moved) this.takeBack(moved, this.typing);
    this.editedAt = put(this.editedAt, this.session.editedAt, index, this.revision);
    this.give(index, value, PERSON);
  }

  /** Notes when an answer that the event brought was given. */
  giveAt(index: number, order: number): void {
    this.editedAt = put(this.editedAt, this.session.editedAt, index, order);
  }

  /** Writes a value that the event brought, and who brought it even where the value is the same. */
  give(index: number, value: unknown, origin: Origin): void {
    this.given.push(index);
    const written = normalise(value);
    if (!this.write(index, written, origin) && written !== undefined) this.setOrigin(index, origin);
  }

  /** As to give each of the fields its answer, in a session that has no answers yet. */
  bring(answers: readonly unknown[], fields: readonly number[], origin: Origin): void {
    const values = this.definition.fields.map((): unknown => undefined);
    for (const index of fields) values[index] = this.cleaned(index, normalise(answers[index]));
    this.values = this.answers = PagedList.of(values);
    this.frame.values = this.answers.pages;
    this.origins = PagedList.of(values.map((value) => (value === undefined ? undefined : origin)));
    this.given = fields.slice();
    this.written = fields.slice();
  }

  /** What does not come from a person's keys is written as the field's `clean` wants it. */
  write(index: number, raw: unknown, origin: Origin): boolean {
    const value = origin.by === 'person' ? raw : this.cleaned(index, raw);
    if (sameValue(this.values.at(index), value)) return false;
    const state = this.state(index);
    this.hold(index, value, isShown(state));
    this.setOrigin(index, value === undefined ? undefined : origin);
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
    if (index === this.edited) return;
    const held: Held = { value: this.values.at(index), origin: this.origin(index) };
    const origin = new ForcedOrigin(node, reads, this.answers, held.origin?.ofRequest ? NOTHING : held);
    if (this.write(index, value, origin)) return;
    // The same value chosen by a person stays theirs.
    if (held.origin?.ofRequest || held.origin?.rule === node.id) this.setOrigin(index, origin);
  }

  /** Takes back what a rule forced on a field: what it held before is there again. */
  release(index: number, node: RuleNode): void {
    const origin = this.origin(index);
    if (!(origin instanceof ForcedOrigin) || origin.rule !== node.id) return;
    const { instead } = origin;
    this.write(index, instead.value, instead.origin ?? origin);
    this.setOrigin(index, instead.origin);
  }

  patch(index: number, patch: Partial<FieldState>): void {
    this.setState(index, patched(this.state(index), patch));
  }

  /** Puts a state in the place of a field's; where it is the same, nothing happened. */
  setState(index: number, next: FieldState): void {
    const old = this.state(index);
    if (next === old) return;
    this.states = put(this.states, this.session.states, index, next);
    this.patched.push(index);
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

  /** Runs those of the rules that read something that has changed by then. */
  run(rules: readonly RuleNode[]): void {
    for (const rule of rules) this.runIfWoken(rule);
  }

  runIfWoken(rule: RuleNode): void {
    if (this.wakes(rule)) rule.run(this);
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
      answers: this.answers,
      states: this.states,
      issues: session.issues,
      origins: this.origins,
      unread: session.unread,
      touched: session.touched,
      editedAt: this.editedAt,
      typing: this.typingAfter(),
      steps: this.steps,
      lookups: this.lookups,
      revision: this.revision,
      loaded: session.loaded,
      submitting: session.submitting,
    };
  }

  private wakes(rule: RuleNode): boolean {
    for (const read of rule.reads) if (this.hasChanged(read) || this.isNew(read)) return true;
    // A forced value is put back even where it was emptied out of sight.
    if (rule.kind === 'state') for (const index of rule.values) if (this.holdsOther(index)) return true;
    return false;
  }

  private typingAfter(): Typing | undefined {
    const { typing, session, moved, values, answers, origins } = this;
    if (!typing) return session.typing && rebased(session.typing, session, { values, answers, origins });
    return moved.length === 0 ? typing : { ...typing, moved: typing.moved.concat(moved) };
  }

  private takeBack(index: number, typing: Typing): void {
    if (!isTakenBack(typing, this.session, index)) return;
    const { values, origins } = typing.base;
    if (!sameValue(this.values.at(index), values.at(index)))
      this.hold(index, values.at(index), isShown(this.state(index)));
    this.setOrigin(index, origins.at(index));
  }

  /** Whether rules see another answer than the person has before them. */
  private isNew(index: number): boolean {
    return !sameValue(this.value(index), this.session.answers.at(index));
  }

  private computed(index: number, value: unknown, node: RuleNode, reads: readonly number[]): void {
    const written = value === null || value === '' ? undefined : value;
    const origin = new RuleOrigin(node, reads, this.answers);
    if (this.write(index, written, origin) || written === undefined) return;
    if (this.origin(index)?.rule === node.id) this.setOrigin(index, origin);
  }

  private cleaned(index: number, value: unknown): unknown {
    const { schema } = this.definition.fields[index]!;
    return isCleaned(schema) ? normalise(cleanValue(schema, value)) : value;
  }

  private showOrHide(index: number, visible: boolean): void {
    const value = visible ? this.values.at(index) : undefined;
    if (sameValue(this.value(index), value)) return;
    if (this.answers === this.values) this.answers = apart(this.answers, this.session.answers);
    this.answer(put(this.answers, this.session.answers, index, value), index);
  }

  private holdsOther(index: number): boolean {
    return !sameValue(this.values.at(index), this.session.values.at(index));
  }

  private hold(index: number, value: unknown, isVisible: boolean): void {
    if (this.typing && !this.typing.moved.includes(index)) this.moved.push(index);
    const isOneList = this.answers === this.values;
    if (isOneList && !isVisible) this.values = apart(this.values, this.session.values);
    this.values = put(this.values, this.session.values, index, value);
    if (!isVisible) return;
    const { answers } = this.session;
    this.answer(isOneList ? this.values : put(this.answers, answers, index, value), index);
  }

  private answer(answers: PagedList<unknown>, index: number): void {
    this.answers = answers;
    this.frame.values = answers.pages;
    this.written.push(index);
  }

  private setOrigin(index: number, origin: Origin | undefined): void {
    if (this.origins.at(index) !== origin)
      this.origins = put(this.origins, this.session.origins, index, origin);
  }
}
