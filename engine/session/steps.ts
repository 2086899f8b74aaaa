import type { CompiledStep } from '../compile/types';
import type { CheckMoment } from '../definition/types';
import { ask } from './ask';
import { checkMessage, fails, fieldIssues, refreshIssues } from './issues';
import { finishSubmit } from './lookups';
import { settle } from './settle';
import { Transaction } from './transaction';
import type { Effect, Session, StepState, Transition } from './types';

export function openStep(session: Session): CompiledStep | undefined {
  const index = session.steps.findIndex((step) => step.status === 'open');
  return session.definition.steps[index];
}

function patchSteps(session: Session, patch: (step: StepState, index: number) => StepState): Session {
  return { ...session, steps: session.steps.map(patch) };
}

/** All issues of a step's visible fields, shown from now on. */
function validateStep(session: Session, step: CompiledStep, moment: CheckMoment): Session {
  const issues = session.issues.slice();
  const touched = session.touched.slice();
  for (const index of step.fields) {
    issues[index] = fieldIssues(session, index, moment);
    touched[index] = true;
  }
  const steps = session.steps.map((state, index) =>
    index === step.index ? { ...state, attempted: true } : state,
  );
  return { ...session, issues, touched, steps };
}

export function isStepValid(session: Session, step: CompiledStep): boolean {
  return step.fields.every((index) => session.issues[index]!.length === 0);
}

/** Warnings that stopped the step empty the fields they name, each with its message. */
function clearByWarnings(session: Session, step: CompiledStep): Transition {
  const stopping = session.definition.checks.filter(
    (check) =>
      check.clears.length > 0 &&
      check.fields.some((index) => step.fields.includes(index)) &&
      fails(session, check),
  );
  if (stopping.length === 0) return { session, effects: [] };
  const transaction = new Transaction(session);
  const warnings = stopping.map((check): Effect => {
    for (const index of check.clears)
      transaction.give(index, undefined, { by: 'check', rule: check.rule.id });
    const cleared = check.clears.map((index) => session.definition.fields[index]!.path);
    return { type: 'warn', message: checkMessage(session, check), cleared };
  });
  const settled = settle(transaction, session.definition.rules);
  return { session: settled.session, effects: [...warnings, ...settled.effects] };
}

function stop(session: Session, step: CompiledStep): Transition {
  const opened = patchSteps(session, (state, index) => ({
    ...state,
    status: index === step.index ? 'open' : state.status === 'open' ? 'pending' : state.status,
  }));
  const { session: cleared, effects } = clearByWarnings(opened, step);
  const message = session.definition.source.messages.stepInvalid!;
  return { session: cleared, effects: [...effects, { type: 'invalid', step: step.definition.id, message }] };
}

/** Before the answers leave the wizard every visible step is checked once more, the first bad one opened. */
function submit(session: Session): Transition {
  const visible = session.definition.steps.filter((step) => session.steps[step.index]!.visible);
  const checked = visible.reduce((current, step) => validateStep(current, step, 'submit'), session);
  const bad = visible.find((step) => !isStepValid(checked, step));
  if (bad) return stop(checked, bad);
  const transaction = new Transaction(checked);
  const effects = session.definition.lookups
    .filter((lookup) => lookup.rule.on === 'submit')
    .flatMap((lookup) => ask(lookup, transaction));
  return finishSubmit({ session: { ...transaction.finish(), submitting: true }, effects });
}

/** The step after this one that still has to be filled, else any other, else none. */
function nextStep(session: Session, from: number): number {
  const waits = (state: StepState, index: number) =>
    state.visible && state.status === 'pending' && index !== from;
  const later = session.steps.findIndex((state, index) => index > from && waits(state, index));
  return later >= 0 ? later : session.steps.findIndex(waits);
}

/** Continuar: a valid step is done and the next opens; after the last the answers are submitted. */
export function continueStep(session: Session): Transition {
  const step = openStep(session);
  if (!step || session.submitting) return { session, effects: [] };
  const checked = validateStep(session, step, 'continue');
  if (!isStepValid(checked, step)) return stop(checked, step);
  const next = nextStep(checked, step.index);
  if (next < 0) return submit(checked);
  return open(markDone(checked, step.index), next);
}

function markDone(session: Session, done: number): Session {
  return patchSteps(session, (state, index) => (index === done ? { ...state, status: 'done' } : state));
}

/** Opens one step; the one that was open waits for its Continuar. */
function open(session: Session, target: number): Transition {
  const opened = patchSteps(session, (state, index) => ({
    ...state,
    status: index === target ? 'open' : state.status === 'open' ? 'pending' : state.status,
  }));
  return {
    session: opened,
    effects: [{ type: 'opened', step: session.definition.steps[target]!.definition.id }],
  };
}

/** Editar on a done step. */
export function reopenStep(session: Session, id: string): Transition {
  const target = session.definition.steps.findIndex((step) => step.definition.id === id);
  if (session.steps[target]?.status !== 'done' || session.submitting) return { session, effects: [] };
  return open(session, target);
}

/** Voltar: to the visible step before, or out of the wizard from the first. */
export function goBack(session: Session): Transition {
  const current = openStep(session)?.index ?? 0;
  const before = session.steps.findLastIndex((state, index) => index < current && state.visible);
  return before < 0 ? { session, effects: [{ type: 'leave' }] } : open(session, before);
}

/** A field was left: what is wrong with it is shown from now on. */
export function leaveField(session: Session, index: number): Transition {
  const touched = session.touched.slice();
  touched[index] = true;
  const issues = session.issues.slice();
  const attempted = session.steps[session.definition.fields[index]!.step]!.attempted;
  issues[index] = fieldIssues(session, index, attempted ? 'continue' : 'edit');
  const transaction = new Transaction({ ...session, touched, issues });
  const effects = session.definition.lookupsOf[index]!.filter((lookup) => lookup.rule.on === 'leave').flatMap(
    (lookup) => ask(lookup, transaction),
  );
  // Its neighbours may have been waiting for this field to be complete.
  return { session: refreshIssues(transaction.finish(), [index], index), effects };
}
