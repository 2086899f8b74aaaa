import type { CompiledLookup } from '../rules/lookups';
import { asOptions } from '../rules/states';
import { frameOf } from '../compile/scope';
import { alphanumeric } from '../values/plainText';
import { normalise } from '../model/normalise';
import type { Origin } from '../model/Origin';
import { isOutOfReach } from '../model/reach';
import { sameValue } from '../model/sameValue';
import { Transaction } from '../session/Transaction';
import type { Session } from '../model/Session';
import { cleanValue } from '../text/cleanValue';

/** What a look-up's source said: an answer, that there is no such thing, or nothing at all. */
export type SourceReply = { readonly data: unknown } | 'missing' | 'failed';

/** By the id of the look-up. */
export type SourceReplies = ReadonlyMap<string, SourceReply>;

/**
 * A value that only a person can judge: not the one that its source says (`otherName`), typed and not in the
 * source's list (`byHand`), or of a source that failed (`unchecked`).
 */
export interface Doubt {
  readonly field: string;
  readonly code: 'otherName' | 'byHand' | 'unchecked';
  readonly title: string;
  readonly sent: string;
  readonly found?: string;
}

export interface Confirmed {
  readonly session: Session;
  readonly listed: ReadonlySet<number>;
  readonly doubts: readonly Doubt[];
  /** Fields that a person cannot change and that hold something else than their source says. */
  readonly altered: readonly number[];
}

/** Names are the same whatever their case, accents, punctuation and blanks. */
export function isSameName(one: unknown, other: unknown): boolean {
  const bare = (text: unknown) => alphanumeric(String(text)).replace(/ +/g, ' ').trim().toUpperCase();
  return sameValue(one, other) || (bare(one) !== '' && bare(one) === bare(other));
}

function shownText(answer: unknown): string {
  const label = typeof answer === 'object' && answer !== null && 'label' in answer ? answer.label : answer;
  return typeof label === 'string' ? label : JSON.stringify(label ?? null);
}

/** What the rules leave of a value that comes from outside: a condition may force another. */
function settled(session: Session, index: number, value: unknown, origin: Origin): unknown {
  const transaction = new Transaction(session);
  transaction.write(index, value, origin);
  for (const rule of session.definition.rules) {
    if (rule.kind === 'state' && rule.values.includes(index)) rule.run(transaction);
  }
  return transaction.value(index);
}

function doubtOf(session: Session, index: number, code: Doubt['code'], found?: unknown): Doubt {
  const { path } = session.definition.fields[index]!;
  const sent = shownText(session.answers.at(index));
  const { title } = session.states.at(index);
  return { field: path, code, title, sent, ...(found !== undefined && { found: shownText(found) }) };
}

class Confirmation {
  readonly listed = new Set<number>();
  readonly doubts: Doubt[] = [];
  readonly altered: number[] = [];
  readonly transaction: Transaction;

  constructor(
    private readonly session: Session,
    private readonly sent: readonly unknown[],
  ) {
    this.transaction = new Transaction(session);
  }

  take(lookup: CompiledLookup, reply: SourceReply): void {
    if (reply === 'failed') this.unchecked(lookup);
    if (typeof reply !== 'object') return;
    const frame = { ...frameOf(this.session), env: { ...this.session.env, answer: reply.data } };
    for (const [index, evaluate] of lookup.fills) {
      const found = normalise(evaluate(frame));
      this.compare(lookup, index, found);
      if (lookup.rule.binds) this.hold(lookup, index, found);
    }
    for (const [index, evaluate] of lookup.options) {
      const options = asOptions(evaluate(frame));
      if (options.length === 0) continue;
      this.transaction.patch(index, { options });
      this.listed.add(index);
    }
  }

  private unchecked(lookup: CompiledLookup): void {
    for (const index of [...lookup.locks, ...lookup.options.map(([field]) => field)]) {
      const answer = this.session.answers.at(index);
      if (answer === undefined) continue;
      this.doubts.push(doubtOf(this.session, index, 'unchecked'));
      // It may have been filled from the source before that failed.
      this.transaction.give(index, answer, { by: 'lookup', rule: lookup.rule.id });
    }
  }

  /** A field that nobody can change holds what the source says, even where that is nothing. */
  private hold(lookup: CompiledLookup, index: number, found: unknown): void {
    if (!isOutOfReach(this.session, index)) return;
    const { schema } = this.session.definition.fields[index]!;
    const given = found === undefined ? undefined : normalise(cleanValue(schema, found));
    const answer = this.session.answers.at(index);
    if (sameValue(answer, given)) return;
    const origin = { by: 'lookup', rule: lookup.rule.id } as const;
    if (!sameValue(answer, settled(this.session, index, given, origin))) this.altered.push(index);
  }

  private compare(lookup: CompiledLookup, index: number, found: unknown): void {
    const answer = this.session.answers.at(index);
    if (answer === undefined || found === undefined) return;
    const { schema } = this.session.definition.fields[index]!;
    if (sameValue(answer, cleanValue(schema, found))) {
      const isAsFiled = lookup.rule.binds === true && sameValue(this.sent[index], found);
      this.transaction.give(index, isAsFiled ? found : answer, { by: 'lookup', rule: lookup.rule.id });
    } else if (lookup.locks.includes(index) && !isSameName(answer, found)) {
      this.doubts.push(doubtOf(this.session, index, 'otherName', found));
    }
  }
}

/** Compares a session with what the sources of its look-ups say now; `sent` are its answers as they came. */
export function confirm(session: Session, replies: SourceReplies, sent: readonly unknown[]): Confirmed {
  if (replies.size === 0) return { session, listed: new Set(), doubts: [], altered: [] };
  const confirmation = new Confirmation(session, sent);
  for (const lookup of session.definition.lookups) {
    const said = replies.get(lookup.rule.id);
    if (said) confirmation.take(lookup, said);
  }
  const { listed, doubts, altered, transaction } = confirmation;
  // Derived values follow the file's spelling again, not the cleaned one.
  transaction.run(session.definition.rules.filter(({ kind }) => kind === 'derived'));
  return { session: transaction.finish(), listed, doubts, altered };
}

export function byHand(session: Session, index: number): Doubt {
  return doubtOf(session, index, 'byHand');
}
