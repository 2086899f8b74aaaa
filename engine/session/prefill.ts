import { askAll } from './ask';
import { settleAll } from './start';
import { settle } from './settle';
import { Transaction } from './transaction';
import type { Session, SessionEvent, StepState, StepStatus, Transition } from './types';

type Prefilled = Extract<SessionEvent, { type: 'prefilled' }>;

/** Steps of a draft as they were; of a quote all done but the last, which opens. */
function stepsAfter(session: Session, event: Prefilled): readonly StepState[] {
  if (event.from === 'catalogue') return session.steps;
  const last = session.steps.findLastIndex((step) => step.visible);
  const status = (index: number): StepStatus =>
    event.from === 'quote'
      ? index === last
        ? 'open'
        : 'done'
      : (event.steps?.[stepId(session, index)] ?? 'pending');
  const steps = session.steps.map((step, index) => ({ ...step, status: status(index) }));
  return keepOneOpen(steps);
}

function stepId(session: Session, index: number): string {
  return session.definition.steps[index]!.definition.id;
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

/** Takes over answers from outside: derived values are recomputed, everything else stays as it came. */
export function prefill(session: Session, event: Prefilled): Transition {
  const transaction = new Transaction(session);
  for (const field of session.definition.fields) {
    const value = event.answers[field.path];
    if (field.derived || value === undefined || value === null || value === '') continue;
    transaction.give(field.index, value, { by: 'prefill' });
  }
  const settled = settle(transaction, event.from === 'catalogue' ? session.definition.rules : []);
  const follow = new Transaction(settled.session);
  if (event.from !== 'catalogue') settleAll(follow);
  const effects = [...settled.effects.filter((effect) => effect.type === 'lookup'), ...askAll(follow, true)];
  const after = follow.finish();
  const loaded = event.from === 'quote' ? after.values : session.loaded;
  return { session: { ...after, steps: stepsAfter(after, event), loaded }, effects };
}
