import {
  type Answers,
  type Effect,
  openRepeat,
  openStep,
  readRecord,
  type Session,
  type SessionEvent,
  setPath,
  transition,
  type Transition,
} from '../../engine/index';
import type { Refusal } from './Mismatch';
import type { CaseEvent, CasesFile } from './types';

type Translated = SessionEvent | Refusal;

function keyOf(session: Session, id: string): { key: string } | Refusal {
  const lookup = session.definition.lookups.find((candidate) => candidate.rule.id === id);
  const state = lookup && session.lookups[lookup.index];
  if (!state) return { cannot: 'no-lookup', lookup: id };
  return state.status === 'pending' && state.key !== undefined
    ? { key: state.key }
    : { cannot: 'not-asked', lookup: id };
}

function answersOf(event: CaseEvent, given: CasesFile['given']): Answers {
  const from = event.repeat ?? event.prefill;
  const base = typeof from === 'string' ? given?.[from] : from;
  return { ...base, ...event.with };
}

/** What a source answers in a case: written out, or by its name in `said` with what differs, by dotted path. */
export function dataOf({ data, with: changes }: CaseEvent, said: CasesFile['said']): unknown {
  const named = typeof data === 'string' ? said?.[data] : undefined;
  if (named === undefined || !changes) return named ?? data;
  const copy = JSON.parse(JSON.stringify(named)) as Record<string, unknown>;
  for (const [path, value] of Object.entries(changes)) setPath(copy, path, valueOf(value));
  return copy;
}

function ofOffer(session: Session, id: string): Translated {
  const lookup = session.definition.lookups.find((candidate) => candidate.rule.id === id);
  const told = lookup && session.lookups[lookup.index]!.told;
  return told ? { type: 'taken', lookup: id, tell: told.tell } : { cannot: 'nothing-offered', lookup: id };
}

function ofLookup(session: Session, event: CaseEvent, said: CasesFile['said']): Translated | undefined {
  if (event.take !== undefined) return ofOffer(session, event.take);
  const lookup = event.answer ?? event.fail;
  if (lookup === undefined) return undefined;
  const found = keyOf(session, lookup);
  if ('cannot' in found) return found;
  return event.answer === undefined
    ? { type: 'failed', lookup, key: found.key, message: event.message, code: event.code }
    : { type: 'answered', lookup, key: found.key, data: dataOf(event, said) };
}

function fromOutside(session: Session, event: CaseEvent, given: CasesFile['given']): Translated | undefined {
  if (event.record !== undefined) {
    const answers = readRecord(session.definition.source, event.record, session.env.today);
    return { type: 'prefilled', answers, from: 'quote' };
  }
  if (event.prefill === undefined) return undefined;
  return { type: 'prefilled', answers: answersOf(event, given), from: event.as ?? 'draft' };
}

function valueOf(value: unknown): unknown {
  const { text, item, times } = (value ?? {}) as { text?: unknown; item?: unknown; times?: unknown };
  if (typeof times !== 'number') return value;
  if (item !== undefined) return Array.from({ length: times }, () => item);
  return typeof text === 'string' ? text.repeat(times) : value;
}

function ofField(event: CaseEvent): Translated | undefined {
  if (event.edit !== undefined) return { type: 'edit', field: event.edit, value: valueOf(event.value) };
  if (event.search !== undefined) {
    const unread = { text: event.text ?? '', code: 'type' } as const;
    return { type: 'edit', field: event.search, value: undefined, unread };
  }
  if (event.leave !== undefined) return { type: 'leave', field: event.leave };
  if (event.attach !== undefined) return { type: 'fileAdded', field: event.attach, file: event.file! };
  return event.detach === undefined
    ? undefined
    : { type: 'fileRemoved', field: event.detach, id: event.document! };
}

function ofStep(event: CaseEvent): Translated {
  if (event.continue) return { type: 'continue' };
  return event.back ? { type: 'back' } : { type: 'reopen', step: event.reopen! };
}

/** Presses Continuar until the step is open, or returns what blocks the way. */
function goTo(from: Session, id: string): Transition | Refusal {
  const effects: Effect[] = [];
  let session = from;
  for (let open = openStep(session); open?.definition.id !== id; open = openStep(session)) {
    const next = transition(session, { type: 'continue' });
    const isSent = next.session.submitting || next.effects.some(({ type }) => type === 'submit');
    if (!open || isSent) return { cannot: 'past-end', step: id };
    if (openStep(next.session) === open)
      return { cannot: 'stays', step: open.definition.id, ...wrongIn(next.session, open.fields) };
    effects.push(...next.effects);
    session = next.session;
  }
  return { session, effects };
}

function wrongIn({ definition, issues }: Session, fields: readonly number[]) {
  const found = fields.flatMap((index) =>
    issues.at(index).map(({ code, message }) => ({ path: definition.fields[index]!.path, code, message })),
  );
  const missing = found.filter(({ code }) => code === 'required').map(({ path }) => path);
  return {
    wrong: found.map(({ path, message }) => `${path}: ${message}`).join(' '),
    ...(missing.length > 0 && { missing }),
  };
}

/** Carries out one event of a case, or says why it cannot happen. */
export function happen(session: Session, event: CaseEvent, { given, said }: CasesFile): Transition | Refusal {
  if (event.go !== undefined) return goTo(session, event.go);
  if (event.repeat !== undefined)
    return openRepeat(session.definition, session.env, answersOf(event, given)) ?? { cannot: 'no-repeat' };
  const translated =
    ofField(event) ?? ofLookup(session, event, said) ?? fromOutside(session, event, given) ?? ofStep(event);
  return 'cannot' in translated ? translated : transition(session, translated);
}
