import type { CompiledField, CompiledStep } from '../model/CompiledDefinition';
import { sentPaths } from '../record/mapping';
import { askAll } from './ask';
import { isShown, type StepState, type StepStatus } from '../model/states';
import { givenUnderToday } from './former';
import { stepsUnderToday } from './movedSteps';
import { withOutOfLimit } from './outOfLimit';
import { orderOf, writtenBy } from './provenance';
import { refreshIssues } from './issues';
import { resumedTyping } from './keptTyping';
import { resumedReplaced } from './replaced';
import { settleAll } from './start';
import { Transaction } from './Transaction';
import type { Origin } from '../model/Origin';
import type { Session } from '../model/Session';
import type { SessionEvent, Transition } from '../model/SessionEvent';
import { undo } from './undone';
import { upgrade } from './upgrade';
import { isStepValid, validateStep } from './validateStep';

type Prefilled = Extract<SessionEvent, { type: 'prefilled' }>;

const PREFILL: Origin = { by: 'prefill' };
const REQUEST: Origin = { by: 'prefill', ofRequest: true };

/** Steps of a draft as they were; of a quote all done but the last, which opens. */
function stepsAfter(session: Session, event: Prefilled): readonly StepState[] {
  if (event.from === 'catalogue') return session.steps;
  const last = session.steps.findLastIndex((step) => step.visible);
  const status = (index: number): StepStatus =>
    event.from === 'quote' ? (index === last ? 'open' : 'done') : draftStatus(session, event, index);
  const steps = session.steps.map((step, index) => ({ ...step, status: status(index) }));
  return keepOneOpen(event.before ? passFilled(session, steps) : steps);
}

/** Where an open step was split, its first part that is not filled is open, else the last. */
function passFilled(session: Session, steps: readonly StepState[]): readonly StepState[] {
  const isOpen = ({ visible, status }: StepState) => visible && status === 'open';
  const open = session.definition.steps.filter(({ index }) => isOpen(steps[index]!));
  const isFilled = (step: CompiledStep) => isStepValid(validateStep(session, step, 'continue'), step);
  const target = open.find((step) => !isFilled(step)) ?? open.at(-1);
  return steps.map((step, index) =>
    isOpen(step) && index < target!.index ? { ...step, status: 'done' } : step,
  );
}

function draftStatus(session: Session, event: Prefilled, index: number): StepStatus {
  const status = event.steps?.[session.definition.steps[index]!.definition.id];
  return status === 'done' || status === 'open' ? status : 'pending';
}

function keepOneOpen(steps: readonly StepState[]): readonly StepState[] {
  const wanted = steps.findIndex((step) => step.visible && step.status === 'open');
  const open = wanted >= 0 ? wanted : steps.findIndex((step) => step.visible && step.status === 'pending');
  const target = open >= 0 ? open : steps.findLastIndex((step) => step.visible);
  return steps.map((step, index) =>
    index === target
      ? { ...step, status: 'open' }
      : step.status === 'open'
        ? { ...step, status: 'pending' }
        : step,
  );
}

/**
 * The fields that the source covers, empty ones included: an initial value does not come back where a person had
 * emptied it. A draft says `null` for them, a quote's record leaves them out.
 */
function knownFields(session: Session, { from, answers }: Prefilled): CompiledField[] {
  const { fields, source } = session.definition;
  const isKnown = ({ path }: CompiledField) =>
    from === 'catalogue'
      ? (answers[path] ?? null) !== null
      : Object.hasOwn(answers, path) || (from === 'quote' && sentPaths(source).has(path));
  return fields.filter((field) => !field.derived && isKnown(field));
}

/** A record says nothing of hidden fields: they keep what they would start with. */
function keepHidden(
  transaction: Transaction,
  session: Session,
  known: readonly CompiledField[],
  event: Prefilled,
): void {
  for (const { index, path } of known) {
    const before = session.origins.at(index);
    if (Object.hasOwn(event.answers, path) || !before || isShown(transaction.state(index))) continue;
    transaction.write(index, session.values.at(index), before);
  }
}

/** A done step is undone if something in it is missing or wrong today; it then shows what. */
function undoIncomplete(session: Session): Session {
  return session.definition.steps.reduce((current, step) => {
    const { visible, status } = current.steps[step.index]!;
    if (!visible || status !== 'done') return current;
    const judged = validateStep(current, step, 'continue');
    return isStepValid(judged, step) ? current : undo(judged, new Set([step.index]));
  }, session);
}

/** A draft uses the names, options and steps of the version that it was begun with. */
function ofToday({ definition }: Session, event: Prefilled): Prefilled {
  const { answers, provenance, steps = {}, keptUnder, before } = event;
  if (keptUnder === definition.source.hash) return event;
  return {
    ...event,
    answers: upgrade(definition, answers, before).answers,
    steps: stepsUnderToday(definition, steps, before),
    provenance: {
      ...givenUnderToday(definition.source, provenance, before?.source),
      replaced: upgrade(definition, provenance?.replaced ?? {}, before).answers,
    },
  };
}

/** What look-ups had answered when a draft was kept is no news: another version may make another use of it. */
function markHeard(transaction: Transaction, { provenance, keptUnder }: Prefilled): void {
  const { source, lookups } = transaction.definition;
  if (keptUnder !== source.hash) return;
  for (const { index, rule } of lookups) {
    const { status, key } = transaction.lookup(index);
    const isHeard = status === 'pending' && provenance?.heard?.[rule.id] === key;
    if (isHeard) transaction.patchLookup(index, { heard: true });
  }
}

/** Takes over answers from outside: derived and forced values are computed, everything else stays as it came. */
export function prefill(session: Session, told: Prefilled): Transition {
  const event = told.from === 'draft' ? ofToday(session, told) : told;
  const transaction = new Transaction(session);
  const known = knownFields(session, event);
  const origin = event.from === 'quote' ? REQUEST : PREFILL;
  for (const { index, path } of known) {
    transaction.give(index, event.answers[path], writtenBy(session, event.provenance, path) ?? origin);
    transaction.giveAt(index, orderOf(event.provenance, path));
  }
  if (event.from === 'catalogue') transaction.run(session.definition.rules);
  else settleAll(transaction);
  keepHidden(transaction, session, known, event);
  const effects = askAll(transaction);
  markHeard(transaction, event);
  const finished = {
    ...transaction.finish(),
    replaced: resumedReplaced(session, event.provenance),
    typing: undefined,
  };
  const resumed = { ...finished, typing: resumedTyping(finished, event.provenance?.typing) };
  const refreshed = refreshIssues(resumed, transaction.changed, transaction.patched);
  const isOfAnother = told.keptUnder !== undefined && event !== told;
  const after = isOfAnother ? withOutOfLimit(refreshed, told.answers, told.before) : refreshed;
  const loaded = event.from === 'quote' ? after.values : session.loaded;
  const steps = stepsAfter(after, event);
  return {
    session: undoIncomplete({ ...after, steps, loaded, submitting: false }),
    effects,
  };
}
