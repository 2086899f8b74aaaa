import { ask } from './ask';
import { Transaction } from './Transaction';
import type { Session } from '../model/Session';
import type { Transition } from '../model/SessionEvent';
import { isStepValid, stop, validateStep } from './validateStep';

/** Before the answers leave the wizard every visible step is checked once more, the first bad one opened. */
export function submit(session: Session): Transition {
  const visible = session.definition.steps.filter((step) => session.steps[step.index]!.visible);
  const checked = visible.reduce((current, step) => validateStep(current, step, 'submit'), session);
  const bad = visible.find((step) => !isStepValid(checked, step));
  if (bad) return stop({ ...checked, submitting: false }, bad);
  const transaction = new Transaction(checked);
  const effects = session.definition.lookups
    .filter((lookup) => lookup.rule.on === 'submit')
    .flatMap((lookup) => ask(lookup, transaction));
  return letGo({ session: { ...transaction.finish(), submitting: true }, effects });
}

/** Sends a submission as soon as none of its look-ups is running. */
function letGo({ session, effects }: Transition): Transition {
  const waits = session.definition.lookups.some(
    (lookup) => lookup.rule.on === 'submit' && session.lookups[lookup.index]!.status === 'pending',
  );
  if (waits) return { session, effects };
  return { session: { ...session, submitting: false }, effects: [...effects, { type: 'submit' }] };
}

/** While a submission waits, the last answer sends it; an answer that changed anything has it checked again. */
export function continueSubmit(before: Session, { session, effects }: Transition): Transition {
  if (!session.submitting) return { session, effects };
  if (session.answers === before.answers) return letGo({ session, effects });
  const again = submit(session);
  return { session: again.session, effects: [...effects, ...again.effects] };
}
