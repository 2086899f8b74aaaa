import type { CompiledField } from '../model/CompiledDefinition';
import { sameValue } from '../model/sameValue';
import type { Answers, Session } from '../model/Session';
import { isShown } from '../model/states';
import type { Transition } from '../model/SessionEvent';
import { blocks } from './blocks';
import { isFillable } from './fillable';
import { fieldIssues } from './issues';
import { settle } from './settle';
import { Transaction } from './Transaction';

interface Within extends Transition {
  readonly refused: readonly string[];
}

export function isInScope({ scope }: Session, index: number): boolean {
  return scope === undefined || scope.fields.has(index) || scope.asked.has(index);
}

function isMoved({ values, loaded }: Session, index: number): boolean {
  return !sameValue(values.at(index), loaded.at(index));
}

function isAtFault(session: Session, { index, derived }: CompiledField): boolean {
  const state = session.states.at(index);
  if (derived || !isShown(state) || !isFillable(session.definition.fields[index]!, state)) return false;
  return fieldIssues(session, index, 'submit').some(blocks);
}

/** Renews `asked`: the fields that the present answers call for; one answered since stays open. */
export function withAsked(session: Session): Session {
  const { scope } = session;
  if (!scope) return session;
  const asked = session.definition.fields.filter((field) => {
    if (scope.fields.has(field.index)) return false;
    return isAtFault(session, field) || (scope.asked.has(field.index) && isMoved(session, field.index));
  });
  const isSame = asked.length === scope.asked.size && asked.every(({ index }) => scope.asked.has(index));
  if (isSame) return session;
  return { ...session, scope: { ...scope, asked: new Set(asked.map(({ index }) => index)) } };
}

function isFilledAnew(session: Session, index: number): boolean {
  return session.definition.lookups.some(({ fills, fields, reads }) => {
    const asks = [...fields, ...reads];
    return fills.some(([filled]) => filled === index) && asks.some((read) => isMoved(session, read));
  });
}

function mayTake(session: Session, { index, derived }: CompiledField): boolean {
  return !derived && (isInScope(session, index) || isFilledAnew(session, index));
}

/**
 * Takes over answers by field path, as far as the scope allows: its own fields, then those that these call for or a
 * look-up fills, until none is added. The rest is refused and changes nothing.
 */
export function answerWithin(opened: Session, answers: Answers): Within {
  const { byPath } = opened.definition;
  let [session, effects]: [Session, Transition['effects']] = [opened, []];
  let waiting = Object.keys(answers);
  for (;;) {
    const ready = waiting.map((path) => byPath.get(path)).filter((field) => field && mayTake(session, field));
    if (ready.length === 0) return { session, effects, refused: waiting };
    const taken = take(session, ready as CompiledField[], answers);
    session = taken.session;
    effects = [...effects, ...taken.effects];
    waiting = waiting.filter((path) => !ready.some((field) => field!.path === path));
  }
}

/** One transaction, as an edit: rules follow it, and write none of what was given. */
function take(session: Session, fields: readonly CompiledField[], answers: Answers): Transition {
  const transaction = new Transaction(session);
  for (const { index, path } of fields) {
    transaction.giveAt(index, transaction.revision);
    transaction.give(index, answers[path], { by: 'person' });
  }
  const settled = settle(transaction, session.definition.rules);
  return { ...settled, session: withAsked(settled.session) };
}

/** What to send of a session that is open on some fields: their answers, and what was asked or filled beside them. */
export function answersWithin(session: Session): Answers {
  const { definition, scope, values, origins, states } = session;
  if (!scope) return {};
  const isSent = ({ index, derived }: CompiledField) =>
    !derived &&
    (scope.fields.has(index) ||
      // A field that is no longer called for keeps its value for a change back, but is no answer.
      (scope.asked.has(index) && isShown(states.at(index))) ||
      (isMoved(session, index) && origins.at(index)?.by === 'lookup'));
  return Object.fromEntries(
    definition.fields.filter(isSent).map(({ path, index }) => [path, values.at(index) ?? null]),
  );
}
