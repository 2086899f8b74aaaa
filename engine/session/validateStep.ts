import type { CompiledStep } from '../model/CompiledDefinition';
import type { CheckMoment, CompiledCheck } from '../rules/checks';
import { blocks } from './blocks';
import { checkMessage, fieldIssues } from './issues';
import { put } from '../model/PagedList';
import { settle } from './settle';
import { Transaction } from './Transaction';
import type { Effect, Transition } from '../model/SessionEvent';
import type { Session } from '../model/Session';
import type { StepState } from '../model/states';

export function patchSteps(session: Session, patch: (step: StepState, index: number) => StepState): Session {
  return { ...session, steps: session.steps.map(patch) };
}

/** Makes one step the open one; the step that was open waits for its Continuar. */
export function openOnly(session: Session, target: number): Session {
  return patchSteps(session, (state, index) => ({
    ...state,
    status: index === target ? 'open' : state.status === 'open' ? 'pending' : state.status,
  }));
}

export function validateStep(session: Session, step: CompiledStep, moment: CheckMoment): Session {
  let { issues, touched } = session;
  for (const index of step.fields) {
    issues = put(issues, session.issues, index, fieldIssues(session, index, moment));
    touched = put(touched, session.touched, index, true);
  }
  const attempted = patchSteps(session, (state, index) =>
    index === step.index ? { ...state, attempted: true } : state,
  );
  return { ...attempted, issues, touched };
}

export function isStepValid(session: Session, step: CompiledStep): boolean {
  return step.fields.every((index) => !session.issues.at(index).some(blocks));
}

function isStopping(session: Session, step: CompiledStep, check: CompiledCheck): boolean {
  if (check.rule.level !== 'warning') return false;
  const shown = check.fields
    .filter((index) => step.fields.includes(index))
    .flatMap((index) => session.issues.at(index));
  return shown.some((issue) => issue.code === check.rule.id);
}

/** Warnings that stopped the step are shown once and empty the fields they name. */
function clearByWarnings(session: Session, step: CompiledStep): Transition {
  const stopping = session.definition.checks.filter((check) => isStopping(session, step, check));
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

export function stop(session: Session, step: CompiledStep): Transition {
  const { session: cleared, effects } = clearByWarnings(openOnly(session, step.index), step);
  const message = session.definition.source.messages.stepInvalid!;
  return { session: cleared, effects: [...effects, { type: 'invalid', step: step.definition.id, message }] };
}
