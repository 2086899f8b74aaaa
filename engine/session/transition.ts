import type { CompiledField } from '../model/CompiledDefinition';
import { refreshIssues } from './issues';
import { askSearches } from './ask';
import { answered, failed } from './lookups';
import { takeOffer } from './tell';
import { prefill } from './prefill';
import { accept } from './replaced';
import { refusedAnswers } from './refusedAnswers';
import { settle } from './settle';
import { continueStep, goBack, leaveField, reopenStep } from './steps';
import { isShown } from '../model/states';
import { normalise } from '../model/normalise';
import { sameValue } from '../model/sameValue';
import { answerWithin, isInScope, withAsked } from './scope';
import { Transaction } from './Transaction';
import type { FileReference, SessionEvent, Transition } from '../model/SessionEvent';
import type { Session, Unread } from '../model/Session';
import { withUnread } from './unread';

function field(session: Session, path: string): CompiledField {
  const found = session.definition.byPath.get(path);
  if (!found) throw new Error(`No field ${path} in ${session.definition.source.id}`);
  return found;
}

/** Nothing is edited while a submission waits: what was checked is what is sent. */
function isEditable(session: Session, target: CompiledField): boolean {
  const state = session.states.at(target.index);
  const isOpen = state.enabled && !state.lockedBy && !target.derived && isInScope(session, target.index);
  return isShown(state) && isOpen && !session.submitting;
}

/** One edit is one transaction: the edited field is never written back. */
function edit(before: Session, target: CompiledField, raw: unknown, unread?: Unread): Transition {
  if (!isEditable(before, target)) return { session: before, effects: [] };
  const { index } = target;
  const value = normalise(raw);
  const session = withUnread(before, index, value === undefined ? unread : undefined);
  if (sameValue(session.values.at(index), value)) return searched(typed(before, session, index), index);
  const transaction = new Transaction(session);
  transaction.edit(index, value);
  return searched(settle(transaction, session.definition.plans[index]!, index), index);
}

function searched({ session, effects }: Transition, index: number): Transition {
  if (!session.definition.lookupsOf[index]!.some(({ rule }) => rule.search)) return { session, effects };
  const transaction = new Transaction(session);
  const asked = askSearches(transaction, index);
  return { session: transaction.finish(), effects: [...effects, ...asked] };
}

/** Another text that is no answer either: only its message may change. */
function typed(before: Session, session: Session, index: number): Transition {
  return { session: session === before ? before : refreshIssues(session, [index], [], index), effects: [] };
}

/** The files that a field holds; anything else that a draft may have brought is ignored. */
function files(session: Session, target: CompiledField): readonly FileReference[] {
  const held = session.values.at(target.index);
  return Array.isArray(held) ? held.filter((file) => typeof file === 'object' && file !== null) : [];
}

/**
 * The wizard's only way forward: a pure function of a session and an event, with the effects that the host
 * is to carry out. Events that do not apply (a locked field, a late answer) leave the session as it is.
 * @throws Error when an event names a field that the definition does not have.
 */
export function transition(session: Session, event: SessionEvent): Transition {
  if (!session.scope) return follow(session, event);
  const next = follow(session, event);
  return next.session === session ? next : { ...next, session: withAsked(next.session) };
}

/**
 * A draft of a session open on some fields is resumed as it was; other answers only as far as they are in scope.
 */
function prefillWithin(session: Session, event: Extract<SessionEvent, { type: 'prefilled' }>): Transition {
  const { answers, keptUnder, provenance } = event;
  const isOwn = event.from === 'draft' && keptUnder === session.definition.source.hash;
  if (!isOwn || !provenance?.asked) return answerWithin(session, answers);
  const asked = provenance.asked.flatMap((path) => session.definition.byPath.get(path)?.index ?? []);
  const { session: filled, effects } = prefill({ ...session, scope: undefined }, event);
  const scope = { fields: session.scope!.fields, asked: new Set(asked) };
  return { session: withAsked({ ...filled, scope }), effects };
}

/** Any other event while a Continuar waits for a source cancels it. */
function withoutWaiting(session: Session, { type }: SessionEvent): Session {
  const isKept = type === 'answered' || type === 'failed' || type === 'leave';
  return session.continuing && !isKept ? { ...session, continuing: false } : session;
}

function follow(before: Session, event: SessionEvent): Transition {
  const session = withoutWaiting(before, event);
  switch (event.type) {
    case 'edit':
      return edit(session, field(session, event.field), event.value, event.unread);
    case 'leave':
      return leaveField(session, field(session, event.field).index);
    case 'continue':
      return continueStep(session);
    case 'back':
      return goBack(session);
    case 'reopen':
      return reopenStep(session, event.step);
    case 'answered':
      return answered(session, event.lookup, event.key, event.data);
    case 'failed':
      return failed(session, event.lookup, event.key, event.message, event.code);
    case 'taken':
      return takeOffer(session, event.lookup, event.tell);
    case 'accepted':
      return { session: accept(session, field(session, event.field).index), effects: [] };
    case 'answersRefused':
      return refusedAnswers(session, event.refused);
    case 'fileAdded': {
      const target = field(session, event.field);
      return edit(session, target, [...files(session, target), event.file]);
    }
    case 'fileRemoved': {
      const target = field(session, event.field);
      return edit(
        session,
        target,
        files(session, target).filter((file) => file.DocumentID !== event.id),
      );
    }
    case 'prefilled':
      return session.scope ? prefillWithin(session, event) : prefill(session, event);
  }
}
