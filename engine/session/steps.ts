import type { CompiledStep } from '../model/CompiledDefinition';
import type { CompiledLookup } from '../rules/lookups';
import { ask } from './ask';
import { clean } from './clean';
import { fieldIssues, refreshIssues } from './issues';
import { settle } from './settle';
import { submit } from './submit';
import { Transaction } from './Transaction';
import type { Effect, Transition } from '../model/SessionEvent';
import type { Scope, Session } from '../model/Session';
import type { StepState } from '../model/states';
import { isStepValid, openOnly, patchSteps, stop, validateStep } from './validateStep';

export function openStep(session: Session): CompiledStep | undefined {
  const index = session.steps.findIndex((step) => step.status === 'open');
  return session.definition.steps[index];
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
  if (session.scope) return continueScope(session, session.scope);
  const cleaned = clean(session, step.fields);
  if (isBeingTold(cleaned.session, step))
    return after(cleaned.effects, { session: { ...cleaned.session, continuing: true }, effects: [] });
  const checked = validateStep(cleaned.session, step, 'continue');
  return after(cleaned.effects, proceed(checked, step));
}

/** Whether a binding source asked in this step has not answered yet: it could undo what is done. */
function isBeingTold({ definition, lookups }: Session, { index }: CompiledStep): boolean {
  return definition.lookups.some(
    (lookup) =>
      lookup.rule.binds === true &&
      lookups[lookup.index]!.status === 'pending' &&
      lookup.fields.some((field) => definition.fields[field]!.step === index),
  );
}

/** A Continuar that waited for a source goes on as soon as it has answered, or failed. */
export function continueWaiting({ session, effects }: Transition): Transition {
  if (!session.continuing) return { session, effects };
  return after(effects, continueStep({ ...session, continuing: false }));
}

/** A session open on some fields has no steps: all of it is sent at once. */
function continueScope(session: Session, { fields, asked }: Scope): Transition {
  const cleaned = clean(session, [...fields, ...asked]);
  return after(cleaned.effects, submit(cleaned.session));
}

function proceed(checked: Session, step: CompiledStep): Transition {
  if (!isStepValid(checked, step)) return stop(checked, step);
  const next = nextStep(checked, step.index);
  return next < 0 ? submit(checked) : open(markDone(checked, step.index), next);
}

function after(effects: readonly Effect[], { session, effects: own }: Transition): Transition {
  return { session, effects: [...effects, ...own] };
}

function markDone(session: Session, done: number): Session {
  return patchSteps(session, (state, index) => (index === done ? { ...state, status: 'done' } : state));
}

function open(session: Session, target: number): Transition {
  const { id } = session.definition.steps[target]!.definition;
  return { session: openOnly(session, target), effects: [{ type: 'opened', step: id }] };
}

/** Whether a person may go to a step: it is done, or it waits behind the open one because something about it changed. */
export function isReopenable({ steps }: Pick<Session, 'steps'>, index: number): boolean {
  const { status, visible } = steps[index] ?? { status: 'pending', visible: false };
  const isBehind = visible && index < steps.findIndex((step) => step.status === 'open');
  return status === 'done' || (status === 'pending' && isBehind);
}

/** Editar on a step. */
export function reopenStep(session: Session, id: string): Transition {
  const target = session.definition.steps.findIndex((step) => step.definition.id === id);
  if (!isReopenable(session, target) || session.submitting) return { session, effects: [] };
  return open(session, target);
}

/** Voltar: to the visible step before, or out of the wizard from the first. */
export function goBack(session: Session): Transition {
  if (session.submitting) return { session, effects: [] };
  const current = openStep(session)?.index ?? 0;
  const before = session.steps.findLastIndex((state, index) => index < current && state.visible);
  return before < 0 ? { session, effects: [{ type: 'leave' }] } : open(session, before);
}

/** A field was left: its text is cleaned, and what is wrong with it is shown from now on. */
export function leaveField(session: Session, index: number): Transition {
  const cleaned = clean(session, [index]);
  return after(cleaned.effects, judgeField(cleaned.session, index));
}

function judgeField(session: Session, index: number): Transition {
  const touched = session.touched.with(index, true);
  const attempted = session.steps[session.definition.fields[index]!.step]!.attempted;
  const issues = session.issues.with(index, fieldIssues(session, index, attempted ? 'continue' : 'edit'));
  const transaction = new Transaction({ ...session, touched, issues });
  const effects = session.definition.lookupsOf[index]!.filter(
    (lookup) => lookup.rule.on === 'leave' && isWorthAsking(session, lookup, index),
  ).flatMap((lookup) => ask(lookup, transaction));
  // Its neighbours may have been waiting for this field to be complete.
  const left = refreshIssues(transaction.finish(), [index], [], index);
  return after(effects, emptyRefused(left, index));
}

/** A source that has failed is asked again from its own fields, not from those that its question merely reads. */
function isWorthAsking({ lookups }: Session, { fields, index }: CompiledLookup, left: number): boolean {
  return fields.includes(left) || lookups[index]!.status !== 'failed';
}

/** What an error empties on leaving is emptied at once; its sentence stays until the field is edited. */
function emptyRefused(session: Session, index: number): Transition {
  const said = session.issues.at(index);
  const refusing = session.definition.checksShownAt[index]!.filter(
    ({ clears, rule }) =>
      clears.length > 0 && rule.level !== 'warning' && said.some(({ code }) => code === rule.id),
  );
  if (refusing.length === 0) return { session, effects: [] };
  const transaction = new Transaction(session);
  for (const { clears, rule } of refusing)
    for (const cleared of clears) transaction.give(cleared, undefined, { by: 'check', rule: rule.id });
  const settled = settle(transaction, session.definition.rules);
  const issues = settled.session.issues.with(index, said);
  return { session: { ...settled.session, issues }, effects: settled.effects };
}
