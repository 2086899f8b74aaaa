import type { Evaluate } from '../expression';
import { truthy } from '../expression';
import { ForcedOrigin, NOTHING, type Held } from '../model/ForcedOrigin';
import { normalise } from '../model/normalise';
import type { Origin } from '../model/Origin';
import { put, type PagedList } from '../model/PagedList';
import type { RuleNode, RuleTransaction } from '../model/RuleNode';
import { RuleOrigin } from '../model/RuleOrigin';
import { sameValue } from '../model/sameValue';
import type { Lists, Session, Typing } from '../model/Session';
import { isShown } from '../model/states';
import { cleanValue, isCleaned } from '../text/cleanValue';
import { isOnFile } from './onFile';
import { isSoft } from './provenance';
import { isTakenBack, rebased, typingOf } from './typing';
import { extended, NO_FIELDS, WorkingCopy } from './WorkingCopy';

const PERSON: Origin = { by: 'person' };

/** One edit and all that follows from it: who may write a field, what gives way to whom, and what is taken back. */
export class Transaction extends WorkingCopy implements RuleTransaction {
  private given: number[] = NO_FIELDS;
  private edited: number | undefined;
  private typing: Typing | undefined;
  /** What rules compare with: the answers before the run of edits began. */
  private before: PagedList<unknown>;
  private moved: number[] = NO_FIELDS;
  private editedAt: PagedList<number>;

  constructor(session: Session) {
    super(session);
    this.editedAt = session.editedAt;
    this.before = session.answers;
  }

  isGiven(index: number): boolean {
    return this.given.includes(index);
  }

  /** Whether rules see another answer than before; one that was emptied and filled again as it was is the same. */
  hasChanged(index: number): boolean {
    return !sameValue(this.value(index), this.before.at(index));
  }

  isSoft(index: number): boolean {
    return isSoft(this.values.at(index), this.origin(index));
  }

  givenAt(index: number): number {
    return this.editedAt.at(index);
  }

  isWritten(index: number): boolean {
    return !this.isGiven(index) && isShown(this.state(index)) && this.holdsOther(index);
  }

  /**
   * A person's edit: nothing in this transaction writes the field again. What followed from an earlier edit of the
   * same run is taken back first, so that a half-typed number leaves nothing behind.
   */
  edit(index: number, value: unknown): void {
    const typing = typingOf(this.session, index);
    this.edited = index;
    this.typing = typing;
    this.before = typing.base.answers;
    for (const moved of typing.moved) this.takeBack(moved, typing);
    this.giveAt(index, this.revision);
    this.give(index, value, PERSON);
  }

  giveAt(index: number, order: number): void {
    this.editedAt = put(this.editedAt, this.session.editedAt, index, order);
  }

  /** Writes a value that the event brought, and who brought it even where the value is the same. */
  give(index: number, value: unknown, origin: Origin): void {
    this.given = extended(this.given, index);
    const written = normalise(value);
    if (!this.write(index, written, origin) && written !== undefined) this.setOrigin(index, origin);
  }

  /** As `give` for each of the fields, in a session without answers. */
  bring(answers: readonly unknown[], fields: readonly number[], origin: Origin): void {
    const values = this.definition.fields.map((): unknown => undefined);
    for (const index of fields) values[index] = this.cleaned(index, normalise(answers[index]));
    this.fill(values, fields, origin);
    this.given = fields.slice();
  }

  /** What comes neither from a person's keys nor from a file is written as the field's `clean` wants it. */
  write(index: number, raw: unknown, origin: Origin): boolean {
    const isAsGiven = origin.by === 'person' || isOnFile(this.definition, origin);
    const value = isAsGiven ? raw : this.cleaned(index, raw);
    if (sameValue(this.values.at(index), value)) return false;
    this.hold(index, value);
    this.setOrigin(index, value === undefined ? undefined : origin);
    // A locked field without a value could never be answered.
    if (value === undefined && this.state(index).lockedBy) this.patch(index, { lockedBy: undefined });
    return true;
  }

  /** Writes on behalf of a rule, unless the event itself gave the field. */
  writeByRule(index: number, value: unknown, node: RuleNode, reads = node.reads): void {
    if (this.isGiven(index)) return;
    const written = normaliseComputed(value);
    const origin = new RuleOrigin(node, reads, this.answers);
    if (this.write(index, written, origin) || written === undefined) return;
    if (this.origin(index)?.rule === node.id) this.setOrigin(index, origin);
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

  release(index: number, node: RuleNode): void {
    const origin = this.origin(index);
    if (!(origin instanceof ForcedOrigin) || origin.rule !== node.id) return;
    const { instead } = origin;
    this.write(index, instead.value, instead.origin ?? origin);
    this.setOrigin(index, instead.origin);
  }

  /** Runs those of the rules that read something changed by then. */
  run(rules: readonly RuleNode[]): void {
    for (const rule of rules) this.runIfWoken(rule);
  }

  runIfWoken(rule: RuleNode): void {
    if (this.wakes(rule)) rule.run(this);
  }

  get beforeRun(): Lists {
    return this.typing?.base ?? this.session;
  }

  isEdited(index: number): boolean {
    return index === this.edited;
  }

  holds(condition: Evaluate | undefined): boolean {
    return condition === undefined || truthy(condition(this.frame));
  }

  /** The session after this transaction; the caller refreshes its issues. */
  finish(): Session {
    return this.finished(this.editedAt, this.typingAfter());
  }

  protected override hold(index: number, value: unknown): void {
    if (this.typing && !this.typing.moved.includes(index)) this.moved = extended(this.moved, index);
    super.hold(index, value);
  }

  private wakes(rule: RuleNode): boolean {
    const isFirst = this.before === this.session.answers;
    for (const read of rule.reads) if (this.hasChanged(read) || (!isFirst && this.isNew(read))) return true;
    // A forced value is restored even in a hidden field that was emptied.
    if (rule.kind === 'state') for (const index of rule.values) if (this.holdsOther(index)) return true;
    return false;
  }

  private typingAfter(): Typing | undefined {
    const { typing, session, moved, values, answers, origins } = this;
    if (!typing) return session.typing && rebased(session.typing, session, { values, answers, origins });
    if (moved.length === 0) return typing;
    const { field, base } = typing;
    return { field, base, moved: typing.moved.length === 0 ? moved : typing.moved.concat(moved) };
  }

  private takeBack(index: number, typing: Typing): void {
    if (!isTakenBack(typing, this.session, index)) return;
    const { values, origins } = typing.base;
    if (!sameValue(this.values.at(index), values.at(index))) this.hold(index, values.at(index));
    this.setOrigin(index, origins.at(index));
  }

  private cleaned(index: number, value: unknown): unknown {
    const { schema } = this.definition.fields[index]!;
    return isCleaned(schema) ? normalise(cleanValue(schema, value)) : value;
  }
}

/** A rule without a result empties its field; an empty list is kept. */
function normaliseComputed(value: unknown): unknown {
  return value === null || value === '' ? undefined : value;
}
